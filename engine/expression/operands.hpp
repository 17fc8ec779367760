// The number of operands that instructions of expressions take from the stack. The compiler counts with it,
// and so does the code that reads them back.
#pragma once
#include "kernel/instruction.hpp"

namespace misk::kernel {

/// How many values an instruction takes, where none of them stands in the instruction itself.
int operands(X op);
/// Does it leave nothing but 0 or 1?
bool gives_truth(X op);

}  // namespace misk::kernel
