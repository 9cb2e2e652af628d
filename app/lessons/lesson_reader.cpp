#include "app/lessons/lesson_reader.h"

#include "app/lessons/lesson_key.h"
#include "app/lessons/lesson_parts.h"
#include "app/words/errors/lesson_words.h"
#include "core/base/input_file.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

namespace lockstep {
namespace {

/// Whether a line is text without control characters. Tabs are allowed.
bool is_text(std::string_view line) {
    return as_utf8(line) == line && std::ranges::all_of(line, [](char letter) {
               const auto code = static_cast<unsigned char>(letter);
               return code == '\t' || (code >= 0x20 && code != 0x7F);
           });
}

/// Checks the whole text before it is read. Returns false if it must not be read.
bool check_text(std::string_view text, LessonReaderState& state) {
    if (text.size() > most_lesson_bytes) {
        state.flaws.add({1, 1}, lesson_flaw::too_long, std::to_string(most_lesson_bytes));
        return false;
    }
    LessonLines lines(text);
    while (!lines.at_end()) {
        if (const LessonLine line = lines.take(); !is_text(line.text)) {
            state.flaws.add(line.spot(), lesson_flaw::not_text);
            return false;
        }
    }
    return true;
}

/// Skips the lines before the first page.
void skip_to_page(LessonReaderState& state) {
    bool is_told = false;
    while (!state.lines.at_end() && !state.lines.next().text.starts_with("##")) {
        const LessonLine line = state.lines.take();
        if (!line.is_blank() && !std::exchange(is_told, is_told || !line.is_blank())) {
            state.flaws.add(line.spot(), lesson_flaw::before_page);
        }
    }
}

void read_pages(LessonReaderState& state) {
    skip_to_page(state);
    if (state.lines.at_end()) {
        state.flaws.add(state.lines.end(), lesson_flaw::no_page);
    }
    while (!state.lines.at_end()) {
        if (state.lesson.pages.size() == most_lesson_pages) {
            state.flaws.add(state.lines.next().spot(), lesson_flaw::too_many_pages,
                            std::to_string(most_lesson_pages));
            return;
        }
        read_page(state);
    }
}

/// Adds a flaw if a lesson needs so many runs that nobody would wait for them.
void check_runs(LessonReaderState& state) {
    std::set<std::string> runs;
    const auto add = [&runs](const LessonPlace& place) {
        runs.insert(place.text.substr(0, place.text.find('#')));
    };
    for (const LessonPage& page : state.lesson.pages) {
        add(page.place);
        std::ranges::for_each(page.others, [&](const auto& other) { add(other.second); });
        if (runs.size() > most_lesson_runs) {
            state.flaws.add(page.spot, lesson_flaw::too_many_places, std::to_string(most_lesson_runs));
            return;
        }
    }
}

bool is_before(const Error& one, const Error& other) {
    return std::pair(one.place.line, one.place.column) < std::pair(other.place.line, other.place.column);
}

} // namespace

LessonReading read_lesson(std::string_view text, const std::filesystem::path& file) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    text.remove_prefix(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    LessonReaderState state{LessonLines(text.substr(0, most_lesson_bytes)), LessonFlaws(file.string()), {}};
    state.lesson.file = file;
    if (check_text(text, state)) {
        read_header(state);
        read_pages(state);
        check_runs(state);
    }
    state.lesson.key = lesson_key(state.lesson);
    LessonReading reading{std::move(state.lesson), state.flaws.all()};
    std::ranges::stable_sort(reading.flaws, is_before);
    return reading;
}

Result<LessonReading> read_lesson_file(const std::filesystem::path& file) {
    const auto input = InputFile::open(file);
    if (!input) {
        return input.error();
    }
    // One byte more than allowed, so that read_lesson() finds a file that is too long.
    std::string text(std::min<std::uint64_t>(input->size(), most_lesson_bytes + 1), '\0');
    const auto count = input->read(std::as_writable_bytes(std::span(text)), 0);
    if (!count) {
        return count.error();
    }
    text.resize(*count);
    return read_lesson(text, file);
}

} // namespace lockstep
