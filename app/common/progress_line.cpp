#include "app/common/progress_line.h"

#include "app/words/names.h"

#include <csignal>
#include <cstdio>
#include <string>
#include <unistd.h>

namespace lockstep {
namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

void on_interrupt(int signal) {
    interrupt_seen = 1;
    std::signal(signal, SIG_DFL);
}

constexpr const char* clear_line = "\r\033[K";

} // namespace

void watch_for_interrupt() {
    std::signal(SIGINT, on_interrupt);
    std::signal(SIGTERM, on_interrupt);
}

bool interrupted() {
    return interrupt_seen != 0;
}

ProgressLine::ProgressLine()
    : visible_(isatty(STDERR_FILENO) != 0),
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
    if (interrupted()) {
        return false;
    }
    const std::lock_guard lock(mutex_);
    const auto now = std::chrono::steady_clock::now();
    if (visible_ && now >= next_) {
        next_ = now + std::chrono::milliseconds(100);
        drawn_ = true;
        std::string line = std::string(clear_line) + stage_words(progress.stage);
        if (progress.total != 0) {
            line += ": " + std::to_string(100 * progress.done / progress.total) + " %";
        }
        std::fputs(line.c_str(), stderr);
    }
    return true;
}

} // namespace lockstep
