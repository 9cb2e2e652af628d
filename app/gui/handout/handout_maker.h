#pragma once

#include "app/gui/handout/handout.h"
#include "app/lessons/lesson_play.h"

#include <cstddef>
#include <vector>

namespace lockstep::gui {

/// Makes the handout of a lesson page by page, so that no more than one run must be kept. Call it in the
/// window's thread, because it uses its language.
class HandoutMaker {
public:
    /// `with_answers`: adds a sheet with the right answers, the hints and the teacher's notes.
    HandoutMaker(const Lesson& lesson, bool with_answers);

    /// Adds a page. `picture` is that of its place, see page_picture().
    void add_page(const LessonPage& page, const ShownPage& shown, std::vector<HandoutPart> picture);
    [[nodiscard]] Handout finished() const;

private:
    void add(HandoutPart part) { handout_.parts.push_back(std::move(part)); }
    void answer(const QString& html) { answers_.emplace_back(HandoutText{.html = html}); }
    void add_block(const ShownBlock& block);
    void begin_question(const QString& html);
    void add_choices(const std::vector<QString>& choices);
    void add_block(const ShownText& text);
    void add_block(const ShownChoiceAsk& ask);
    void add_block(const ShownQuestion& asked);
    void add_block(const ShownNumberAsk& ask);
    void add_block(const ShownOrderAsk& ask);
    void add_block(const ShownTask& task);
    void add_block(const Error& error);

    Handout handout_;
    const bool with_answers_;
    std::vector<HandoutPart> answers_;
    int questions_ = 0;
    int tasks_ = 0;
};

} // namespace lockstep::gui
