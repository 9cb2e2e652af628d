#pragma once

#include "app/lessons/lesson_reader.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the folder of the lessons that are part of Lockstep, in a language.
[[nodiscard]] std::filesystem::path lessons_folder(const std::string& language);
/// Returns the folder of the user's own lessons; empty if it is unknown.
[[nodiscard]] std::filesystem::path own_lessons_folder();

/// Returns the lesson files (*.md) of a folder, by name.
[[nodiscard]] std::vector<std::filesystem::path> lesson_files(const std::filesystem::path& folder);

/// Returns the files of all lessons in a language: those of Lockstep, in English if there is no translation,
/// and then the user's own.
[[nodiscard]] std::vector<std::filesystem::path> all_lesson_files(const std::string& language);

/// Reads a lesson without flaws: a file, or the lesson with this id among all_lesson_files(). Errors: those of
/// read_lesson_file(); the first flaw; value_not_allowed if no lesson has this id.
Result<Lesson> lesson_named(const std::string& name, const std::string& language);

} // namespace lockstep
