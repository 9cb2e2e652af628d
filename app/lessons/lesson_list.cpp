#include "app/lessons/lesson_list.h"

#include "core/base/data_dir.h"

#include <algorithm>
#include <system_error>

namespace lockstep {

namespace fs = std::filesystem;

namespace {

constexpr const char* english_language = "en";
constexpr std::size_t most_lessons = 500; ///< per folder

} // namespace

fs::path lessons_folder(const std::string& language) {
    return data_dir() / "resources" / "lessons" / language;
}

fs::path own_lessons_folder() {
    const fs::path folder = user_data_dir();
    return folder.empty() ? folder : folder / "lessons";
}

std::vector<fs::path> lesson_files(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        if (at->path().extension() == ".md" && files.size() < most_lessons) {
            files.push_back(at->path());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::vector<fs::path> all_lesson_files(const std::string& language) {
    std::vector<fs::path> files = lesson_files(lessons_folder(english_language));
    std::error_code ignored; // ignored: if it fails, the English file is used
    for (fs::path& file : files) {
        if (const fs::path own = lessons_folder(language) / file.filename(); fs::exists(own, ignored)) {
            file = own;
        }
    }
    if (!own_lessons_folder().empty()) {
        std::ranges::move(lesson_files(own_lessons_folder()), std::back_inserter(files));
    }
    return files;
}

Result<Lesson> lesson_named(const std::string& name, const std::string& language) {
    std::string ids;
    std::error_code ignored; // ignored: reading the file then reports the error
    if (name.ends_with(".md") || fs::exists(name, ignored)) {
        auto reading = read_lesson_file(name);
        if (!reading) {
            return reading.error();
        }
        return reading->ok() ? Result<Lesson>(std::move(reading->lesson)) : reading->flaws.front();
    }
    for (const fs::path& file : all_lesson_files(language)) {
        auto reading = read_lesson_file(file);
        if (reading && reading->lesson.id == name) {
            return reading->ok() ? Result<Lesson>(std::move(reading->lesson)) : reading->flaws.front();
        }
        if (reading && reading->ok()) {
            ids += (ids.empty() ? "" : ", ") + reading->lesson.id;
        }
    }
    return Error{ErrorCode::value_not_allowed, {"lesson", name, ids}, {}, {}};
}

} // namespace lockstep
