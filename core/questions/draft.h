#pragma once

#include "core/questions/ask.h"
#include "core/questions/question.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// A place at which a question is asked, with the data that its kind needs.
struct Asking {
    const GroupView& view;
    AskedRuns runs;
    const QuestionPlace& place;
    std::uint64_t seed = 0; ///< mixed with the kind and the place

    [[nodiscard]] const Session& session() const { return *view.session; }
    [[nodiscard]] const HardwareModel& hardware() const { return view.session->hardware(); }
    /// Returns the step of the place's warp in the place's tick; null if there is none.
    [[nodiscard]] const WarpStep* step() const { return view.step_at(place.tick, place.warp); }
};

/// A question with its right choice and candidates for wrong ones, the most plausible ones first. Candidates
/// may be equal to each other or to the right choice; ask() removes them.
struct Draft {
    Question question;
    QuestionChoice right;
    std::vector<QuestionChoice> wrong = {};
    std::uint64_t least = 1; ///< smallest and largest number that is plausible; others are not added
    std::uint64_t most = ~std::uint64_t{0};

    void add(Misconception misconception, std::uint64_t number);
    /// Adds a set of lanes if it can be written as a short text (see is_short()).
    void add(Misconception misconception, std::vector<Lane> lanes);
    /// Adds the neighbours, the half and the double of the right number.
    void add_near();
    void add_far();
};

/// Whether a set of lanes can be written as a short text: up to 8 ranges, or lanes with one stride.
[[nodiscard]] bool is_short(const std::vector<Lane>& lanes);

/// Returns the candidates that are different from the right choice and from all candidates before them.
[[nodiscard]] std::vector<QuestionChoice> different_wrong(const Draft& draft);

/// Makes a question out of a draft; nullopt if it has fewer than two different wrong choices. The seed decides
/// which candidates become choices, and their order.
[[nodiscard]] std::optional<Question> finish(Draft draft, std::uint64_t seed);

/// Returns a draft of a question about a step: with place, step number, warp, code, loop variable and line.
[[nodiscard]] Draft draft_of_step(const Asking& at, QuestionKind kind, const WarpStep& step);

/// Returns the first tick that shows which lanes of a warp, or of all warps, execute a tick: the condition that selects
/// exactly these lanes, or an earlier step of the same lanes. The tick itself if all lanes execute it, or if nothing
/// before it shows them.
[[nodiscard]] Tick shows_lanes_of(const GroupView& view, Tick tick, std::optional<Warp> warp);

/// Sets the loop variable of a question and its value in the tick, if there is one.
void set_round(const GroupView& view, Tick tick, Question& question);

/// Returns the lanes of a step.
[[nodiscard]] std::vector<Lane> lanes_of(const GroupView& view, const WarpStep& step);

/// Returns the executions of the step's site by the step's warp, in order.
[[nodiscard]] std::vector<const WarpStep*> executions(const GroupView& view, const WarpStep& step);

/// Pseudo-random numbers that are the same on every computer.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    /// Returns a number below `end`, which must not be 0.
    [[nodiscard]] std::size_t below(std::size_t end);

private:
    std::uint64_t state_;
};
/// Returns a number that depends on all bits of both numbers.
[[nodiscard]] std::uint64_t mixed(std::uint64_t a, std::uint64_t b);

} // namespace lockstep
