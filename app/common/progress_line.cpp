#include "app/common/progress_line.h"

#include "app/words/names.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <string>
#include <sys/eventfd.h>
#include <unistd.h>

namespace lockstep {
namespace {

volatile std::sig_atomic_t interrupt_seen = 0;
/// File descriptor (eventfd) to which the signal handler writes at the first signal; -1 before
/// watch_for_interrupt().
volatile std::sig_atomic_t bell = -1;

void on_interrupt(int signal) {
    const int kept = errno;
    interrupt_seen = 1;
    std::signal(signal, SIG_DFL);
    const std::uint64_t once = 1;
    (void)!write(bell, &once, sizeof once);
    errno = kept;
}

/// Whether the signal was ignored when the program started, as with nohup. If so, the signal must stay
/// ignored.
bool is_ignored(int signal) {
    struct sigaction now {};
    return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

constexpr const char* clear_line = "\r\033[K";

} // namespace

void watch_for_interrupt() {
    bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    std::signal(SIGINT, on_interrupt);
    std::signal(SIGTERM, on_interrupt);
    if (!is_ignored(SIGHUP)) {
        std::signal(SIGHUP, on_interrupt);
    }
}

int interrupt_bell() {
    return bell;
}

bool interrupted() {
    return interrupt_seen != 0;
}

ProgressLine::ProgressLine(const Reader& reader)
    : reader_(reader),
      visible_(isatty(STDERR_FILENO) != 0),
      next_(std::chrono::steady_clock::now() + std::chrono::milliseconds(500)) {}

ProgressLine::~ProgressLine() {
    clear();
}

void ProgressLine::clear() {
    const std::lock_guard lock(mutex_);
    if (drawn_) {
        std::fputs(clear_line, stderr);
        drawn_ = false;
    }
}

ProgressSink ProgressLine::sink() {
    return [this](const Progress& progress) { return show(progress); };
}

bool ProgressLine::show(const Progress& progress) {
    if (progress.stage ==
        Stage::connect) { // ssh may ask a question on the terminal, which a line would erase
        clear();
        return !interrupted();
    }
    return show_text([&] {
        std::string text = text_for(reader_, Phrase(name_context, stage_words(progress.stage)));
        if (progress.total != 0) {
            text += ": " + std::to_string(100 * progress.done / progress.total) + " %";
        }
        return text;
    });
}

bool ProgressLine::show_text(const std::function<std::string()>& text) {
    if (interrupted()) {
        return false;
    }
    const std::lock_guard lock(mutex_);
    const auto now = std::chrono::steady_clock::now();
    if (visible_ && now >= next_) {
        next_ = now + std::chrono::milliseconds(100);
        drawn_ = true;
        std::fputs((clear_line + text()).c_str(), stderr);
    }
    return true;
}

} // namespace lockstep
