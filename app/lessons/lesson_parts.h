#pragma once

#include "app/lessons/lesson.h"
#include "app/lessons/lesson_lines.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// What the functions that read a part of a lesson need.
struct LessonReaderState {
    LessonLines lines;
    LessonFlaws flaws;
    Lesson lesson;
};

/// Limit for the title of a lesson or page, in bytes.
inline constexpr std::size_t most_title_bytes = 200;

/// The keys that begin a line of a page.
inline constexpr std::array<std::string_view, 9> page_keys = {"place", "with", "ask",  "task", "edit",
                                                              "start", "say",  "hint", "notes"};

/// A line "key: value", with the lines that continue it.
struct LessonEntry {
    std::string key;
    LessonSpot spot; ///< position of the key
    LessonSource value;
};

/// Returns the key of a line, which is a word of lower-case letters before a colon; empty if it has none.
[[nodiscard]] std::string_view key_of(std::string_view line);
/// Consumes a line "key: value" and the lines that continue it. The next line must have a key.
[[nodiscard]] LessonEntry take_entry(LessonLines& lines);

/// Reads the header, including both lines "---".
void read_header(LessonReaderState& state);
/// Reads a page, whose line "## title" is next.
void read_page(LessonReaderState& state);

/// Reads a place and checks that it stays in the folder of the lesson. Returns nothing and adds a flaw if not.
[[nodiscard]] std::optional<LessonPlace> place_in(const LessonSource& source, LessonReaderState& state);

/// Reads a question, whose lines below "ask:" are next. Returns nothing if the question has flaws.
[[nodiscard]] std::optional<LessonBlock>
ask_in(const LessonEntry& entry, const std::vector<std::string>& runs, LessonReaderState& state);

} // namespace lockstep
