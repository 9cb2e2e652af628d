// Whatever the process that reads kernels does, the client soon returns an error that describes it.
#include "app/worker/instrumenter_process.h"

#include "app/words/answer_words.h"
#include "app/worker/client.h"
#include "core/base/data_dir.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const KernelSource source{"a.cl", "#ifdef N\n#endif\n__kernel void k(__global int* a) { a[0] = 1; }\n", ""};

/// Tests with a shell script instead of lockstep-instrument.
class InstrumenterProcessTest : public testing::Test {
protected:
    InstrumenterProcessTest()
        : folder_(fs::temp_directory_path() / ("lockstep.instrumenter." + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~InstrumenterProcessTest() override {
        unsetenv("LOCKSTEP_INSTRUMENTER");
        fs::remove_all(folder_);
    }

    void it_does(const std::string& script) {
        const fs::path program = folder_ / "instrumenter";
        ASSERT_TRUE(write_text_file(program, "#!/bin/sh\nread question\n" + script + "\n").ok());
        fs::permissions(program, fs::perms::owner_all);
        setenv("LOCKSTEP_INSTRUMENTER", program.c_str(), 1);
    }

    static Error error_of(InstrumenterProcess& process) {
        const auto answer = process.instrument(source, "k", "", {});
        return answer.ok() ? Error{} : answer.error();
    }
    static Error error() {
        InstrumenterProcess process;
        return error_of(process);
    }
    static void expect_wrong(std::string_view flaw) {
        const Error got = error();
        EXPECT_EQ(got.code, ErrorCode::instrumenter_answer_wrong);
        EXPECT_EQ(got.arguments, std::vector<std::string>{std::string(flaw)});
    }

    fs::path folder_;
};

TEST_F(InstrumenterProcessTest, TheRealOneChangesTheLayoutOfAnArray) {
    const KernelSource tiled{"t.cl",
                             "__kernel void k(__global int* a) {\n    __local int t[32][32];\n"
                             "    t[0][get_local_id(0)] = 1;\n    a[0] = t[0][0];\n}\n",
                             ""};
    const ArrayMap map{.row = 32, .pad = 1, .pads_last_row = true};
    const auto edit = edit_array_in_process(tiled, "", {}, {"k", "t", map});
    ASSERT_TRUE(edit.ok()) << static_cast<int>(edit.error().code);
    EXPECT_NE(edit->text.find("int t[32][32 + 1];"), std::string::npos) << edit->text;
    EXPECT_EQ(edit->argument, std::nullopt);
    const auto unknown = edit_array_in_process(tiled, "", {}, {"k", "none", map});
    ASSERT_FALSE(unknown.ok());
    EXPECT_EQ(unknown.error().code, ErrorCode::cannot_change_layout);
}

TEST_F(InstrumenterProcessTest, TheRealOneAddsTheGroupSizeToAKernel) {
    const KernelSource plain{"p.cl", "__kernel void k(__global int* a) {\n    a[0] = 1;\n}\n", ""};
    const auto edit = require_group_in_process(plain, "", {}, {"k", {16, 4, 1}});
    ASSERT_TRUE(edit.ok()) << static_cast<int>(edit.error().code);
    EXPECT_TRUE(edit->starts_with("__kernel __attribute__((reqd_work_group_size(16, 4, 1))) void k("))
        << *edit;
    const auto again = require_group_in_process({"p.cl", *edit, ""}, "", {}, {"k", {16, 4, 1}});
    ASSERT_FALSE(again.ok());
    EXPECT_EQ(again.error().code, ErrorCode::cannot_require_group);
    EXPECT_EQ(again.error().arguments, std::vector<std::string>{std::string(edit_refusal::already_required)});
}

TEST_F(InstrumenterProcessTest, TheRealOneAnswersOneQuestionAfterTheOther) {
    InstrumenterProcess process;
    const auto names = process.tested_names(source, "", {});
    ASSERT_TRUE(names.ok());
    EXPECT_EQ(*names, std::set<std::string>{"N"});
    const auto whole = process.with_includes(source, "", {});
    ASSERT_TRUE(whole.ok());
    EXPECT_NE(whole->find("a[0] = 1"), std::string::npos);
    const auto instrumented = process.instrument(source, "k", "", {});
    ASSERT_TRUE(instrumented.ok());
    EXPECT_EQ(instrumented->program.kernel, "k");
    EXPECT_EQ(instrumented->program.sites.size(), 1U);
    const auto missing = process.instrument(source, "other", "", {});
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().code, ErrorCode::kernel_not_found);
    EXPECT_TRUE(process.instrument(source, "k", "", {}).ok()) << "an error of a kernel ends nothing";
}

TEST_F(InstrumenterProcessTest, TellsWhatCompilersMakeOfTheKernelThatItInstrumentedLast) {
    InstrumenterProcess process;
    const auto optimised = [&] {
        const auto answer = process.optimised();
        EXPECT_TRUE(answer.ok());
        return *answer;
    };
    EXPECT_EQ(optimised(), Optimised()) << "nobody began";
    ASSERT_TRUE(process.instrument(source, "k", "", {}).ok());
    EXPECT_EQ(optimised(), Optimised()) << "nobody began";
    ASSERT_TRUE(process.compile().ok());
    EXPECT_TRUE(process.with_includes(source, "", {}).ok()) << "it answers meanwhile";
    const Optimised known = optimised();
    EXPECT_EQ(known.operations.size(), 1U);
    EXPECT_GT(known.registers[static_cast<std::size_t>(BackEnd::gfx90a)], 0U);
    EXPECT_EQ(optimised(), Optimised()) << "it was taken";
}

TEST_F(InstrumenterProcessTest, WhatCompilersMakeOfOtherSitesIsAnErrorThatSaysHow) {
    it_does(R"(>&3 echo '{"optimised": {"operations": [1], "uniform_atomics": [], "gone": []}}'; sleep 100)");
    InstrumenterProcess process;
    const auto answer = process.optimised();
    ASSERT_FALSE(answer.ok());
    EXPECT_EQ(answer.error().code, ErrorCode::instrumenter_answer_wrong);
    EXPECT_EQ(answer.error().arguments, std::vector<std::string>{std::string(answer_flaw::not_understood)});
}

TEST_F(InstrumenterProcessTest, AnswersWithAllThatThousandsOfSitesWaitFor) {
    // Each address depends on all earlier reads, so the answer exceeds 8 MB.
    constexpr std::size_t reads = 2000;
    std::string text = "__kernel void k(__global int* a) {\n    int x = 0;\n";
    for (std::size_t i = 0; i < reads; ++i) {
        text += "    x ^= a[x & 63];\n";
    }
    InstrumenterProcess process;
    const auto answer = process.instrument({"a.cl", text + "    a[0] = x;\n}\n", ""}, "k", "", {});
    ASSERT_TRUE(answer.ok()) << static_cast<int>(answer.error().code);
    ASSERT_EQ(answer->program.sites.size(), reads + 1);
    EXPECT_EQ(answer->program.needs.back().size(), reads);
}

/// Makes forty lines of macros, each of which expands to twice the previous one, and a line that uses the
/// last one.
std::string doubled_macros(const std::string& first, const std::string& next) {
    std::string text = first + "\n";
    for (int i = 1; i < 40; ++i) {
        std::string line = next;
        for (const auto& [name, number] : {std::pair{"NEW", i}, std::pair{"OLD", i - 1}}) {
            for (std::size_t at = line.find(name); at != std::string::npos; at = line.find(name)) {
                line.replace(at, 3, "M" + std::to_string(number));
            }
        }
        text += line + "\n";
    }
    return text;
}

/// Returns the error of the real process for a kernel, with these limits.
Error refusal_under(const BuildLimits& limits, const std::string& text) {
    InstrumenterProcess process(limits);
    const auto answer = process.instrument({"a.cl", text, ""}, "k", "", {});
    return answer.ok() ? Error{} : answer.error();
}

constexpr BuildLimits small_limits{.bytes = 300 << 20, .seconds = 60};

TEST_F(InstrumenterProcessTest, MacrosThatMakeTooManyTokensAreRefusedWithTheirLine) {
    const std::string text = doubled_macros("#define M0 a[0]++;", "#define NEW OLD OLD") +
                             "kernel void k(global int* a) {\nM39\n}";
    const Error error = refusal_under({}, text);
    EXPECT_EQ(error.code, ErrorCode::cannot_instrument);
    EXPECT_EQ(error.arguments.at(0), build_limit::macro_tokens);
    EXPECT_EQ(error.place, (Place{"a.cl", 42, 1}));
}

TEST_F(InstrumenterProcessTest, MacrosThatExpandToNothingAreCountedToo) {
    const std::string text =
        doubled_macros("#define M0", "#define NEW OLD OLD") + "kernel void k(global int* a) {\nM39\n}";
    const Error error = refusal_under({}, text);
    EXPECT_EQ(error.arguments.at(0), build_limit::macro_tokens);
    EXPECT_EQ(error.place.line, 42U);
}

TEST_F(InstrumenterProcessTest, ArgumentsThatMacrosDoubleAreRefusedByTheirMemory) {
    const std::string text = doubled_macros("#define M0(x) x", "#define NEW(x) OLD(x x)") +
                             "kernel void k(global int* a) {\n M39(a[0]++;)\n}";
    const Error error = refusal_under(small_limits, text);
    EXPECT_EQ(error.code, ErrorCode::cannot_instrument);
    EXPECT_EQ(error.arguments.at(0), build_limit::reading_memory);
    EXPECT_EQ(error.place.line, 42U);
}

/// Makes a source whose second line takes many seconds to read.
std::string long_sum() {
    std::string sum = "0";
    for (int i = 0; i < 60000; ++i) {
        sum += "+n";
    }
    return "kernel void k(global int* a, int n) {\n a[" + sum + "] = 1; }";
}

TEST_F(InstrumenterProcessTest, TakesTheTimeOfReadingFromTheTimeOfTheRun) {
    BuildTime time(60);
    InstrumenterProcess process({.seconds = 60}, &time);
    ASSERT_TRUE(process.instrument(source, "k", "", {}).ok());
    EXPECT_TRUE(time.is_over({.processor = std::chrono::milliseconds(59999)}));
}

TEST_F(InstrumenterProcessTest, ReadingThatTakesMoreThanTheRunHasLeftIsRefusedWithTheLimitOfTheRun) {
    BuildTime time(60);
    time.take({.processor = std::chrono::seconds(59)});
    InstrumenterProcess process({.seconds = 60}, &time);
    const auto answer = process.instrument({"a.cl", long_sum(), ""}, "k", "", {});
    ASSERT_FALSE(answer.ok());
    EXPECT_EQ(answer.error().arguments,
              (std::vector<std::string>{std::string(build_limit::build_time), "60"}));
    EXPECT_EQ(answer.error().place.line, 2U);
}

TEST_F(InstrumenterProcessTest, WhatTakesTooLongIsRefusedWithTheLineThatItHadComeTo) {
    const Error error = refusal_under({.seconds = 1}, long_sum());
    EXPECT_EQ(error.arguments.at(0), build_limit::reading_time);
    EXPECT_EQ(error.arguments.at(1), "1");
    EXPECT_EQ(error.place.line, 2U);
}

TEST_F(InstrumenterProcessTest, OneThatCrashesIsAnErrorWithItsSignal) {
    it_does("echo last words >&2; kill -SEGV $$");
    InstrumenterProcess process;
    const Error first = error_of(process);
    EXPECT_EQ(first.code, ErrorCode::instrumenter_died);
    EXPECT_EQ(first.arguments, std::vector<std::string>{"signal 11 (Segmentation fault)"});
    EXPECT_EQ(first.detail, "last words\n");
    EXPECT_EQ(error_of(process).arguments, first.arguments) << "who asks again is told the same";
}

TEST_F(InstrumenterProcessTest, AMissingOneIsAnErrorWithItsName) {
    setenv("LOCKSTEP_INSTRUMENTER", "/no/such/program", 1);
    const Error got = error();
    EXPECT_EQ(got.code, ErrorCode::instrumenter_not_started);
    EXPECT_EQ(got.arguments, (std::vector<std::string>{"/no/such/program", "No such file or directory"}));
}

TEST_F(InstrumenterProcessTest, AnAnswerThatMakesNoSenseIsAnErrorThatSaysHow) {
    it_does(">&3 echo '{\"instrumented\": {}}'; sleep 100");
    expect_wrong(answer_flaw::not_understood);
    it_does(">&3 echo '{\"names\": []}'; sleep 100");
    expect_wrong(answer_flaw::another_question);
    it_does("tr '\\0' x </dev/zero >&3");
    expect_wrong(answer_flaw::endless_line);
}

TEST_F(InstrumenterProcessTest, DiesWithTheWorkerThatIsCancelled) {
    // The script has already read the request, so the process that it starts waits for a request forever.
    setenv("POCL_CACHE_DIR", folder_.c_str(), 1); // confined processes may write below this folder
    const fs::path pid = folder_ / "lockstep/tmp/pid";
    it_does("echo $$ > '" + pid.string() + "'; exec '" + (program_dir() / "lockstep-instrument").string() +
            "'");
    const auto recording =
        run_in_worker({.what = "reduction/interleaved"}, [&](const Progress&) { return !fs::exists(pid); });
    unsetenv("POCL_CACHE_DIR");
    ASSERT_FALSE(recording.ok());
    EXPECT_EQ(recording.error().code, ErrorCode::cancelled);
    const fs::path process = "/proc/" + read_text_file(pid).value();
    const fs::path stat = process.string().substr(0, process.string().find('\n')) + "/stat";
    const auto is_there = [&] {
        const auto text = read_text_file(stat);
        return text.ok() && text->substr(text->rfind(')') + 2, 1) != "Z";
    };
    for (int i = 0; i < 1000 && is_there(); ++i) { // long enough even on a busy machine
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_FALSE(is_there());
}

TEST_F(InstrumenterProcessTest, WhatEndsItIsToldByTheWorker) {
    it_does("kill -SEGV $$");
    const auto recording = run_in_worker({.what = "reduction/interleaved"});
    ASSERT_FALSE(recording.ok());
    EXPECT_EQ(recording.error().code, ErrorCode::instrumenter_died);
    EXPECT_EQ(recording.error().arguments, std::vector<std::string>{"signal 11 (Segmentation fault)"});
}

} // namespace
} // namespace lockstep
