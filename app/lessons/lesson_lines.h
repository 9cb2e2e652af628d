#pragma once

#include "app/lessons/lesson.h"
#include "core/base/error.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The flaws that are found in a lesson. Reading goes on after a flaw, so that an author sees all of them.
class LessonFlaws {
public:
    explicit LessonFlaws(std::string file) : file_(std::move(file)) {}

    void add(const LessonSpot& spot, std::string_view flaw, std::string first = {}, std::string second = {});
    /// Adds an error of an expression. Its column, from 1, is added to that of `spot`.
    void add_expression(const LessonSpot& spot, Error error);
    /// Adds the error of a place.
    void add_place(const LessonSpot& spot, Error error);
    [[nodiscard]] const std::vector<Error>& all() const { return all_; }

private:
    void add(Error error);

    std::string file_;
    std::vector<Error> all_;
};

/// A part of a lesson that may continue on further lines, as one text. It knows the position of each byte.
class LessonSource {
public:
    LessonSource() = default;
    LessonSource(std::string_view text, const LessonSpot& spot) { add(text, spot); }

    void add(std::string_view text, const LessonSpot& spot);
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] bool empty() const { return text_.empty(); }
    [[nodiscard]] LessonSpot spot(std::size_t offset = 0) const;
    /// Returns a part of the text without the spaces around it.
    [[nodiscard]] LessonSource part(std::size_t begin, std::size_t end = std::string::npos) const;

private:
    struct Mark {
        std::size_t offset = 0;
        LessonSpot spot;
    };
    std::string text_;
    std::vector<Mark> marks_;
};

/// Splits a source at the first `sign` that is outside of `code` and figures. The second part is empty
/// if there is none; both are without the spaces around them.
[[nodiscard]] std::pair<LessonSource, LessonSource> split_at(const LessonSource& source,
                                                             std::string_view sign);

struct LessonLine {
    std::string_view text; ///< without the line end
    std::uint32_t number = 0;
    [[nodiscard]] bool is_blank() const { return text.find_first_not_of(" \t") == std::string_view::npos; }
    [[nodiscard]] LessonSpot spot() const { return {number, 1}; }
};

/// Iterates over the lines of a lesson.
class LessonLines {
public:
    explicit LessonLines(std::string_view text);

    [[nodiscard]] bool at_end() const { return at_ == lines_.size(); }
    [[nodiscard]] const LessonLine& next() const { return lines_[at_]; }
    LessonLine take() { return lines_[at_++]; }
    /// Consumes the next line from this byte on, and the indented lines that continue it.
    LessonSource take_from(std::size_t offset);
    /// Consumes the lines below a question: lines that start with "- ", and the indented lines that continue
    /// them. Blank lines between them are skipped. The results are without "- ".
    std::vector<LessonSource> take_items();
    void skip_blank();
    /// Returns the position after the last line.
    [[nodiscard]] LessonSpot end() const {
        return {std::max(static_cast<std::uint32_t>(lines_.size()), std::uint32_t{1}), 1};
    }

private:
    std::vector<LessonLine> lines_;
    std::size_t at_ = 0;
};

} // namespace lockstep
