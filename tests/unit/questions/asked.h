#pragma once

#include "core/questions/ask.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::test {

using Sessions = std::vector<std::shared_ptr<const Session>>;

inline std::shared_ptr<const Session> session_of(Recording recording, HardwareModel hardware = {}) {
    return analyse(std::make_shared<const Recording>(std::move(recording)), std::move(hardware)).value();
}

inline Sessions reduction(fixture::Reduction variant, std::uint32_t items = 256) {
    return {session_of(fixture::reduction_recording(variant, items))};
}

/// A run of the trace that trace_of() makes from a text.
inline Sessions of_text(const std::string& text, HardwareModel hardware = {}) {
    Recording recording;
    recording.launches.push_back(trace_of(text));
    return {session_of(std::move(recording), std::move(hardware))};
}

/// Asks about a step, counted from 1, of group 0.
inline std::optional<Question> asked(const Sessions& runs, QuestionKind kind, std::uint32_t step,
                                     std::uint32_t warp = 0, std::uint64_t seed = 0) {
    return ask(runs, {.tick = Tick(step - 1), .warp = Warp(warp)}, kind, seed);
}

/// Returns a choice as text: "7", "s 5" or "{0 8}".
inline std::string text_of(const QuestionChoice& choice) {
    std::string text;
    for (const std::string& name : choice.names) {
        text += (text.empty() ? "" : " ") + name;
    }
    for (const std::uint64_t number : choice.numbers) {
        text += (text.empty() ? "" : " ") + std::to_string(number);
    }
    if (!choice.lanes.empty()) {
        text += "{";
        for (const Lane lane : choice.lanes) {
            text += (text.ends_with('{') ? "" : " ") + std::to_string(lane.value());
        }
        text += "}";
    }
    return text;
}

/// Returns the wrong choices that 100 seeds offer, as text.
inline std::set<std::string> wrong_choices(const Sessions& runs, QuestionKind kind, std::uint32_t step,
                                           std::uint32_t warp = 0) {
    std::set<std::string> texts;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto question = asked(runs, kind, step, warp, seed);
        for (const QuestionChoice& choice : question ? question->choices : std::vector<QuestionChoice>()) {
            if (choice.misconception != Misconception::none) {
                texts.insert(text_of(choice));
            }
        }
    }
    return texts;
}

/// Returns the right choice as text; empty if nothing is asked.
inline std::string answer(const std::optional<Question>& question) {
    return question ? text_of(question->answer()) : "";
}

} // namespace lockstep::test
