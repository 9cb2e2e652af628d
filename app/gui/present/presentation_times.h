#pragma once

#include "app/gui/present/slide.h"
#include "app/gui/workspace/presentation_desk.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace lockstep::gui {

/// The times of a presentation, in milliseconds: since its start, in the shown state, and left to think. A pause stops
/// all of them.
class PresentationTimes {
public:
    /// Returns the current time in milliseconds; only differences matter.
    using Clock = std::function<std::int64_t()>;

    /// The desk must outlive this object.
    PresentationTimes(PresentationDesk& desk, Clock clock);

    void start();
    /// Call when another state is shown.
    void begin_state();
    void pause(bool is_paused);
    /// Begins the thinking time of a question, or ends it.
    void toggle_thinking(bool is_question);

    [[nodiscard]] std::int64_t since_start_ms() const;
    [[nodiscard]] std::int64_t since_state_ms() const;
    [[nodiscard]] std::optional<Thinking> thinking() const;

private:
    [[nodiscard]] std::int64_t now_ms() const;

    PresentationDesk& desk_;
    const Clock clock_;
};

} // namespace lockstep::gui
