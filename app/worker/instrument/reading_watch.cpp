#include "app/worker/instrument/reading_watch.h"

#include "app/worker/instrument_protocol.h"
#include "app/worker/speech.h"
#include "core/instrument/parse/reading.h"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>
#include <utility>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LOCKSTEP_ENDS_WITHOUT_MEMORY
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define LOCKSTEP_ENDS_WITHOUT_MEMORY
#endif

namespace lockstep {
namespace {

/// Defined with the address sanitizer, which ends a process if a memory allocation fails.
#ifdef LOCKSTEP_ENDS_WITHOUT_MEMORY
constexpr bool ends_without_memory = true;
#else
constexpr bool ends_without_memory = false;
#endif

/// The request that is being processed. The first check that detects an exceeded limit sends the reply to it.
struct {
    BuildLimits limits;
    pid_t process = 0; ///< id of the process that may send a reply; forks of this process may not
    std::atomic<bool> is_answered{false};
} current;

[[noreturn]] void answer_and_end(std::string_view reason, std::uint64_t most) {
    if (getpid() != current.process) {
        _exit(1);
    }
    if (!current.is_answered.exchange(true)) {
        say(to_line(InstrumentAnswer(Error{.code = ErrorCode::cannot_instrument,
                                           .arguments = {std::string(reason), std::to_string(most)},
                                           .place = reading::reached()})));
    }
    _exit(0);
}

void no_memory() {
    answer_and_end(build_limit::reading_memory, current.limits.bytes);
}

/// Makes the system refuse allocations that exceed the limit before they use memory. Not used if a failed
/// allocation would end the process; then only the memory in use is limited.
void limit_demands(std::uint64_t bytes) {
    if (ends_without_memory) {
        return;
    }
    // Contains seven numbers in pages: size, resident, shared, text, 0, data, 0.
    std::ifstream file("/proc/self/statm");
    std::uint64_t number = 0;
    for (int i = 0; i < 6; ++i) {
        file >> number;
    }
    const std::uint64_t data = number * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    rlimit limit{};
    if (file && getrlimit(RLIMIT_DATA, &limit) == 0) {
        constexpr std::uint64_t far_beyond = std::uint64_t{1} << 50;
        limit.rlim_cur = std::min<rlim_t>(data + std::min(bytes, far_beyond), limit.rlim_max);
        setrlimit(RLIMIT_DATA, &limit);
    }
}

} // namespace

ReadingWatch::ReadingWatch()
    : watch_(time_, [](UseWatch::Over what) {
          if (what == UseWatch::Over::memory) {
              no_memory();
          } else {
              answer_and_end(build_limit::reading_time, current.limits.seconds);
          }
      }) {
    current.process = getpid();
    reading::on_no_memory(no_memory);
    reading::on_excess([](const Place&) { answer_and_end(build_limit::macro_tokens, reading::most_tokens); });
}

ReadingWatch::~ReadingWatch() {
    reading::on_excess({});
    reading::on_no_memory(nullptr);
}

void ReadingWatch::begin(const BuildLimits& limits) {
    if (limits.bytes != current.limits.bytes || !has_begun_) {
        limit_demands(limits.bytes);
    }
    has_begun_ = true;
    current.limits = limits;
    time_.begin(limits.seconds);
    watch_.begin(limits.bytes);
}

} // namespace lockstep
