#pragma once

#include "app/gui/present/lesson/lesson_pages.h"
#include "app/gui/present/presented_script.h"

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::gui {

// What an audience sees of a page of a lesson:
//
//     captions over the picture of the page's place -> question -> answer -> step, if the question is about one -> ...

/// Returns the key of the first state of a page; the keys of its other states begin with it and a space.
[[nodiscard]] std::string lesson_page_key(std::size_t page);

/// Returns the states of a page; at least one.
[[nodiscard]] std::vector<PresentedState> states_of_page(const Lesson& lesson, std::size_t page,
                                                         const PreparedPage& prepared);
/// Returns the state of a page that cannot be shown: only its title.
[[nodiscard]] PresentedState title_of_page(const Lesson& lesson, std::size_t page);
/// Returns the state of a page that is still being prepared.
[[nodiscard]] PresentedState waiting_page(const Lesson& lesson, std::size_t page);
/// Returns the first state of a lesson: its title and its goal.
[[nodiscard]] PresentedState title_of_lesson(const Lesson& lesson);

/// Splits a text into captions of at most four lines each, on a slide of 16:9. A caption ends with a sentence, if
/// the sentence is not longer than that.
[[nodiscard]] QStringList caption_parts(const QString& markdown);
/// Returns a text without the signs of Markdown, in one paragraph.
[[nodiscard]] QString plain_text(const std::string& markdown);

} // namespace lockstep::gui
