#include "app/lessons/lesson_lines.h"

#include "app/words/errors/lesson_words.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace lockstep {
namespace {

/// A lesson with more flaws than this is not a lesson, and its author corrects the first ones first.
constexpr std::size_t most_flaws = 200;

/// Returns the number of UTF-8 characters in a text.
std::uint32_t characters_in(std::string_view text) {
    return static_cast<std::uint32_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

constexpr std::string_view spaces = " \t";

/// Returns the length of the figure or code that starts at `at`; 1 for another character.
std::size_t closed_length(std::string_view text, std::size_t at) {
    const bool is_figure = text.substr(at).starts_with("{{");
    const char close = is_figure ? '}' : text[at] == '`' ? '`' : '\0';
    if (close == '\0') {
        return 1;
    }
    const std::size_t end = text.find(is_figure ? "}}" : "`", at + 1);
    return end == std::string_view::npos ? 1 : end + (is_figure ? 2 : 1) - at;
}

} // namespace

void LessonFlaws::add(Error error) {
    error.place.file = file_;
    if (all_.size() < most_flaws) {
        all_.push_back(std::move(error));
    }
}

void LessonFlaws::add(const LessonSpot& spot, std::string_view flaw, std::string first, std::string second) {
    add({.code = ErrorCode::bad_lesson,
         .arguments = {std::string(flaw), std::move(first), std::move(second)},
         .place = {.line = spot.line, .column = spot.column}});
}

void LessonFlaws::add_expression(const LessonSpot& spot, Error error) {
    const std::uint32_t column = error.place.column == 0 ? 0 : error.place.column - 1;
    error.place = {.line = spot.line, .column = spot.column + column};
    add(std::move(error));
}

void LessonFlaws::add_place(const LessonSpot& spot, Error error) {
    add({.code = ErrorCode::bad_lesson,
         .arguments = {std::string(lesson_flaw::bad_place), "", ""},
         .place = {.line = spot.line, .column = spot.column},
         .cause = std::make_shared<const Error>(std::move(error))});
}

void LessonSource::add(std::string_view text, const LessonSpot& spot) {
    text_ += marks_.empty() ? "" : " ";
    marks_.push_back({text_.size(), spot});
    text_ += text;
}

LessonSpot LessonSource::spot(std::size_t offset) const {
    if (marks_.empty()) {
        return {};
    }
    const auto after = std::ranges::upper_bound(marks_, offset, {}, &Mark::offset);
    const Mark& mark = after == marks_.begin() ? marks_.front() : *std::prev(after);
    const std::string_view before =
        std::string_view(text_).substr(mark.offset, std::min(offset, text_.size()) - mark.offset);
    return {mark.spot.line, mark.spot.column + characters_in(before)};
}

LessonSource LessonSource::part(std::size_t begin, std::size_t end) const {
    end = std::min(end, text_.size());
    begin = std::min(text_.find_first_not_of(spaces, begin), end);
    while (end > begin && spaces.find(text_[end - 1]) != std::string_view::npos) {
        --end;
    }
    LessonSource found;
    found.text_ = text_.substr(begin, end - begin);
    found.marks_.push_back({0, spot(begin)});
    for (const Mark& mark : marks_) {
        if (mark.offset > begin && mark.offset < end) {
            found.marks_.push_back({mark.offset - begin, mark.spot});
        }
    }
    return found;
}

std::pair<LessonSource, LessonSource> split_at(const LessonSource& source, std::string_view sign) {
    const std::string_view text = source.text();
    for (std::size_t at = 0; at < text.size(); at += closed_length(text, at)) {
        if (text.substr(at).starts_with(sign)) {
            return {source.part(0, at), source.part(at + sign.size())};
        }
    }
    return {source.part(0), LessonSource()};
}

LessonLines::LessonLines(std::string_view text) {
    for (std::uint32_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        line = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
        lines_.push_back({line, number});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void LessonLines::skip_blank() {
    while (!at_end() && next().is_blank()) {
        ++at_;
    }
}

LessonSource LessonLines::take_from(std::size_t offset) {
    LessonSource source;
    bool is_first = true;
    do {
        const LessonLine line = take();
        const std::size_t from = is_first ? offset : 0;
        const std::size_t begin = std::min(line.text.find_first_not_of(spaces, from), line.text.size());
        const std::size_t end = line.text.find_last_not_of(spaces);
        const std::string_view text =
            begin == line.text.size() ? std::string_view() : line.text.substr(begin, end + 1 - begin);
        source.add(text, {line.number, characters_in(line.text.substr(0, begin)) + 1});
        is_first = false;
    } while (!at_end() && next().text.starts_with("  ") && !next().is_blank());
    return source.part(0);
}

std::vector<LessonSource> LessonLines::take_items() {
    std::vector<LessonSource> items;
    for (std::size_t before = at_;; before = at_) {
        skip_blank();
        if (at_end() || !next().text.starts_with("- ")) {
            at_ = before; // the blank lines belong to the text that follows
            return items;
        }
        items.push_back(take_from(2));
    }
}

} // namespace lockstep
