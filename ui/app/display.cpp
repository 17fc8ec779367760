#include "app/display.hpp"

#include <dlfcn.h>

#include <cstdlib>

namespace misk::ui {

// libX11 is loaded by name, because nothing else needs its headers.
std::string no_display_reason() {
  const std::string mend = "; start it from a desktop, or play in the terminal: misk play";
  const char* name = std::getenv("DISPLAY");
  if (!name || !*name) return "there is no display (DISPLAY is not set)" + mend;
  void* library = dlopen("libX11.so.6", RTLD_NOW);
  if (!library) return "";  // SFML needs this library, so it is there
  using Open = void* (*)(const char*);
  using Close = int (*)(void*);
  using Query = int (*)(void*, const char*, int*, int*, int*);
  const auto open = reinterpret_cast<Open>(dlsym(library, "XOpenDisplay"));
  const auto close = reinterpret_cast<Close>(dlsym(library, "XCloseDisplay"));
  const auto query = reinterpret_cast<Query>(dlsym(library, "XQueryExtension"));
  std::string reason;
  if (open && close && query) {
    if (void* display = open(nullptr)) {
      int ignored[3];
      if (!query(display, "GLX", &ignored[0], &ignored[1], &ignored[2]))
        reason = "the display " + std::string(name) + " cannot draw with OpenGL (it has no GLX)" + mend;
      close(display);
    } else {
      reason = "the display " + std::string(name) + " cannot be opened" + mend;
    }
  }
  dlclose(library);
  return reason;
}

}  // namespace misk::ui
