// Loaded into misk by faults.py. At chosen calls the process forks: the copy meets a fault there and goes on;
// the first process waits, records how the copy ended, and goes on without a fault. So one game is enough for
// faults at many moments, and a crash ends only a copy.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern void* __libc_malloc(size_t);
extern void* __libc_calloc(size_t, size_t);
extern void* __libc_realloc(void*, size_t);

enum { kMemory, kDisk, kSignal, kClock };
static int is_only,  // no fork: the process itself meets the fault
    has_begun, ready, kind, in_child, is_sticky, fault_error;
static long calls, every, first, most, points;
static const char *save, *wanted, *told, *report;
static long clock_shift;
static const int kSignals[] = {SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGSTOP};
static const char* const kSignalNames[] = {"KILL", "TERM", "INT", "HUP", "PIPE", "STOP"};
static const int kErrors[] = {ENOSPC, EIO, EROFS, EINTR, 0};  // 0: write a part, then ENOSPC

static long number(const char* name, long otherwise) {
  const char* text = getenv(name);
  return text ? atol(text) : otherwise;
}

__attribute__((constructor)) static void begin(void) {
  const char* what = getenv("FAULT_KIND");
  if (!what) return;
  kind = !strcmp(what, "memory") ? kMemory : !strcmp(what, "disk") ? kDisk : !strcmp(what, "signal") ? kSignal : kClock;
  every = number("FAULT_EVERY", 1000);
  first = number("FAULT_FIRST", 0);
  most = number("FAULT_MOST", 1000000000);
  save = getenv("FAULT_SAVE");
  wanted = getenv("FAULT_WANTED");
  told = getenv("FAULT_TOLD");
  report = getenv("FAULT_REPORT");
  unsetenv("LD_PRELOAD");
  is_only = getenv("FAULT_ONLY") != NULL;
  ready = is_only || (save && wanted && told && report);
}

// Writes the number of calls at which a fault was possible.
__attribute__((destructor)) static void end(void) {
  const char* const file = getenv("FAULT_COUNT");
  if (!ready || in_child || !file) return;
  ready = 0;
  char text[32];
  const int length = snprintf(text, sizeof text, "%ld\n", calls);
  const int out = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (write(out, text, (size_t)length) != length) abort();
  close(out);
}

// A copy removes nothing, because the first process may still have the file open.
static int real_unlink(const char* file) {
  static int (*real)(const char*);
  if (!real) real = (int (*)(const char*))dlsym(RTLD_NEXT, "unlink");
  return real(file);
}
int unlink(const char* file) { return in_child && !is_only ? 0 : real_unlink(file); }
int remove(const char* file) { return in_child && !is_only ? 0 : real_unlink(file) && errno == EISDIR ? rmdir(file) : 0; }

// The size of a file; -1 if it does not exist.
static long size_of(const char* file) {
  struct stat status;
  return stat(file, &status) ? -1 : (long)status.st_size;
}

// Compares the copy's save with the game without faults: "same" beginning, "cut" in a line, or "other".
static const char* compare(long before) {
  const long size = size_of(save);
  if (size < 0) return before < 0 ? "none" : "gone";
  if (size < before) return "shorter";
  const int a = open(save, O_RDONLY), b = open(wanted, O_RDONLY);
  const char* out = "same";
  static char left[65536], right[65536];
  char last = '\n';
  for (;;) {
    const ssize_t n = read(a, left, sizeof left);
    if (n <= 0) break;
    if (read(b, right, (size_t)n) != n || memcmp(left, right, (size_t)n) != 0) {
      out = "other";
      break;
    }
    last = left[n - 1];
  }
  if (last != '\n' && !strcmp(out, "same")) out = "cut";
  close(a);
  close(b);
  return out;
}

// Keeps a different save, so that faults.py can replay it.
static void keep(void) {
  char name[4096];
  snprintf(name, sizeof name, "%s.%ld", save, calls);
  const int from = open(save, O_RDONLY), to = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  static char part[65536];
  for (ssize_t n; (n = read(from, part, sizeof part)) > 0;)
    if (write(to, part, (size_t)n) != n) abort();
  close(from);
  close(to);
}

static void note(const char* fault, int status, long before) {
  char line[2600], message[2048] = "";
  const int said = open(told, O_RDONLY);
  ssize_t n = said < 0 ? 0 : read(said, message, sizeof message - 1);
  if (said >= 0) close(said);
  if (n < 0) n = 0;
  for (ssize_t i = 0; i < n; ++i)
    if (message[i] == '\n' || message[i] == '\t') message[i] = '|';
  message[n] = 0;
  const char* const left = compare(before);
  if (!strcmp(left, "other")) keep();
  const int length = snprintf(line, sizeof line, "%ld\t%s\t%s\t%d\t%s\t%s\n", calls, fault,
                              WIFSIGNALED(status) ? "signal" : "exit",
                              WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status), left, message);
  const int out = open(report, O_WRONLY | O_APPEND | O_CREAT, 0600);
  if (write(out, line, (size_t)length) != length) abort();
  close(out);
}

// True if the fault happens here: only in the copy.
static int split(const char* what, int handle) {
  if (!ready || !has_begun) return 0;
  if (in_child) return is_sticky;
  if (++calls < first || (calls - first) % every != 0 || points >= most) return 0;
  if (is_only) {
    const long which = number("FAULT_WHICH", 0);
    in_child = 1;
    fault_error = kErrors[which % 5];
    is_sticky = which < 5 && fault_error != EINTR;
    return 1;
  }
  const int errno_before = errno;
  ready = 0;
  const long point = points++, before = size_of(save);
  struct stat open_file;  // the copy writes it as well
  const int is_open = handle >= 0 && fstat(handle, &open_file) == 0 && S_ISREG(open_file.st_mode);
  const int which = (int)(point % (kind == kSignal ? 6 : 5));
  const pid_t child = fork();
  if (child == 0) {
    alarm(30);
    const int null = open("/dev/null", O_WRONLY), said = open(told, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(null, 1);
    dup2(said, 2);
    close(null);
    close(said);
    in_child = 1;
    if (kind == kMemory) is_sticky = point % 2;
    if (kind == kDisk) is_sticky = point % 10 < 5, fault_error = kErrors[which];
    if (kind == kDisk && fault_error == EINTR) is_sticky = 0;
    if (kind == kClock) clock_shift = point % 2 ? 3600 : -3600;
    if (kind == kSignal) kill(getpid(), kSignals[which]);
    ready = 1;
    errno = errno_before;
    return kind == kMemory || kind == kDisk;
  }
  int status = 0;
  if (kind == kSignal && kSignals[which] == SIGSTOP) {
    waitpid(child, &status, WUNTRACED);
    kill(child, SIGCONT);
  }
  waitpid(child, &status, 0);
  char fault[64];
  if (kind == kSignal)
    snprintf(fault, sizeof fault, "%s", kSignalNames[which]);
  else if (kind == kDisk)
    snprintf(fault, sizeof fault, "%s:%s%s", what, kErrors[which] ? strerrorname_np(kErrors[which]) : "SHORT",
             point % 10 < 5 ? ":on" : "");
  else
    snprintf(fault, sizeof fault, "%s:%s", what, point % 2 ? "on" : "once");
  note(fault, status, before);
  if (before < 0)
    real_unlink(save);
  else if (truncate(save, before))
    abort();
  if (is_open && ftruncate(handle, open_file.st_size)) abort();
  real_unlink(told);
  ready = 1;
  errno = errno_before;
  return 0;
}

static int no_memory(void) {
  if (kind != kMemory || !split("memory", -1)) return 0;
  errno = ENOMEM;
  return 1;
}

void* malloc(size_t size) { return no_memory() ? NULL : __libc_malloc(size); }
void* calloc(size_t count, size_t size) { return no_memory() ? NULL : __libc_calloc(count, size); }
void* realloc(void* block, size_t size) { return size && no_memory() ? NULL : __libc_realloc(block, size); }

#define REAL(name)                                      \
  static __typeof__(name)* real;                        \
  if (!real) real = (__typeof__(name)*)dlsym(RTLD_NEXT, #name)

static int at_disk(const char* what, int handle) {
  if (kind == kSignal || kind == kClock) split(what, handle);
  if (kind != kDisk || !split(what, handle)) return 0;
  errno = fault_error ? fault_error : ENOSPC;
  return 1;
}

// Called first in main(). Before it, nobody could report a failure.
FILE* fopencookie(void* cookie, const char* mode, cookie_io_functions_t functions) {
  REAL(fopencookie);
  FILE* const file = real(cookie, mode, functions);
  has_begun = 1;
  return file;
}
ssize_t write(int handle, const void* bytes, size_t size) {
  REAL(write);
  if (handle > 2 && at_disk("write", handle)) {
    if (fault_error || size < 2) return -1;
    fault_error = ENOSPC;
    is_sticky = 1;
    return real(handle, bytes, size / 2);
  }
  return real(handle, bytes, size);
}
int fsync(int handle) {
  REAL(fsync);
  return at_disk("fsync", handle) ? -1 : real(handle);
}
int fdatasync(int handle) {
  REAL(fdatasync);
  return at_disk("fdatasync", handle) ? -1 : real(handle);
}
int rename(const char* from, const char* to) {
  REAL(rename);
  if (at_disk("rename", -1)) return -1;
  if (!in_child || is_only) return real(from, to);
  real_unlink(to);  // the first process must still rename that file
  return link(from, to);
}
int mkdir(const char* path, mode_t mode) {
  REAL(mkdir);
  return at_disk("mkdir", -1) ? -1 : real(path, mode);
}
int open(const char* path, int flags, ...) {
  REAL(open);
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) && ready && at_disk("open", -1)) return -1;
  return real(path, flags, mode);
}
int clock_gettime(clockid_t id, struct timespec* out) {
  REAL(clock_gettime);
  const int code = real(id, out);
  if (id == CLOCK_REALTIME) out->tv_sec += clock_shift;
  return code;
}
time_t time(time_t* out) {
  REAL(time);
  const time_t now = real(NULL) + clock_shift;
  if (out) *out = now;
  return now;
}
