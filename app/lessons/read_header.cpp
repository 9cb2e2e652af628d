#include "app/lessons/lesson_parts.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/errors/lesson_words.h"
#include "core/base/coded_text.h"
#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace lockstep {
namespace {

constexpr std::string_view border = "---";
constexpr std::int64_t most_minutes = 120;
constexpr std::size_t most_sentence_bytes = 1000;
constexpr std::size_t most_id_bytes = 40;

bool is_id(std::string_view text) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
    return !text.empty() && text.size() <= most_id_bytes &&
           text.find_first_not_of(letters) == std::string_view::npos;
}

constexpr const char* allowed_id = "up to 40 letters a-z, digits and -";

std::vector<std::string> header_keys() {
    return {"id", "title", "minutes", "goal", "misconception", "needs"};
}

std::vector<std::string> names_in(const std::string& text) {
    std::vector<std::string> names;
    std::istringstream stream(text);
    for (std::string name; std::getline(stream, name, ',');) {
        name.erase(0, name.find_first_not_of(' '));
        name.erase(name.find_last_not_of(' ') + 1);
        names.push_back(name);
    }
    return names;
}

/// Sets a text of the header.
void set_text(std::string& member, const LessonEntry& entry, std::size_t most, LessonFlaws& flaws) {
    member = entry.value.text();
    if (member.size() > most) {
        flaws.add(entry.value.spot(), lesson_flaw::bad_value, entry.key,
                  coded(allowed::text_of_bytes, {std::to_string(most)}));
    }
}

void set_id(Lesson& lesson, const LessonEntry& entry, LessonFlaws& flaws) {
    lesson.id = entry.value.text();
    if (!is_id(lesson.id)) {
        flaws.add(entry.value.spot(), lesson_flaw::bad_value, entry.key, allowed_id);
    }
}

void set_minutes(Lesson& lesson, const LessonEntry& entry, LessonFlaws& flaws) {
    const auto number = whole_number(entry.value.text());
    if (!number || *number < 1 || *number > most_minutes) {
        flaws.add(entry.value.spot(), lesson_flaw::bad_value, entry.key,
                  "1.." + std::to_string(most_minutes));
        return;
    }
    lesson.minutes = static_cast<std::uint32_t>(*number);
}

void set_needs(Lesson& lesson, const LessonEntry& entry, LessonFlaws& flaws) {
    lesson.needs = names_in(entry.value.text());
    if (!std::ranges::all_of(lesson.needs, is_id)) {
        flaws.add(entry.value.spot(), lesson_flaw::bad_value, entry.key, coded(allowed::lesson_ids));
    }
}

void set_value(LessonReaderState& state, const LessonEntry& entry) {
    Lesson& lesson = state.lesson;
    if (entry.value.empty()) {
        state.flaws.add(entry.spot, lesson_flaw::empty, entry.key);
    } else if (entry.key == "id") {
        set_id(lesson, entry, state.flaws);
    } else if (entry.key == "title") {
        set_text(lesson.title, entry, most_title_bytes, state.flaws);
    } else if (entry.key == "minutes") {
        set_minutes(lesson, entry, state.flaws);
    } else if (entry.key == "goal") {
        set_text(lesson.goal, entry, most_sentence_bytes, state.flaws);
    } else if (entry.key == "misconception") {
        set_text(lesson.misconception, entry, most_sentence_bytes, state.flaws);
    } else if (entry.key == "needs") {
        set_needs(lesson, entry, state.flaws);
    } else {
        state.flaws.add(entry.spot, lesson_flaw::unknown_key, entry.key, joined(header_keys()));
    }
}

} // namespace

std::string_view key_of(std::string_view line) {
    const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
    return end != std::string_view::npos && line[end] == ':' ? line.substr(0, end) : std::string_view();
}

LessonEntry take_entry(LessonLines& lines) {
    LessonEntry entry{
        .key = std::string(key_of(lines.next().text)), .spot = lines.next().spot(), .value = {}};
    entry.value = lines.take_from(entry.key.size() + 1);
    return entry;
}

void read_header(LessonReaderState& state) {
    state.lines.skip_blank();
    if (state.lines.at_end() || state.lines.next().text != border) {
        state.flaws.add({1, 1}, lesson_flaw::no_header);
        return;
    }
    const LessonSpot begin = state.lines.take().spot();
    std::set<std::string> given;
    while (!state.lines.at_end() && state.lines.next().text != border &&
           !state.lines.next().text.starts_with("##")) {
        if (state.lines.next().is_blank()) {
            state.lines.take();
        } else if (key_of(state.lines.next().text).empty()) {
            const LessonLine line = state.lines.take();
            state.flaws.add(line.spot(), lesson_flaw::bad_item, "KEY: VALUE");
        } else {
            const LessonEntry entry = take_entry(state.lines);
            set_value(state, entry);
            if (!given.insert(entry.key).second) {
                state.flaws.add(entry.spot, lesson_flaw::twice, entry.key);
            }
        }
    }
    if (state.lines.at_end() || state.lines.next().text != border) {
        state.flaws.add(begin, lesson_flaw::open_header);
    } else {
        state.lines.take();
    }
    for (const char* key : {"id", "title", "minutes", "goal"}) {
        if (!given.contains(key)) {
            state.flaws.add(begin, lesson_flaw::missing_key, key);
        }
    }
}

} // namespace lockstep
