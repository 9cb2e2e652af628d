#pragma once

#include "core/questions/question.h"

#include <QString>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// A question as an audience reads it: one about a step, computed from the trace, or one of a lesson's own.
struct PresentedQuestion {
    struct Choice {
        QString text;
        QString reason; ///< why it is right or wrong
    };
    QString text;
    /// At most `most_answers`. Empty if the audience thinks of an answer that is not listed.
    std::vector<Choice> choices;
    std::optional<std::size_t> right; ///< index of the right choice; empty if there is none to choose
    QString answer;                   ///< what the answer explains
    /// The choices in their right order, with their values, if the audience must sort them.
    std::vector<QString> sorted;
    /// The question about a step, whose lanes or warps are covered until the answer; null for others.
    std::shared_ptr<const Question> asked;

    /// Whether the audience votes for a choice.
    [[nodiscard]] bool has_votes() const { return right.has_value(); }
};

/// Returns a question about a step in words.
[[nodiscard]] std::shared_ptr<const PresentedQuestion> presented(Question question);

} // namespace lockstep::gui
