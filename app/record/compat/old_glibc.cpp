// Functions of the C library for lockstep-record, which runs with older versions of it than the one on the machine that
// builds it. A program that is linked there needs the newest version of each symbol. The functions in this file replace
// these symbols: they call an older version, or a system call, or do the same work themselves. They are hidden, so that
// drivers do not call them.

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define LK_HIDDEN __attribute__((visibility("hidden")))
// Declares old_NAME, the version of NAME that all versions of the C library have since VERSION.
#define LK_OLD(name, version) __asm__(".symver old_" #name "," #name "@GLIBC_" version)

// NOLINTBEGIN(clang-diagnostic-reserved-identifier,bugprone-reserved-identifier): the C library's own names
// NOLINTBEGIN(performance-no-int-to-ptr): the loader gives addresses as numbers
extern "C" {

// Mathematics: the version of 2.29 differs only in how it reports errors.

double old_exp(double value) noexcept;
double old_pow(double base, double exponent) noexcept;
LK_OLD(exp, "2.2.5");
LK_OLD(pow, "2.2.5");

LK_HIDDEN double exp(double value) noexcept {
    return old_exp(value);
}

LK_HIDDEN double pow(double base, double exponent) noexcept {
    return old_pow(base, exponent);
}

// Threads: moved to another library in 2.34.

int old_pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*work)(void*),
                       void* argument) noexcept;
int old_pthread_join(pthread_t thread, void** result);
int old_pthread_detach(pthread_t thread) noexcept;
int old_pthread_once(pthread_once_t* once, void (*work)());
int old_pthread_attr_getstacksize(const pthread_attr_t* attributes, std::size_t* bytes) noexcept;
int old_pthread_attr_setstacksize(pthread_attr_t* attributes, std::size_t bytes) noexcept;
int old_pthread_getattr_default_np(pthread_attr_t* attributes) noexcept;
int old_pthread_setattr_default_np(const pthread_attr_t* attributes) noexcept;
int old___pthread_key_create(pthread_key_t* key, void (*destroy)(void*)) noexcept;
LK_OLD(pthread_create, "2.2.5");
LK_OLD(pthread_join, "2.2.5");
LK_OLD(pthread_detach, "2.2.5");
LK_OLD(pthread_once, "2.2.5");
LK_OLD(pthread_attr_getstacksize, "2.2.5");
LK_OLD(pthread_attr_setstacksize, "2.2.5");
LK_OLD(pthread_getattr_default_np, "2.18");
LK_OLD(pthread_setattr_default_np, "2.18");
LK_OLD(__pthread_key_create, "2.2.5");

LK_HIDDEN int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*work)(void*),
                             void* argument) noexcept {
    return old_pthread_create(thread, attributes, work, argument);
}

LK_HIDDEN int pthread_join(pthread_t thread, void** result) {
    return old_pthread_join(thread, result);
}

LK_HIDDEN int pthread_detach(pthread_t thread) noexcept {
    return old_pthread_detach(thread);
}

LK_HIDDEN int pthread_once(pthread_once_t* once, void (*work)()) {
    return old_pthread_once(once, work);
}

LK_HIDDEN int pthread_attr_getstacksize(const pthread_attr_t* attributes, std::size_t* bytes) noexcept {
    return old_pthread_attr_getstacksize(attributes, bytes);
}

LK_HIDDEN int pthread_attr_setstacksize(pthread_attr_t* attributes, std::size_t bytes) noexcept {
    return old_pthread_attr_setstacksize(attributes, bytes);
}

LK_HIDDEN int pthread_getattr_default_np(pthread_attr_t* attributes) noexcept {
    return old_pthread_getattr_default_np(attributes);
}

LK_HIDDEN int pthread_setattr_default_np(const pthread_attr_t* attributes) noexcept {
    return old_pthread_setattr_default_np(attributes);
}

LK_HIDDEN int __pthread_key_create(pthread_key_t* key, void (*destroy)(void*)) noexcept {
    return old___pthread_key_create(key, destroy);
}

/// Waits until a time of another clock. Versions before 2.30 know only the clock of the wall.
LK_HIDDEN int pthread_cond_clockwait(pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock,
                                     const timespec* until) {
    constexpr long second = 1000000000;
    timespec now{};
    timespec wall{};
    clock_gettime(clock, &now);
    clock_gettime(CLOCK_REALTIME, &wall);
    wall.tv_sec += until->tv_sec - now.tv_sec;
    wall.tv_nsec += until->tv_nsec - now.tv_nsec;
    if (wall.tv_nsec < 0) {
        wall.tv_nsec += second;
        --wall.tv_sec;
    } else if (wall.tv_nsec >= second) {
        wall.tv_nsec -= second;
        ++wall.tv_sec;
    }
    return pthread_cond_timedwait(condition, mutex, &wall);
}

// Libraries: moved to another library in 2.34.

void* old_dlopen(const char* name, int mode) noexcept;
void* old_dlsym(void* library, const char* name) noexcept;
LK_OLD(dlopen, "2.2.5");
LK_OLD(dlsym, "2.2.5");

LK_HIDDEN void* dlopen(const char* name, int mode) noexcept {
    return old_dlopen(name, mode);
}

LK_HIDDEN void* dlsym(void* library, const char* name) noexcept {
    return old_dlsym(library, name);
}

// Files: functions since 2.33. The kernel fills the same structure.

LK_HIDDEN int stat(const char* path, struct stat* status) noexcept {
    return static_cast<int>(syscall(SYS_stat, path, status));
}

LK_HIDDEN int lstat(const char* path, struct stat* status) noexcept {
    return static_cast<int>(syscall(SYS_lstat, path, status));
}

LK_HIDDEN int fstat(int file, struct stat* status) noexcept {
    return static_cast<int>(syscall(SYS_fstat, file, status));
}

LK_HIDDEN int fstatat(int folder, const char* path, struct stat* status, int flags) noexcept {
    return static_cast<int>(syscall(SYS_newfstatat, folder, path, status, flags));
}

#define LK_SAME_STAT static_assert(sizeof(struct stat) == sizeof(struct stat64), "both have 64-bit sizes")
LK_SAME_STAT;

LK_HIDDEN int stat64(const char* path, struct stat64* status) noexcept {
    return static_cast<int>(syscall(SYS_stat, path, status));
}

LK_HIDDEN int lstat64(const char* path, struct stat64* status) noexcept {
    return static_cast<int>(syscall(SYS_lstat, path, status));
}

LK_HIDDEN int fstat64(int file, struct stat64* status) noexcept {
    return static_cast<int>(syscall(SYS_fstat, file, status));
}

LK_HIDDEN int fstatat64(int folder, const char* path, struct stat64* status, int flags) noexcept {
    return static_cast<int>(syscall(SYS_newfstatat, folder, path, status, flags));
}

// Other symbols.

/// Whether the process has a single thread, so that the C++ library can count references without atomics. Since 2.32.
LK_HIDDEN extern char lk_libc_single_threaded __asm__("__libc_single_threaded");
char lk_libc_single_threaded = 0;

/// Random numbers, for std::random_device. Since 2.36.
LK_HIDDEN std::uint32_t arc4random() noexcept {
    std::uint32_t number = 0;
    if (getentropy(&number, sizeof number) != 0) {
        timespec now{};
        clock_gettime(CLOCK_MONOTONIC, &now);
        number = static_cast<std::uint32_t>(now.tv_nsec) ^ static_cast<std::uint32_t>(getpid() << 16);
    }
    return number;
}

/// Finds the table of exception handlers for a place in the code. Since 2.35.
LK_HIDDEN int _dl_find_object(void* place, dl_find_object* found) noexcept {
    struct Search {
        ElfW(Addr) place;
        dl_find_object* found;
    };
    Search search{reinterpret_cast<ElfW(Addr)>(place), found};
    const auto look = [](dl_phdr_info* object, std::size_t, void* data) -> int {
        const Search& wanted = *static_cast<Search*>(data);
        const ElfW(Phdr)* frames = nullptr;
        ElfW(Addr) begin = 0;
        ElfW(Addr) end = 0;
        for (int i = 0; i < object->dlpi_phnum; ++i) {
            const ElfW(Phdr)& part = object->dlpi_phdr[i];
            const ElfW(Addr) first = object->dlpi_addr + part.p_vaddr;
            if (part.p_type == PT_LOAD && wanted.place >= first && wanted.place < first + part.p_memsz) {
                begin = first;
                end = first + part.p_memsz;
            } else if (part.p_type == PT_GNU_EH_FRAME) {
                frames = &part;
            }
        }
        if (end == 0 || frames == nullptr) {
            return 0;
        }
        *wanted.found = {};
        wanted.found->dlfo_map_start = reinterpret_cast<void*>(begin);
        wanted.found->dlfo_map_end = reinterpret_cast<void*>(end);
        wanted.found->dlfo_eh_frame = reinterpret_cast<void*>(object->dlpi_addr + frames->p_vaddr);
        return 1;
    };
    return dl_iterate_phdr(look, &search) == 1 ? 0 : -1;
}

// The start of the program. Since 2.34, the C library calls the constructors of the program itself; before, the program
// passes a function that does it.

using Main = int (*)(int, char**, char**);
using Constructor = void (*)(int, char**, char**);
int old___libc_start_main(Main main, int count, char** texts, Constructor begin, void (*end)(),
                          void (*end_of_loader)(), void* stack);
LK_OLD(__libc_start_main, "2.2.5");

void _init();
LK_HIDDEN extern const Constructor lk_init_array_start[] __asm__("__init_array_start");
LK_HIDDEN extern const Constructor lk_init_array_end[] __asm__("__init_array_end");

LK_HIDDEN int __libc_start_main(Main main, int count, char** texts, Constructor, void (*)(),
                                void (*end_of_loader)(), void* stack) {
    const auto construct = [](int number, char** given, char** environment) {
        _init();
        for (const Constructor* next = lk_init_array_start; next != lk_init_array_end; ++next) {
            (*next)(number, given, environment);
        }
    };
    return old___libc_start_main(
        main, count, texts, construct, [] {}, end_of_loader, stack);
}

} // extern "C"
// NOLINTEND(performance-no-int-to-ptr)
// NOLINTEND(clang-diagnostic-reserved-identifier,bugprone-reserved-identifier)
