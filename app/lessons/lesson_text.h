#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/lesson_lines.h"

#include <string>
#include <vector>

namespace lockstep {

/// Reads an expression. `runs` contains the names of the other runs that it may refer to. Returns nothing and
/// adds a flaw if the expression is invalid.
std::optional<LessonExpression> expression_in(const LessonSource& source,
                                              const std::vector<std::string>& runs, LessonFlaws& flaws);

/// Reads a figure: an expression and its form, as in "launches.model.utilisation as percent". Returns nothing and adds
/// a flaw if one of them is invalid.
std::optional<LessonFigure> figure_in(const LessonSource& source, const std::vector<std::string>& runs,
                                      LessonFlaws& flaws);

/// Reads a text of one paragraph with its figures, and adds its flaws: figures that are invalid, and markup
/// that is not allowed (see lesson_reader.h).
[[nodiscard]] LessonText text_in(const LessonSource& source, const std::vector<std::string>& runs,
                                 LessonFlaws& flaws);

/// Adds a line to a text with several paragraphs and lists, like text_in().
void add_line(LessonText& text, const LessonLine& line, const std::vector<std::string>& runs,
              LessonFlaws& flaws);

} // namespace lockstep
