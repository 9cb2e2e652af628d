#pragma once

#include "app/gui/present/presented_script.h"
#include "core/session/group_view.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// Presents a work-group of a run, step by step. With questions, one is asked in each round (loop iteration), and
/// in the parts before and after the loop:
///
///     step 17 -> question about step 18 -> answer -> step 18 -> step 19 ...
class RunScript final : public PresentedScript {
public:
    enum class Questions : std::uint8_t { none, each_round };

    /// Questions are about the warp of the cursor.
    RunScript(const GroupView& view, const Cursor& cursor, Questions questions);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::size_t size() const override { return states_.size(); }
    [[nodiscard]] PresentedState state(std::size_t index) const override;
    [[nodiscard]] std::size_t nearest(const Cursor& cursor) const override;
    [[nodiscard]] std::vector<OutlineRow> outline() const override;
    bool ask_again(std::size_t index) override;

private:
    struct State {
        PresentedKind kind = PresentedKind::step;
        Tick tick;                ///< the shown step
        std::size_t question = 0; ///< index of the question
    };
    void add_steps();
    void add_questions();
    [[nodiscard]] std::size_t step_state(Tick tick) const;
    void insert(std::size_t before, Question question);
    [[nodiscard]] QString row_title(const State& state) const;

    const std::shared_ptr<const GroupView> view_;
    const Cursor cursor_;
    std::vector<State> states_;
    std::vector<std::shared_ptr<const PresentedQuestion>> questions_;
};

} // namespace lockstep::gui
