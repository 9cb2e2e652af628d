#include "app/gui/present/presentation_times.h"

#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr std::int64_t think_ms = 30000; ///< thinking time of a question

} // namespace

PresentationTimes::PresentationTimes(PresentationDesk& desk, Clock clock)
    : desk_(desk), clock_(std::move(clock)) {}

void PresentationTimes::start() {
    desk_.think_until_ms.reset();
    desk_.paused_ms.reset();
    desk_.begun_ms = clock_();
    desk_.state_begun_ms = desk_.begun_ms;
}

void PresentationTimes::begin_state() {
    desk_.state_begun_ms = now_ms();
}

void PresentationTimes::pause(bool is_paused) {
    if (is_paused == desk_.paused_ms.has_value()) {
        return;
    }
    if (is_paused) {
        desk_.paused_ms = clock_();
        return;
    }
    const std::int64_t pause = clock_() - *desk_.paused_ms;
    desk_.begun_ms += pause;
    desk_.state_begun_ms += pause;
    if (desk_.think_until_ms) {
        *desk_.think_until_ms += pause;
    }
    desk_.paused_ms.reset();
}

void PresentationTimes::toggle_thinking(bool is_question) {
    const bool is_thinking = desk_.think_until_ms.has_value();
    desk_.think_until_ms.reset();
    if (!is_thinking && is_question) {
        desk_.think_until_ms = now_ms() + think_ms;
    }
}

std::int64_t PresentationTimes::now_ms() const {
    return desk_.paused_ms.value_or(clock_());
}

std::int64_t PresentationTimes::since_start_ms() const {
    return std::max<std::int64_t>(0, now_ms() - desk_.begun_ms);
}

std::int64_t PresentationTimes::since_state_ms() const {
    return std::max<std::int64_t>(0, now_ms() - desk_.state_begun_ms);
}

std::optional<Thinking> PresentationTimes::thinking() const {
    if (!desk_.think_until_ms) {
        return std::nullopt;
    }
    const std::int64_t left = std::max<std::int64_t>(0, *desk_.think_until_ms - now_ms());
    return Thinking{static_cast<int>((left + 999) / 1000), static_cast<int>(think_ms / 1000)};
}

} // namespace lockstep::gui
