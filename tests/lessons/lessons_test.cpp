// Plays the lessons that are part of Lockstep, in every language.
#include "app/common/place/place_text.h"
#include "app/lessons/lesson_check.h"
#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_parts.h"
#include "app/lessons/task_check.h"
#include "app/words/errors/error_words.h"
#include "core/base/data_dir.h"
#include "core/questions/question.h"
#include "tests/lessons/skeleton.h"
#include "tests/support/in_process/report_here.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const fs::path lessons = source_tree() / "resources/lessons";
const fs::path tasks = source_tree() / "tests/lessons/tasks";

LessonLooker look_in_process() {
    return [](const RunSpec& run, bool with_costs, const ProgressSink&) {
        return look_here(run, with_costs, PlainKernels::left_out);
    };
}

std::vector<std::string> lessons_in(const std::string& language) {
    std::vector<std::string> names;
    for (const fs::path& file : lesson_files(lessons / language)) {
        names.push_back(file.stem().string());
    }
    return names;
}

std::vector<std::string> translations() {
    std::vector<std::string> languages;
    for (const auto& folder : fs::directory_iterator(lessons)) {
        const std::string language = folder.path().filename().string();
        if (folder.is_directory() && language != "en") {
            languages.push_back(language);
        }
    }
    std::ranges::sort(languages);
    return languages;
}

std::string flaw_text(const std::vector<Error>& flaws) {
    std::string text;
    for (const Error& flaw : flaws) {
        text += english(flaw) + "\n";
    }
    return text;
}

/// An English lesson.
class EveryLesson : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        auto reading = read_lesson_file(lessons / "en" / (GetParam() + ".md"));
        ASSERT_TRUE(reading) << english(reading.error());
        ASSERT_TRUE(reading->ok()) << flaw_text(reading->flaws);
        lesson_ = std::move(reading->lesson);
    }

    /// Reads the attempt that a file contains: a kernel, or the place of another run.
    [[nodiscard]] LessonRun attempt_in(const fs::path& file, const CheckedTask& task) const {
        const std::string text = read_text_file(file).value();
        if (file.extension() == ".cl") {
            LessonRun run = run_of(task.lesson, start_of(task.task, task.page));
            run.source = text;
            return run;
        }
        const auto place = place_from(text.substr(0, text.find_last_not_of(" \n") + 1));
        EXPECT_TRUE(place) << file << ": " << english(place.error());
        return place ? LessonRun{.run = place->runs.front()} : LessonRun{};
    }

    void expect_verdict(const CheckedTask& task, const fs::path& file, LessonRuns& runs) const {
        const auto result = check_task(task, attempt_in(file, task), runs);
        ASSERT_TRUE(result) << file << ": " << english(result.error());
        const bool is_solution = file.stem() == "solution";
        std::string why = "verdict " + std::to_string(static_cast<int>(result->verdict)) + " " + result->name;
        why += result->error ? "\n" + english(*result->error) : "";
        for (const MadeComparison& made : result->comparisons) {
            why += "\n" + made.text + ": " + value_text(made.left) + " and " + value_text(made.right);
        }
        EXPECT_EQ(result->verdict == TaskVerdict::solved, is_solution) << file << "\n" << why;
    }

    Lesson lesson_;
};

TEST_P(EveryLesson, HasTheNameOfItsFile) {
    ASSERT_GT(GetParam().size(), 3U);
    EXPECT_EQ(GetParam().substr(3), lesson_.id);
    EXPECT_EQ(GetParam()[2], '-');
}

// One test, because the pages and the tasks share runs.
TEST_P(EveryLesson, PlaysWithoutFlawsAndOpensItsTasksForTheirSolutionsAndForNoCheat) {
    LessonRuns runs(look_in_process(), needs_costs(lesson_));
    EXPECT_EQ(flaw_text(check_lesson(lesson_, runs)), "");
    for (std::size_t page = 0; page < lesson_.pages.size(); ++page) {
        for (const LessonBlock& block : lesson_.pages[page].blocks) {
            const auto* const task = std::get_if<LessonTask>(&block);
            if (task == nullptr) {
                continue;
            }
            const fs::path folder = tasks / lesson_.id / std::to_string(page + 1);
            ASSERT_TRUE(fs::is_directory(folder)) << folder << " must contain a solution and three cheats";
            std::size_t solutions = 0;
            std::size_t cheats = 0;
            for (const auto& file : fs::directory_iterator(folder)) {
                const std::string name = file.path().filename().string();
                solutions += name.starts_with("solution") ? 1 : 0;
                cheats += name.starts_with("cheat-") ? 1 : 0;
                expect_verdict({lesson_, lesson_.pages[page], *task}, file.path(), runs);
            }
            EXPECT_EQ(solutions, 1U) << folder;
            EXPECT_GE(cheats, 3U) << folder;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Of, EveryLesson, testing::ValuesIn(lessons_in("en")), [](const auto& name) {
    std::string test = name.param;
    std::ranges::replace(test, '-', '_');
    return test;
});

TEST(Lessons, DoNotShareTheirIds) {
    std::set<std::string> ids;
    for (const fs::path& file : lesson_files(lessons / "en")) {
        EXPECT_TRUE(ids.insert(read_lesson_file(file).value().lesson.id).second) << file;
    }
    EXPECT_GE(ids.size(), 2U);
}

TEST(Lessons, NeedOnlyLessonsThatExist) {
    std::set<std::string> ids;
    std::vector<Lesson> all;
    for (const fs::path& file : lesson_files(lessons / "en")) {
        all.push_back(read_lesson_file(file).value().lesson);
        ids.insert(all.back().id);
    }
    for (const Lesson& lesson : all) {
        for (const std::string& need : lesson.needs) {
            EXPECT_TRUE(ids.contains(need)) << lesson.id << " needs " << need;
        }
    }
}

TEST(Lessons, AreTheSameInEveryLanguageExceptTheWords) {
    for (const std::string& language : translations()) {
        for (const fs::path& file : lesson_files(lessons / language)) {
            const auto translated = read_lesson_file(file);
            ASSERT_TRUE(translated && translated->ok())
                << (translated ? flaw_text(translated->flaws) : english(translated.error()));
            const auto original = read_lesson_file(lessons / "en" / file.filename());
            ASSERT_TRUE(original) << file << " has no English original";
            EXPECT_EQ(skeleton_of(translated->lesson), skeleton_of(original->lesson)) << file;
            EXPECT_NE(translated->lesson.title, "");
        }
    }
}

/// Returns the indented block of a text that contains `line`, without its indentation.
std::string block_with(const std::string& text, const std::string& line) {
    std::istringstream lines(text);
    std::string block;
    for (std::string each; std::getline(lines, each);) {
        if (each.starts_with("    ")) {
            block += each.substr(4) + "\n";
        } else if (each.empty()) {
            block += "\n";
        } else if (block.find(line) != std::string::npos) {
            break;
        } else {
            block.clear();
        }
    }
    return block.substr(block.find_first_not_of('\n'));
}

TEST(LessonChapter, has_a_lesson_of_three_pages_without_flaws) {
    const std::string text = read_text_file(lessons / "README.md").value();
    const LessonReading reading =
        read_lesson(block_with(text, "id: every-second-lane"), "every-second-lane.md");
    ASSERT_TRUE(reading.ok()) << flaw_text(reading.flaws);
    EXPECT_EQ(reading.lesson.pages.size(), 3U);
    LessonRuns runs(look_in_process(), needs_costs(reading.lesson));
    EXPECT_EQ(flaw_text(check_lesson(reading.lesson, runs)), "");
}

TEST(LessonChapter, names_every_key_and_every_kind_of_question) {
    const std::string text = read_text_file(lessons / "README.md").value();
    for (const std::string_view key : page_keys) {
        EXPECT_NE(text.find("`" + std::string(key)), std::string::npos) << key;
    }
    for (const QuestionForm& form : question_forms()) {
        EXPECT_NE(text.find("`" + std::string(form.name) + "`"), std::string::npos) << form.name;
    }
}

} // namespace
} // namespace lockstep
