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

/// Reads a text with several paragraphs and lists, line by line, and adds its flaws like text_in().
class LessonTextReader {
public:
    /// Keeps the references.
    LessonTextReader(const std::vector<std::string>& runs, LessonFlaws& flaws) : runs_(runs), flaws_(flaws) {}

    /// Begins the text with a paragraph that may continue on the next line.
    void add(const LessonSource& source);
    void add(const LessonLine& line);
    [[nodiscard]] bool empty() const { return text_.empty(); }
    /// Returns the text, and begins another one.
    LessonText take();

private:
    const std::vector<std::string>& runs_;
    LessonFlaws& flaws_;
    LessonText text_;
    bool has_open_code_ = false; ///< whether the paragraph has a backtick that its line does not close
};

} // namespace lockstep
