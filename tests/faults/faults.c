// Loaded into misk by faults.py: at chosen calls the process splits in two. One of them meets a fault there
// and goes on; the other waits for its end, writes down how it ended, and goes on as if nothing had been. So
// one game is enough for a fault at each of its moments, and a crash ends nothing but its own copy.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern void* __libc_malloc(size_t);
extern void* __libc_calloc(size_t, size_t);
extern void* __libc_realloc(void*, size_t);

enum { kMemory, kDisk, kSlow, kLie, kRead, kSignal, kMoment, kClock, kKinds };
static const char* const kKindNames[] = {"memory", "disk",   "slow",   "lie",
                                         "read",   "signal", "moment", "clock"};
static int is_only,  // nothing is split: the fault meets the process itself
    has_begun, ready, kind, in_child, is_sticky, fault_error, fault_which;
static long calls, every, first, most, points, turn;
static const char *save, *wanted, *told, *report;
static long clock_shift;
static const int kSignals[] = {SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGPIPE, SIGSTOP};
static const char* const kSignalNames[] = {"KILL", "TERM", "INT", "HUP", "PIPE", "STOP"};
static const int kErrors[] = {ENOSPC, EIO, EROFS, EINTR, EFBIG, 0};  // 0: a part is written, and then ENOSPC
enum { kErrorCount = sizeof kErrors / sizeof *kErrors };
// What a disk that lies does with the bytes of a write, of which it says that all is well.
enum { kLost, kBit, kZeros, kHalf, kTwice, kAllLost, kLies };
static const char* const kLieNames[] = {"LOST", "BIT", "ZEROS", "HALF", "TWICE", "LOST:on"};
// What a read gives.
enum { kReadError, kReadErrors, kReadEnd, kReadOther, kReadBroken, kReadPart, kNoHandle, kReads };
static const char* const kReadNames[] = {"EIO", "EIO:on", "END", "BIT", "EINTR", "PART", "EMFILE"};
// Hours: one, to about 1970, past 2038, past 2106 and before 1970.
static const long kShifts[] = {1, -1, -490000, 175000, 876000, -1400000};

#define REAL(name)               \
  static __typeof__(name)* real; \
  if (!real) real = (__typeof__(name)*)dlsym(RTLD_NEXT, #name)

static int rename_really(const char* from, const char* to) {
  REAL(rename);
  return real(from, to);
}

static long number(const char* name, long otherwise) {
  const char* text = getenv(name);
  return text ? atol(text) : otherwise;
}

// To misk a copy is the same process, which has the lock of the save. So its new files have names that the
// first process is going to use, and those are removed when the copy has ended.
static pid_t first_process;
static struct {
  int count;
  char paths[16][512];
} * created;
static pid_t real_getpid(void) {
  return (pid_t)syscall(SYS_getpid);
}
pid_t getpid(void) {
  return first_process ? first_process : real_getpid();
}

__attribute__((constructor)) static void begin(void) {
  const char* what = getenv("FAULT_KIND");
  if (!what) return;
  while (kind < kKinds && strcmp(what, kKindNames[kind])) ++kind;
  if (kind == kKinds) abort();
  every = number("FAULT_EVERY", 1000);
  first = number("FAULT_FIRST", 0);
  most = number("FAULT_MOST", 1000000000);
  turn = number("FAULT_TURN", 0);
  save = getenv("FAULT_SAVE");
  wanted = getenv("FAULT_WANTED");
  told = getenv("FAULT_TOLD");
  report = getenv("FAULT_REPORT");
  unsetenv("LD_PRELOAD");
  created = mmap(NULL, sizeof *created, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  is_only = getenv("FAULT_ONLY") != NULL;
  ready = is_only || (save && wanted && told && report);
}

// How many calls there were at which a fault could have been.
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

// A copy removes nothing: the first process may still have it open.
static int real_unlink(const char* file) {
  static int (*real)(const char*);
  if (!real) real = (int (*)(const char*))dlsym(RTLD_NEXT, "unlink");
  return real(file);
}
int unlink(const char* file) {
  return in_child && !is_only ? 0 : real_unlink(file);
}
int remove(const char* file) {
  return in_child && !is_only ? 0 : real_unlink(file) && errno == EISDIR ? rmdir(file) : 0;
}

// The size of a file; -1: it is not there.
static long size_of(const char* file) {
  struct stat status;
  return stat(file, &status) ? -1 : (long)status.st_size;
}

// What a copy left in the save: the "whole" game without faults, the "same" beginning, "cut" in a line,
// "other".
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
  char more;
  if (!strcmp(out, "same")) out = last != '\n' ? "cut" : read(b, &more, 1) == 0 ? "whole" : "same";
  close(a);
  close(b);
  return out;
}

// Keeps a save that is another one, for faults.py to play again.
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
  if (!strcmp(left, "other") || (kind == kLie && strcmp(left, "none"))) keep();
  const int length = snprintf(line, sizeof line, "%ld\t%s\t%s\t%d\t%s\t%s\n", calls, fault,
                              WIFSIGNALED(status) ? "signal" : "exit",
                              WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status), left, message);
  const int out = open(report, O_WRONLY | O_APPEND | O_CREAT, 0600);
  if (write(out, line, (size_t)length) != length) abort();
  close(out);
}

static void sleep_ms(long ms) {
  const struct timespec time = {ms / 1000, ms % 1000 * 1000000};
  nanosleep(&time, NULL);
}

// The copy is told which fault it is to meet: the `which`-th of its kind.
static void choose_fault(long which) {
  in_child = 1;
  if (kind == kMemory) is_sticky = which % 2;
  if (kind == kDisk) {
    fault_error = kErrors[which % kErrorCount];
    is_sticky = which / kErrorCount % 2 == 0 && fault_error != EINTR;
  }
  if (kind == kSlow) is_sticky = which % 2;
  if (kind == kLie) fault_which = (int)(which % kLies), is_sticky = fault_which == kAllLost;
  if (kind == kRead) fault_which = (int)(which % kReads), is_sticky = fault_which == kReadErrors;
  if (kind == kClock) clock_shift = kShifts[which % 6] * 3600;
}

static void name_fault(char* to, size_t size, const char* what, long which) {
  const int error = kErrors[which % kErrorCount];
  if (kind == kSignal || kind == kMoment)
    snprintf(to, size, "%s:%s", what, kSignalNames[which % 6]);
  else if (kind == kDisk)
    snprintf(to, size, "%s:%s%s", what, error ? strerrorname_np(error) : "SHORT",
             which / kErrorCount % 2 == 0 && error != EINTR ? ":on" : "");
  else if (kind == kLie)
    snprintf(to, size, "%s:%s", what, kLieNames[which % kLies]);
  else if (kind == kRead)
    snprintf(to, size, "%s:%s", what,
             kReadNames[strcmp(what, "read") && which % kReads != kReadErrors ? kNoHandle : which % kReads]);
  else if (kind == kClock)
    snprintf(to, size, "%s:%ldh", what, kShifts[which % 6]);
  else
    snprintf(to, size, "%s:%s", what, which % 2 ? "on" : "once");
}

enum { kMostOpen = 64 };
struct Open {
  int is_file, is_written;
  off_t size, place;
};

static struct Open look_at(int handle) {
  struct stat status;
  struct Open out = {0, 0, 0, 0};
  if (handle <= 2 || fstat(handle, &status) || !(S_ISREG(status.st_mode) || S_ISDIR(status.st_mode)))
    return out;
  out.is_file = 1;  // or a folder, through which the copy walks on
  out.is_written = S_ISREG(status.st_mode) && (fcntl(handle, F_GETFL) & O_ACCMODE) != O_RDONLY;
  out.size = status.st_size;
  out.place = lseek(handle, 0, SEEK_CUR);
  return out;
}

static void put_back(int handle, struct Open file) {
  if (!file.is_file) return;
  if (file.is_written && ftruncate(handle, file.size)) abort();
  if (lseek(handle, file.place, SEEK_SET) < 0) abort();
}

// Is the fault to be met here? Only the copy says so.
static int split(const char* what) {
  if (!ready || !has_begun) return 0;
  if (in_child) return is_sticky;
  if (++calls < first || (calls - first) % every != 0 || points >= most) return 0;
  if (is_only) {
    choose_fault(number("FAULT_WHICH", 0));
    return 1;
  }
  const int errno_before = errno;
  ready = 0;
  const long point = points++ + turn, before = size_of(save);
  struct Open open_files[kMostOpen];  // which the copy writes and reads as well
  for (int i = 0; i < kMostOpen; ++i) open_files[i] = look_at(i);
  char kept[4096];  // the save that is there: the copy may put another in its place
  snprintf(kept, sizeof kept, "%s.before", save);
  if (before >= 0 && link(save, kept)) abort();
  created->count = 0;
  first_process = getpid();
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    const int null = open("/dev/null", O_WRONLY), said = open(told, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(null, 1);
    dup2(said, 2);
    close(null);
    close(said);
    choose_fault(point);
    if (kind == kSignal || kind == kMoment) kill(real_getpid(), kSignals[point % 6]);
    ready = 1;
    errno = errno_before;
    return kind != kSignal && kind != kMoment && kind != kClock;
  }
  int status = 0;
  if ((kind == kSignal || kind == kMoment) && kSignals[point % 6] == SIGSTOP) {
    waitpid(child, &status, WUNTRACED);
    kill(child, SIGCONT);
  }
  waitpid(child, &status, 0);
  for (int i = 0; i < created->count; ++i) real_unlink(created->paths[i]);
  char fault[64];
  name_fault(fault, sizeof fault, what, point);
  note(fault, status, before);
  if (before < 0)
    real_unlink(save);
  else if (rename_really(kept, save) || truncate(save, before))
    abort();
  real_unlink(kept);  // two names of one file are not renamed
  for (int i = 0; i < kMostOpen; ++i) put_back(i, open_files[i]);
  real_unlink(told);
  ready = 1;
  errno = errno_before;
  return 0;
}

static int no_memory(void) {
  if (kind == kMoment) split("memory");
  if (kind != kMemory || !split("memory")) return 0;
  errno = ENOMEM;
  return 1;
}

void* malloc(size_t size) {
  return no_memory() ? NULL : __libc_malloc(size);
}
void* calloc(size_t count, size_t size) {
  return no_memory() ? NULL : __libc_calloc(count, size);
}
void* realloc(void* block, size_t size) {
  return size && no_memory() ? NULL : __libc_realloc(block, size);
}

void* mmap(void* at, size_t size, int protection, int flags, int handle, off_t offset) {
  REAL(mmap);
  return flags & MAP_ANONYMOUS && no_memory() ? MAP_FAILED
                                              : real(at, size, protection, flags, handle, offset);
}
void* mmap64(void* at, size_t size, int protection, int flags, int handle, off_t offset)
    __attribute__((alias("mmap")));

// Does the disk fail this call?
static int at_disk(const char* what) {
  if (kind == kSignal || kind == kClock) split(what);
  if (kind == kSlow && split(what)) sleep_ms(is_sticky ? 2 : 100);
  if (kind != kDisk || !split(what)) return 0;
  if (fault_error == EFBIG && !strcmp(what, "write")) raise(SIGXFSZ);  // as a limit of the shell's does
  errno = fault_error ? fault_error : ENOSPC;
  return 1;
}

// The first thing that main() does: what is made before it has nobody to tell of a failure.
FILE* fopencookie(void* cookie, const char* mode, cookie_io_functions_t functions) {
  REAL(fopencookie);
  FILE* const file = real(cookie, mode, functions);
  has_begun = 1;
  return file;
}
static int is_file(int handle) {
  struct stat status;
  return fstat(handle, &status) == 0 && S_ISREG(status.st_mode);
}
typedef ssize_t Write(int, const void*, size_t);
static ssize_t lie(Write* really, int handle, const void* bytes, size_t size) {
  char* const other = __libc_calloc(1, size + 1);
  size_t some = size;
  if (fault_which != kZeros) memcpy(other, bytes, size);
  if (fault_which == kBit) other[size * 5 / 8] ^= (char)(1 << size % 7);
  if (fault_which == kHalf) some = size / 2;
  if (fault_which == kLost || fault_which == kAllLost) some = 0;
  if ((some && really(handle, other, some) < 0) || (fault_which == kTwice && really(handle, other, size) < 0))
    abort();
  free(other);
  return (ssize_t)size;
}
ssize_t write(int handle, const void* bytes, size_t size) {
  REAL(write);
  if (handle <= 2) return real(handle, bytes, size);
  if (kind == kLie && size && is_file(handle) && split("write")) return lie(real, handle, bytes, size);
  if (at_disk("write")) {
    if (fault_error || size < 2) return -1;
    fault_error = ENOSPC;
    is_sticky = 1;
    return real(handle, bytes, size / 2);
  }
  return real(handle, bytes, size);
}
ssize_t read(int handle, void* bytes, size_t size) {
  REAL(read);
  if (kind != kRead || !size || !is_file(handle) || !split("read")) return real(handle, bytes, size);
  if (fault_which == kReadEnd) return 0;
  if (fault_which == kReadPart) return real(handle, bytes, (size + 1) / 2);
  if (fault_which == kReadOther) {
    const ssize_t count = real(handle, bytes, size);
    if (count > 0) ((char*)bytes)[count * 5 / 8] ^= (char)(1 << count % 7);
    return count;
  }
  errno = fault_which == kReadBroken ? EINTR : fault_which == kNoHandle ? EAGAIN : EIO;
  return -1;
}
int close(int handle) {
  REAL(close);
  const int is_written = handle > 2 && (kind == kDisk || kind == kSlow) && ready &&
                         (fcntl(handle, F_GETFL) & O_ACCMODE) != O_RDONLY && is_file(handle);
  const int fails = is_written && at_disk("close"), error = errno;
  if (!fails) return real(handle);
  real(handle);
  errno = error;
  return -1;
}
int fsync(int handle) {
  REAL(fsync);
  return at_disk("fsync") ? -1 : real(handle);
}
int fdatasync(int handle) {
  REAL(fdatasync);
  return at_disk("fdatasync") ? -1 : real(handle);
}
int rename(const char* from, const char* to) {
  if (at_disk("rename")) return -1;
  if (!in_child || is_only) return rename_really(from, to);
  real_unlink(to);  // the first process has still to rename that file
  return link(from, to);
}
int mkdir(const char* path, mode_t mode) {
  REAL(mkdir);
  return at_disk("mkdir") ? -1 : real(path, mode);
}
static int no_handle(const char* what) {
  if (kind != kRead || !split(what)) return 0;
  errno = is_sticky ? EIO : EMFILE;
  return 1;
}
FILE* fopen(const char* path, const char* mode) {
  REAL(fopen);
  return mode[0] == 'r' && no_handle("open") ? NULL : real(path, mode);
}
FILE* fopen64(const char* path, const char* mode) __attribute__((alias("fopen")));
DIR* opendir(const char* path) {
  REAL(opendir);
  return no_handle("opendir") ? NULL : real(path);
}
int open(const char* path, int flags, ...) {
  REAL(open);
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  const int is_written = (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
  if (is_written && ready && at_disk("open")) return -1;
  if (kind == kRead && !is_written && no_handle("open")) return -1;
  const int handle = real(path, flags, mode);
  if (in_child && !is_only && handle >= 0 && flags & O_EXCL && created->count < 16)
    snprintf(created->paths[created->count++], sizeof created->paths[0], "%s", path);
  return handle;
}
int open64(const char* path, int flags, ...) __attribute__((alias("open")));
int clock_gettime(clockid_t id, struct timespec* out) {
  REAL(clock_gettime);
  const int is_wall = id == CLOCK_REALTIME || id == CLOCK_MONOTONIC;
  if (kind == kClock && is_wall) split("clock");
  const int code = real(id, out);
  // The monotonic one jumps where a computer has slept.
  if (id == CLOCK_REALTIME || (is_wall && clock_shift > 0)) out->tv_sec += clock_shift;
  return code;
}
time_t time(time_t* out) {
  REAL(time);
  if (kind == kClock) split("time");
  const time_t now = real(NULL) + clock_shift;
  if (out) *out = now;
  return now;
}
