#pragma once

#include "core/questions/ask.h"
#include "core/questions/question.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace lockstep::test {

/// Decides the obvious way which choices of questions are right: from the raw log of the runs, which
/// slow_reconstruct() turns into steps, byte by byte and lane by lane.
class SlowQuestions {
public:
    explicit SlowQuestions(std::vector<std::shared_ptr<const Session>> runs) : runs_(std::move(runs)) {}

    /// Whether this choice is a right answer to the question.
    [[nodiscard]] bool is_right(const Question& question, const QuestionChoice& choice);

private:
    struct OfStep {
        const SiteInfo& site;
        std::vector<std::uint32_t> lanes;
        std::vector<std::uint64_t> payloads;
    };
    [[nodiscard]] const GroupSteps& steps(std::size_t launch, std::uint64_t group);
    [[nodiscard]] const Trace& trace(const Question& question) const;
    [[nodiscard]] OfStep step_of(const Question& question);

    [[nodiscard]] std::uint64_t warps_in_tick(const Question& question);
    [[nodiscard]] std::uint64_t touched(const Question& question, std::uint64_t unit_bytes);
    [[nodiscard]] std::uint64_t passes(const Question& question);
    [[nodiscard]] std::set<std::uint32_t> lanes_in_bank(const Question& question);
    [[nodiscard]] std::pair<std::uint64_t, std::uint64_t> sides(const Question& question);
    [[nodiscard]] bool reads(const Question& question, const QuestionChoice& choice);
    [[nodiscard]] bool races(const Question& question, std::uint64_t line, std::uint64_t other_line);
    [[nodiscard]] bool lacks_barrier(const Question& question, const QuestionChoice& choice);
    [[nodiscard]] bool limits(const Question& question, const QuestionChoice& choice) const;
    [[nodiscard]] bool is_best(const QuestionChoice& choice) const;
    [[nodiscard]] bool is_in_order(const Question& question, const QuestionChoice& choice);

    std::vector<std::shared_ptr<const Session>> runs_;
    std::map<std::pair<std::size_t, std::uint64_t>, GroupSteps> steps_;
    /// For each launch, the pairs of lines that race in local memory.
    std::map<std::size_t, std::set<std::pair<std::uint64_t, std::uint64_t>>> races_;
};

} // namespace lockstep::test
