#include "app/worker/process/use_watch.h"

#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/time.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using std::chrono::nanoseconds;

/// Interval between two checks. At 2 GB per second, a process can allocate 20 MB in this time.
constexpr std::chrono::milliseconds look{10};
/// Maximum depth of child processes whose memory is counted. This includes a linker that the driver starts,
/// but not the forks of the instrumenter.
constexpr int deepest_child = 1;

using Bytes = std::uint64_t (*)(const std::string& process);

std::uint64_t resident_bytes(const std::string& process) {
    std::ifstream file("/proc/" + process + "/statm");
    std::uint64_t all = 0;
    std::uint64_t resident = 0;
    file >> all >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// Returns memory in bytes like resident_bytes(), but counts memory that several processes share only in
/// part, for each of them. Takes about 1 ms per process.
std::uint64_t proportional_bytes(const std::string& process) {
    std::ifstream file("/proc/" + process + "/smaps_rollup");
    for (std::string word; file >> word;) {
        std::uint64_t kibibytes = 0;
        if (word == "Pss:" && file >> kibibytes) {
            return kibibytes << 10;
        }
    }
    return resident_bytes(process);
}

/// Returns the memory of a process and its child processes in bytes. Processes that the system hides count as
/// 0.
std::uint64_t tree_bytes(const std::string& process, int depth, Bytes bytes) {
    std::uint64_t sum = bytes(process);
    std::error_code ignored;
    for (fs::directory_iterator tasks("/proc/" + process + "/task", ignored), end; depth > 0 && tasks != end;
         tasks.increment(ignored)) {
        std::ifstream children(tasks->path() / "children");
        for (std::string child; children >> child;) {
            sum += tree_bytes(child, depth - 1, bytes);
        }
    }
    return sum;
}

nanoseconds processor_time() {
    timespec own{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &own);
    rusage ended{};
    getrusage(RUSAGE_CHILDREN, &ended);
    nanoseconds sum = std::chrono::seconds(own.tv_sec) + nanoseconds(own.tv_nsec);
    for (const timeval& part : {ended.ru_utime, ended.ru_stime}) {
        sum += std::chrono::seconds(part.tv_sec) + std::chrono::microseconds(part.tv_usec);
    }
    return sum;
}

ProcessUse use_now() {
    return {tree_bytes("self", deepest_child, resident_bytes), processor_time(),
            std::chrono::steady_clock::now()};
}

} // namespace

UseWatch::UseWatch(BuildTime& time, std::function<void(Over)> over)
    : time_(time), over_(std::move(over)), thread_([this] { watch(); }) {}

UseWatch::~UseWatch() {
    {
        const std::lock_guard lock(mutex_);
        has_ended_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void UseWatch::begin(std::uint64_t bytes) {
    const ProcessUse now = use_now();
    const std::lock_guard lock(mutex_);
    take_time(now);
    most_bytes_ = bytes;
    first_bytes_ = now.bytes;
    since_ = now;
    is_watching_ = true;
    changed_.notify_one();
}

void UseWatch::pause() {
    const ProcessUse now = use_now();
    const std::lock_guard lock(mutex_);
    take_time(now);
}

/// Subtracts the time since the last call from the budget. Does nothing if no task is being measured.
void UseWatch::take_time(const ProcessUse& now) {
    if (std::exchange(is_watching_, false)) {
        time_.take(used_until(now));
    }
}

TimeUse UseWatch::used_until(const ProcessUse& now) const {
    return {now.processor - since_.processor, now.at - since_.at};
}

void UseWatch::resume() {
    const ProcessUse now = use_now();
    const std::lock_guard lock(mutex_);
    if (!std::exchange(is_watching_, true)) {
        since_ = now;
    }
    changed_.notify_one();
}

std::optional<UseWatch::Over> UseWatch::over_by(const ProcessUse& use) const {
    const auto is_too_large = [this](std::uint64_t bytes) {
        return bytes > first_bytes_ && bytes - first_bytes_ > most_bytes_;
    };
    if (is_too_large(use.bytes) && is_too_large(tree_bytes("self", deepest_child, proportional_bytes))) {
        return Over::memory;
    }
    return time_.is_over(used_until(use)) ? std::optional(Over::time) : std::nullopt;
}

void UseWatch::watch() {
    std::unique_lock lock(mutex_);
    while (!has_ended_) {
        if (!is_watching_) {
            changed_.wait(lock);
            continue;
        }
        changed_.wait_for(lock, look);
        lock.unlock();
        const ProcessUse now = use_now();
        lock.lock();
        const auto what = is_watching_ && !has_ended_ ? over_by(now) : std::nullopt;
        if (what) {
            is_watching_ = false;
            lock.unlock();
            over_(*what);
            lock.lock();
        }
    }
}

} // namespace lockstep
