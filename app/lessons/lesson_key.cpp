#include "app/lessons/lesson_key.h"

#include "app/lessons/content_hash.h"
#include "core/base/data_dir.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Whether the file is in a folder of a language in the lessons of Lockstep.
bool is_shipped(const std::filesystem::path& file) {
    const std::filesystem::path lessons = data_dir() / "resources" / "lessons";
    return file.lexically_normal().parent_path().parent_path() == lessons.lexically_normal();
}

std::string words_of(const LessonText& /*block*/) {
    return {}; // texts change with the language
}
std::string words_of(const GeneratedAsk& ask) {
    return "ask " + ask.kind + (ask.by_lanes ? " lanes" : "") + ";";
}
std::string words_of(const ChoiceAsk& ask) {
    return "choice " + std::to_string(ask.choices.size()) + ";";
}
std::string words_of(const NumberAsk& /*ask*/) {
    return "number;";
}
std::string words_of(const OrderAsk& ask) {
    return "order " + std::to_string(ask.items.size()) + ";";
}
std::string words_of(const LessonTask& task) {
    return "task " + std::to_string(static_cast<int>(task.edit)) + ";";
}

} // namespace

std::string lesson_key(const Lesson& lesson) {
    if (is_shipped(lesson.file)) {
        return lesson.id;
    }
    ContentHash hash;
    for (const LessonPage& page : lesson.pages) {
        hash.add("page ");
        for (const PlaceRun& run : page.place.place.runs) {
            hash.add(run.what + ";");
        }
        for (const LessonBlock& block : page.blocks) {
            hash.add(std::visit([](const auto& each) { return words_of(each); }, block));
        }
    }
    return lesson.id + "@" + hash.digits();
}

LessonKeyParts parts_of_key(std::string_view key) {
    const std::size_t at = std::min(key.find('@'), key.size());
    return {key.substr(0, at), key.substr(std::min(at + 1, key.size()))};
}

bool is_lesson_origin(std::string_view text) {
    return is_content_hash(text);
}

} // namespace lockstep
