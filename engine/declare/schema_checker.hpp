// Shared by schema_fits.cpp and schema_check.cpp: checks a table of a pack against its schema. Nothing here
// runs script code: fields are read raw.
#pragma once
#include <lua.hpp>

#include "declare/schema.hpp"

namespace misk::script {

class SchemaChecker {
 public:
  SchemaChecker(Schemas& schemas, lua_State* L) : schemas_(schemas), L_(L) {}

  bool fits(int index, const Type& type, int depth = 0);
  void explain(int index, const Type& type, const Type& shown);

  /// Replaces words of `kind` in the value at `index`, which fits. Returns true if the value itself is such a
  /// word; then the word that replaces it is on the stack.
  bool replace(int index, const Type& type, const std::string& kind,
               const std::map<std::string, std::string>& words, int depth = 0);

  std::string what;
  std::vector<Mistake> mistakes;

 private:
  static constexpr int kMaxDepth = 40;
  static constexpr double kNumbersEnd = 1e9;  // numbers of the game are smaller than this

  bool fits_named(int index, const Type& type, int depth);
  bool fits_schema(int index, const Schema& schema, int depth);
  bool fits_record(int index, const Type& type, int depth);
  bool fits_entries(int index, const Type* key, const Type& value, int depth);
  const Schema& ready(const Type& type) {
    auto& schema = *static_cast<Schema*>(const_cast<void*>(type.link));
    if (!schema.ready) schemas_.make_ready(L_, schema);
    return schema;
  }
  static const Alias& alias(const Type& type) { return *static_cast<const Alias*>(type.link); }

  /// A field of a schema or of a record: messages explain both alike.
  struct Slot {
    std::string name;
    bool optional;
    const Type* type;
  };
  void explain_fields(int index, const std::vector<Slot>& fields, const Type* item);
  void explain_entries(int index, const Type* key, const Type& value, const Type& shown);
  void explain_one_of(int index, const Type& type, const Type& shown);
  void wrong_type(int index, const Type& shown);
  /// Reports a number of the right kind that is too large or too small; false when the value is no such
  /// number.
  bool out_of_range(int index, const Type& shown);
  bool allows(const Type& type, Type::Kind kind) const;
  bool names(const Type& type, const char* alias) const;
  void unknown_word(int index, const std::string& noun, const Type& type);

  std::string expected(const Type& type, int given) const;
  std::string many(const Type& type) const;
  std::string described(int index) const;
  std::string where() const;
  std::string place() const;
  bool is_scalar_of(const Type& type, Type::Kind kind) const;
  void add(const char* rule, std::string message, std::string mend);
  /// The alternatives of a type, with aliases opened.
  void alternatives(const Type& type, std::vector<const Type*>& out) const;
  void words_of(const Type& type, std::vector<std::string>& out) const;
  std::vector<std::string> sorted_keys(int index) const;
  std::vector<int> sorted_numbers(int index) const;

  Schemas& schemas_;
  lua_State* L_;
  std::vector<PathPart> path_;
};

/// `index` counted from the bottom of the stack.
inline int absolute(lua_State* L, int index) {
  return index > 0 ? index : lua_gettop(L) + index + 1;
}

}  // namespace misk::script
