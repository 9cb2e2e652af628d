#include "app/lessons/progress_file.h"

#include "app/lessons/lesson.h"
#include "app/lessons/lesson_key.h"
#include "core/base/data_dir.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <system_error>
#include <utility>

namespace lockstep {
namespace {

using nlohmann::json;

constexpr const char* progress_format = "lockstep-progress";
constexpr int progress_version = 1;
constexpr std::array<const char*, 4> state_names = {"open", "seen", "done", "mastered"};
constexpr int most_depth = 6; ///< of lists and objects in each other

/// Parses a text. Returns nothing if it is not JSON, or if its values are nested too deeply.
std::optional<json> parsed(std::string_view text) {
    int depth = 0;
    bool is_deep = false;
    const auto count = [&](int /*depth*/, json::parse_event_t event, json& /*value*/) {
        const bool opens =
            event == json::parse_event_t::object_start || event == json::parse_event_t::array_start;
        const bool closes =
            event == json::parse_event_t::object_end || event == json::parse_event_t::array_end;
        depth += opens ? 1 : closes ? -1 : 0;
        is_deep = is_deep || depth > most_depth;
        return !is_deep;
    };
    json value = json::parse(text, count, false);
    return is_deep || value.is_discarded() ? std::nullopt : std::optional(std::move(value));
}

/// Whether a text is an id: lower-case letters, digits and "-".
bool is_lesson_id(const std::string& text) {
    const auto fits = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    };
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, fits);
}

/// Whether a text is a time such as 2026-11-27T16:00:00Z.
bool is_time(const std::string& text) {
    constexpr std::string_view form = "0000-00-00T00:00:00Z";
    return std::ranges::equal(text, form, [](char letter, char expected) {
        return expected == '0' ? letter >= '0' && letter <= '9' : letter == expected;
    });
}

std::optional<std::string> text_in(const json& object, const char* key) {
    const json value = object.value(key, json());
    return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

std::optional<std::uint32_t> number_in(const json& object, const char* key, std::uint32_t most) {
    const json value = object.value(key, json());
    return value.is_number_unsigned() && value <= most ? std::optional(value.get<std::uint32_t>())
                                                       : std::nullopt;
}

std::optional<PageProgress> page_in(const json& value) {
    if (!value.is_object()) {
        return std::nullopt;
    }
    const auto state = page_state(text_in(value, "state").value_or(""));
    const auto tries = number_in(value, "tries", most_page_tries);
    const auto seconds = number_in(value, "seconds", most_page_seconds);
    return state && tries && seconds ? std::optional(PageProgress{*state, *tries, *seconds}) : std::nullopt;
}

std::optional<LessonProgress> lesson_in(const json& value) {
    if (!value.is_object()) {
        return std::nullopt;
    }
    const json pages = value.value("pages", json());
    LessonProgress lesson{.lesson = text_in(value, "lesson").value_or(""),
                          .pages = {},
                          .origin = text_in(value, "origin").value_or("")};
    const bool has_origin = value.contains("origin");
    if (!is_lesson_id(lesson.lesson) || has_origin != is_lesson_origin(lesson.origin) || !pages.is_array() ||
        pages.size() > most_lesson_pages) {
        return std::nullopt;
    }
    for (const json& each : pages) {
        const auto page = page_in(each);
        if (!page) {
            return std::nullopt;
        }
        lesson.pages.push_back(*page);
    }
    return lesson;
}

std::optional<LearnerProgress> progress_in(const json& value) {
    const bool is_known = value.is_object() && value.value("format", json()) == progress_format &&
                          value.value("version", json()) == progress_version;
    const json lessons = is_known ? value.value("lessons", json()) : json();
    if (!lessons.is_array() || lessons.size() > most_progress_lessons) {
        return std::nullopt;
    }
    LearnerProgress progress{.learner = text_in(value, "learner").value_or(""),
                             .saved = text_in(value, "saved").value_or(""),
                             .lessons = {}};
    if (progress.learner.empty() || progress.learner != learner_name(progress.learner) ||
        !is_time(progress.saved)) {
        return std::nullopt;
    }
    std::set<std::pair<std::string, std::string>> ids;
    for (const json& each : lessons) {
        auto lesson = lesson_in(each);
        if (!lesson || !ids.emplace(lesson->lesson, lesson->origin).second) {
            return std::nullopt;
        }
        progress.lessons.push_back(std::move(*lesson));
    }
    return progress;
}

} // namespace

const char* name_of(PageState state) {
    return state_names[static_cast<std::size_t>(state)];
}

std::optional<PageState> page_state(std::string_view name) {
    const auto* const found = std::ranges::find(state_names, name);
    return found == state_names.end() ? std::nullopt
                                      : std::optional(static_cast<PageState>(found - state_names.begin()));
}

std::string progress_text(const LearnerProgress& progress) {
    nlohmann::ordered_json lessons = nlohmann::ordered_json::array();
    for (const LessonProgress& lesson : progress.lessons) {
        nlohmann::ordered_json pages = nlohmann::ordered_json::array();
        for (const PageProgress& page : lesson.pages) {
            pages.push_back(
                {{"state", name_of(page.state)}, {"tries", page.tries}, {"seconds", page.seconds}});
        }
        lessons.push_back({{"lesson", lesson.lesson}, {"pages", pages}});
        if (!lesson.origin.empty()) {
            lessons.back()["origin"] = lesson.origin;
        }
    }
    const nlohmann::ordered_json all = {{"format", progress_format},
                                        {"version", progress_version},
                                        {"learner", as_utf8(progress.learner)},
                                        {"saved", progress.saved},
                                        {"lessons", lessons}};
    return all.dump(1) + "\n";
}

Result<LearnerProgress> read_progress(std::string_view text, const std::filesystem::path& file) {
    const auto value = text.size() <= most_progress_bytes ? parsed(text) : std::nullopt;
    auto progress = value ? progress_in(*value) : std::nullopt;
    return progress ? Result<LearnerProgress>(std::move(*progress))
                    : Error{ErrorCode::bad_progress, {file.string()}, {}, {}};
}

Result<LearnerProgress> read_progress_file(const std::filesystem::path& file) {
    std::error_code failed; // if the size is unknown, reading the file reports the error
    if (const auto bytes = std::filesystem::file_size(file, failed); !failed && bytes > most_progress_bytes) {
        return Error{ErrorCode::bad_progress, {file.string()}, {}, {}};
    }
    const auto text = read_text_file(file);
    return text ? read_progress(*text, file) : text.error();
}

std::string learner_name(std::string_view typed) {
    std::string name;
    std::size_t characters = 0;
    const std::string text = as_utf8(typed);
    for (std::string_view left = text; !left.empty() && characters < most_learner_characters;) {
        const Utf8Character character = first_character(left);
        const bool is_control = character.code < 0x20 || (character.code >= 0x7F && character.code < 0xA0) ||
                                (character.code >= 0x200B && character.code <= 0x200F) ||
                                (character.code >= 0x2028 && character.code <= 0x202E) ||
                                (character.code >= 0x2066 && character.code <= 0x2069);
        const bool is_space_before = character.code == ' ' && name.empty();
        if (!is_control && !is_space_before) {
            name += left.substr(0, character.bytes);
            ++characters;
        }
        left.remove_prefix(character.bytes);
    }
    name.erase(name.find_last_not_of(' ') + 1);
    return name;
}

} // namespace lockstep
