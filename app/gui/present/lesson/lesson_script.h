#pragma once

#include "app/gui/present/lesson/lesson_pages.h"
#include "app/gui/present/presented_script.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace lockstep::gui {

/// Presents a lesson, page by page. A page that is not prepared has one state, its title:
///
///     title of the lesson -> page 1: captions, questions, answers -> page 2 ...
class LessonScript final : public PresentedScript {
public:
    explicit LessonScript(std::shared_ptr<const Lesson> lesson);

    /// Shows the states of a prepared page, or keeps its title and tells the presenter what is wrong.
    void take(std::size_t page, const PageResult& prepared);
    [[nodiscard]] std::size_t page_of(std::size_t index) const;
    /// Returns the index of the state with this key (see PresentedState::key_here()); the first state of its page if
    /// there is none, and the title of the lesson for other texts.
    [[nodiscard]] std::size_t state_with(const std::string& key) const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::size_t size() const override;
    [[nodiscard]] PresentedState state(std::size_t index) const override;
    [[nodiscard]] bool is_ready(std::size_t index) const override;
    [[nodiscard]] std::size_t nearest(const Cursor& /*cursor*/) const override { return 0; }
    [[nodiscard]] std::vector<OutlineRow> outline() const override;
    [[nodiscard]] bool has_own_places() const override { return true; }
    [[nodiscard]] std::optional<int> planned_seconds() const override;
    [[nodiscard]] QString notes(std::size_t index) const override;
    bool ask_again(std::size_t index) override;

private:
    struct Page {
        std::vector<PresentedState> states;
        QString notes;
        bool is_ready = false; ///< whether it is prepared, or cannot be
        std::size_t twins = 0; ///< number of questions that were asked again
    };
    struct Position {
        std::size_t page = 0;
        std::size_t state = 0; ///< index in the page
    };
    /// Returns where a state is; index 0 is the title of the lesson, which is on no page.
    [[nodiscard]] Position position_of(std::size_t index) const;

    const std::shared_ptr<const Lesson> lesson_;
    std::vector<Page> pages_;
};

} // namespace lockstep::gui
