#include "app/gui/workspace/lesson/learner.h"

#include "app/lessons/lesson.h"
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
constexpr std::array<std::string_view, 4> state_names = {"open", "seen", "done", "mastered"};

PageState state_named(const json& value) {
    const auto* const name =
        value.is_string() ? std::ranges::find(state_names, value.get<std::string>()) : state_names.end();
    return name == state_names.end() ? PageState::open : static_cast<PageState>(name - state_names.begin());
}

/// Returns the lessons in a text; an empty list if it is not valid.
json lessons_in(const std::filesystem::path& file) {
    std::error_code failed;
    const auto bytes = std::filesystem::file_size(file, failed);
    const auto text =
        failed || bytes > most_learner_bytes ? Result<std::string>(std::string()) : read_text_file(file);
    const json all = text ? json::parse(*text, nullptr, false) : json();
    const bool is_known =
        all.is_object() && all.value("format", json()) == learner_format && all.contains("lessons");
    return is_known && all["lessons"].is_object() ? all["lessons"] : json::object();
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
    const json lessons = lessons_in(file_);
    for (const auto& [id, value] : lessons.items()) {
        if (!value.is_object() || lessons_.size() == most_lessons) {
            continue;
        }
        Progress progress;
        const json page = value.value("page", json());
        progress.page = page.is_number_unsigned() && page < most_lesson_pages ? page.get<std::size_t>() : 0;
        const json pages = value.value("pages", json::array());
        for (const json& state : pages) {
            if (progress.pages.size() < most_lesson_pages) {
                progress.pages.push_back(state_named(state));
            }
        }
        lessons_[id] = std::move(progress);
    }
}

PageState Learner::state(const std::string& lesson, std::size_t page) const {
    const auto found = lessons_.find(lesson);
    return found != lessons_.end() && page < found->second.pages.size() ? found->second.pages[page]
                                                                        : PageState::open;
}

void Learner::reach(const std::string& lesson, std::size_t page, PageState state) {
    std::vector<PageState>& pages = lessons_[lesson].pages;
    pages.resize(std::max(pages.size(), page + 1), PageState::open);
    pages[page] = std::max(pages[page], state);
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
    return found == lessons_.end()
               ? 0
               : static_cast<std::size_t>(std::ranges::count_if(
                     found->second.pages, [](PageState state) { return state >= PageState::done; }));
}

Status Learner::save() const {
    if (file_.empty()) {
        return {};
    }
    json lessons = json::object();
    for (const auto& [id, progress] : lessons_) {
        json pages = json::array();
        for (const PageState state : progress.pages) {
            pages.push_back(state_names[static_cast<std::size_t>(state)]);
        }
        lessons[id] = {{"page", progress.page}, {"pages", pages}};
    }
    std::error_code ignored; // ignored: writing the file then reports the error
    std::filesystem::create_directories(file_.parent_path(), ignored);
    return write_text_file(file_, json{{"format", learner_format}, {"lessons", lessons}}.dump(1) + "\n");
}

} // namespace lockstep::gui
