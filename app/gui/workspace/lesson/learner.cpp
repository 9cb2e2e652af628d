#include "app/gui/workspace/lesson/learner.h"

#include "app/lessons/lesson.h"
#include "app/lessons/lesson_key.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <system_error>
#include <utility>

namespace lockstep::gui {
namespace {

using nlohmann::json;

constexpr int learner_format = 1;
constexpr std::size_t most_learner_bytes = std::size_t{1024} * 1024;
constexpr std::size_t most_lessons = 1000;

PageState state_named(const json& value) {
    const auto state = value.is_string() ? page_state(value.get<std::string>()) : std::nullopt;
    return state.value_or(PageState::open);
}

/// Returns a number of a list; 0 if it is missing or not valid.
std::uint32_t number_at(const json& list, std::size_t index, std::uint32_t most) {
    const json value = list.is_array() && index < list.size() ? list[index] : json();
    return value.is_number_unsigned() && value <= most ? value.get<std::uint32_t>() : 0;
}

/// Returns the contents of the file; an empty object if it is not valid.
json contents_of(const std::filesystem::path& file) {
    std::error_code failed;
    const auto bytes = std::filesystem::file_size(file, failed);
    const auto text =
        failed || bytes > most_learner_bytes ? Result<std::string>(std::string()) : read_text_file(file);
    const json all = text ? json::parse(*text, nullptr, false) : json();
    const bool is_known =
        all.is_object() && all.value("format", json()) == learner_format && all.contains("lessons");
    return is_known && all["lessons"].is_object() ? all : json{{"lessons", json::object()}};
}

} // namespace

std::filesystem::path learner_file() {
    const std::filesystem::path folder = user_data_dir();
    return folder.empty() ? folder : folder / "lessons.json";
}

Learner::Learner(std::filesystem::path file) : file_(std::move(file)) {
    if (file_.empty()) {
        return;
    }
    const json all = contents_of(file_);
    const json name = all.value("name", json());
    set_name(name.is_string() ? name.get<std::string>() : "");
    for (const auto& [id, value] : all["lessons"].items()) {
        if (!value.is_object() || lessons_.size() == most_lessons) {
            continue;
        }
        Progress progress;
        const json page = value.value("page", json());
        progress.page = page.is_number_unsigned() && page < most_lesson_pages ? page.get<std::size_t>() : 0;
        const json pages = value.value("pages", json::array());
        for (const json& state : pages) {
            const std::size_t at = progress.pages.size();
            if (at < most_lesson_pages) {
                progress.pages.push_back({state_named(state),
                                          number_at(value.value("tries", json()), at, most_page_tries),
                                          number_at(value.value("seconds", json()), at, most_page_seconds)});
            }
        }
        const json count = value.value("count", json());
        progress.count = count.is_number_unsigned() && count < progress.pages.size()
                             ? count.get<std::size_t>()
                             : progress.pages.size();
        lessons_[id] = std::move(progress);
    }
}

PageState Learner::state(const std::string& lesson, std::size_t page) const {
    const auto found = lessons_.find(lesson);
    return found != lessons_.end() && page < found->second.pages.size() ? found->second.pages[page].state
                                                                        : PageState::open;
}

void Learner::reach(const std::string& lesson, std::size_t page, PageState state) {
    PageProgress& progress = page_of(lesson, page);
    progress.state = std::max(progress.state, state);
}

PageProgress& Learner::page_of(const std::string& lesson, std::size_t page) {
    Progress& progress = lessons_[lesson];
    progress.pages.resize(std::max(progress.pages.size(), page + 1));
    progress.count = std::max(progress.count, page + 1);
    return progress.pages[page];
}

void Learner::set_page_count(const std::string& lesson, std::size_t pages) {
    Progress& progress = lessons_[lesson];
    progress.count = std::min(pages, most_lesson_pages);
    progress.pages.resize(std::max(progress.pages.size(), progress.count));
}

void Learner::add_try(const std::string& lesson, std::size_t page) {
    std::uint32_t& tries = page_of(lesson, page).tries;
    tries = std::min(tries + 1, most_page_tries);
}

void Learner::add_seconds(const std::string& lesson, std::size_t page, std::uint32_t seconds) {
    std::uint32_t& all = page_of(lesson, page).seconds;
    all = std::min(all + std::min(seconds, most_page_seconds), most_page_seconds);
}

std::vector<LessonProgress> Learner::lessons() const {
    std::vector<LessonProgress> all;
    for (const auto& [key, progress] : lessons_) {
        const LessonKeyParts parts = parts_of_key(key);
        all.push_back({.lesson = std::string(parts.id),
                       .pages = {progress.counted().begin(), progress.counted().end()},
                       .origin = std::string(parts.origin)});
    }
    return all;
}

std::size_t Learner::page(const std::string& lesson) const {
    const auto found = lessons_.find(lesson);
    return found == lessons_.end() ? 0 : found->second.page;
}

void Learner::set_page(const std::string& lesson, std::size_t page) {
    lessons_[lesson].page = page;
}

std::size_t Learner::done(const std::string& lesson) const {
    const auto found = lessons_.find(lesson);
    return found == lessons_.end() ? 0
                                   : static_cast<std::size_t>(std::ranges::count_if(
                                         found->second.counted(), [](const PageProgress& page) {
                                             return page.state >= PageState::done;
                                         }));
}

Status Learner::save() const {
    if (file_.empty()) {
        return {};
    }
    json lessons = json::object();
    for (const auto& [id, progress] : lessons_) {
        json pages = json::array();
        json tries = json::array();
        json seconds = json::array();
        for (const PageProgress& page : progress.pages) {
            pages.push_back(name_of(page.state));
            tries.push_back(page.tries);
            seconds.push_back(page.seconds);
        }
        lessons[id] = {{"page", progress.page},
                       {"count", progress.count},
                       {"pages", pages},
                       {"tries", tries},
                       {"seconds", seconds}};
    }
    std::error_code ignored; // ignored: writing the file then reports the error
    std::filesystem::create_directories(file_.parent_path(), ignored);
    return write_text_file(
        file_, json{{"format", learner_format}, {"name", name_}, {"lessons", lessons}}.dump(1) + "\n");
}

} // namespace lockstep::gui
