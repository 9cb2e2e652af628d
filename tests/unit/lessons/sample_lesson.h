#pragma once

#include "app/lessons/lesson_reader.h"

#include <string>

namespace lockstep {

inline constexpr const char* sample_header =
    "---\nid: sample\ntitle: A sample\nminutes: 5\ngoal: Read it.\n---\n";
inline constexpr const char* sample_page = "## First\nplace: reduction/interleaved?size=256#step=6\n";

/// Reads a lesson with a valid header, whose pages are `text`. The first line of `text` is line 7.
[[nodiscard]] inline LessonReading read_pages_of(const std::string& text) {
    return read_lesson(sample_header + text, "folder/sample.md");
}

/// Reads a lesson with one page, whose contents are `text`. The first line of `text` is line 9.
[[nodiscard]] inline LessonReading read_page_of(const std::string& text) {
    return read_pages_of(sample_page + text);
}

/// Returns the flaws as text: "LINE:COLUMN FLAW", separated by ", ".
[[nodiscard]] inline std::string flaws_in(const LessonReading& reading) {
    std::string text;
    for (const Error& flaw : reading.flaws) {
        text += (text.empty() ? "" : ", ") + std::to_string(flaw.place.line) + ":" +
                std::to_string(flaw.place.column) + " " + flaw.arguments[0];
    }
    return text;
}

} // namespace lockstep
