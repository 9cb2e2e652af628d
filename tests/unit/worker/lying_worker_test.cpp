// Whatever a worker sends, leaves behind or fails to do, the client returns an error soon, and at once after
// cancellation.
#include "app/words/answer_words.h"
#include "app/worker/client.h"
#include "app/worker/given.h"
#include "core/base/byte_sink.h"
#include "core/base/data_dir.h"
#include "core/base/descriptor.h"
#include "core/session/pipeline.h"
#include "core/trace/plain_results.h"
#include "core/trace/recording_json.h"
#include "core/trace/trace_file.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

const std::string what = "reduction/interleaved";

/// Much longer than any lie takes, even on a busy machine: detects a hang.
constexpr milliseconds soon{15000};

/// Returns the bytes of a part of a launch's log as a worker writes it, see LivePart.
std::string part_bytes(const Trace& trace, const std::string& head) {
    std::string bytes = head;
    bytes.resize(to_part_boundary(bytes.size()));
    for (const Column64* column : {&trace.events, &trace.values, &trace.offsets, &trace.value_offsets}) {
        bytes.append(reinterpret_cast<const char*>(column->data()), column->size() * sizeof(std::uint64_t));
        bytes.resize(to_part_boundary(bytes.size()));
    }
    return bytes;
}

std::string head_of(const Trace& trace) {
    Recording recording;
    Trace& launch = recording.launches.emplace_back();
    launch.program = trace.program;
    launch.range = trace.range;
    launch.objects = trace.objects;
    launch.device = trace.device;
    return head_to_json(recording);
}

class LyingWorker : public testing::Test {
protected:
    LyingWorker() : folder_(fs::temp_directory_path() / ("lockstep.lies." + std::to_string(getpid()))) {
        fs::create_directories(folder_ / "runtime");
        fs::create_directories(folder_ / "truth");
        recording_ = fixture::reduction_recording(fixture::Reduction::interleaved, 64, 4);
        recording_.what = what;
        save();
        setenv("XDG_RUNTIME_DIR", (folder_ / "runtime").c_str(), 1);
        setenv("TMPDIR", (folder_ / "runtime").c_str(), 1);
        setenv("LOCKSTEP_WORKER", (program_dir() / "lying_worker").c_str(), 1);
        setenv("LYING_WORKER_TRUTH", (folder_ / "truth").c_str(), 1);
    }
    ~LyingWorker() override {
        for (const char* name :
             {"XDG_RUNTIME_DIR", "TMPDIR", "LOCKSTEP_WORKER", "LYING_WORKER", "LYING_WORKER_TRUTH"}) {
            unsetenv(name);
        }
        fs::remove_all(folder_);
    }

    /// Writes the files that a truthful worker's answers refer to (see lies.h).
    void save() {
        const Descriptor recorded = truth("recording");
        DescriptorSink recording(recorded.number());
        EXPECT_TRUE(hand_over_recording(recording_, recording).ok());
        const Descriptor left = truth("run");
        DescriptorSink run(left.number());
        EXPECT_TRUE(write_run(recording_, run).ok());
        const Trace& trace = recording_.launches[0];
        const std::string head = head_of(trace);
        EXPECT_TRUE(write_text_file(folder_ / "truth/part", part_bytes(trace, head)).ok());
        const nlohmann::json told{
            0, 0, 4, trace.events.size(), trace.values.size(), trace.has_values(), head.size()};
        EXPECT_TRUE(write_text_file(folder_ / "truth/part.json", told.dump()).ok());
    }

    [[nodiscard]] Descriptor truth(const std::string& name) const {
        const fs::path path = folder_ / "truth" / name;
        return Descriptor(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    }

    static Result<Recording> run_with(const std::string& lie, const ProgressSink& progress = {}) {
        setenv("LYING_WORKER", lie.c_str(), 1);
        return run_in_worker({.what = what}, progress);
    }

    static Result<std::shared_ptr<const Session>> look_with(const std::string& lie) {
        setenv("LYING_WORKER", lie.c_str(), 1);
        return look({.what = what}, {.log = Wants::Log::in_parts, .costs = Wants::Costs::none});
    }

    fs::path folder_;
    Recording recording_;
};

struct Lie {
    const char* name;
    ErrorCode code;
    std::string_view flaw; ///< expected flaw if the error is worker_answer_wrong
};

/// Lies that the worker tells immediately, without waiting for a request.
const Lie told_at_once[] = {
    {"endless-line", ErrorCode::worker_answer_wrong, answer_flaw::endless_line},
    {"no-json", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"progress-without-end", ErrorCode::worker_answer_wrong, answer_flaw::too_much},
    {"progress-beyond-its-end", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"negative-progress", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"unknown-stage", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"large-answer", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"deep-answer", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"deep-but-whole", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"null", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"number", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"empty-device", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"unknown-error", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"error-without-arguments", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"error-with-numbers", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"error-far-down", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"cancelled-by-itself", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"another-question", ErrorCode::worker_answer_wrong, answer_flaw::another_question},
    {"no-recording", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"rubbish", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"no-launches-answered", ErrorCode::worker_answer_wrong, answer_flaw::log_files},
    {"paths-in-parts", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"parts-beyond-the-launch", ErrorCode::worker_answer_wrong, answer_flaw::log_files},
    {"parts-that-descend", ErrorCode::worker_answer_wrong, answer_flaw::log_files},
    {"empty-part", ErrorCode::worker_answer_wrong, answer_flaw::log_files},
    {"parts-that-are-not-there", ErrorCode::worker_answer_wrong, answer_flaw::log_files},
    {"part-of-another-size", ErrorCode::worker_answer_wrong, answer_flaw::log_files},
    {"keeps-its-memory-mapped", ErrorCode::worker_answer_wrong, answer_flaw::memory},
    {"cannot-be-sealed", ErrorCode::worker_answer_wrong, answer_flaw::memory},
    {"memory-that-nobody-wrote", ErrorCode::worker_answer_wrong, answer_flaw::memory},
    {"cuts-its-memory", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"a-recording-that-is-larger-than-memory", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"memory-of-its-own", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"a-folder-instead-of-memory", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"captures-nothing", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"plain-kernel-of-no-launch", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"plain-results-that-are-not-there", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"plain-results-of-another-size", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"plain-results-again", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"captured-again", ErrorCode::worker_answer_wrong, answer_flaw::not_understood},
    {"captured-and-no-more", ErrorCode::worker_answer_wrong, answer_flaw::recording},
    {"closes-all", ErrorCode::worker_answer_wrong, answer_flaw::none},
    {"closes-its-line", ErrorCode::worker_answer_wrong, answer_flaw::none},
    {"leaves-a-child", ErrorCode::worker_died, {}},
    {"answers-and-stays", ErrorCode::no_device, {}},
};

class AWorkerThatLies : public LyingWorker, public testing::WithParamInterface<Lie> {};

TEST_P(AWorkerThatLies, IsAnErrorThatSaysSo) {
    const auto begin = Clock::now();
    const auto recording = run_with(GetParam().name);
    EXPECT_LT(Clock::now() - begin, soon);
    ASSERT_FALSE(recording.ok());
    EXPECT_EQ(recording.error().code, GetParam().code);
    if (!GetParam().flaw.empty()) {
        EXPECT_EQ(recording.error().arguments, std::vector{std::string(GetParam().flaw)});
    }
    EXPECT_TRUE(fs::is_empty(folder_ / "runtime")) << "its files are gone";
}

std::string name_of(const std::string& lie) {
    std::string name = lie;
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Told, AWorkerThatLies, testing::ValuesIn(told_at_once),
                         [](const auto& lie) { return name_of(lie.param.name); });

TEST_F(LyingWorker, IsBelievedWhereItTellsTheTruth) {
    const auto recording = run_with("true");
    ASSERT_TRUE(recording.ok());
    EXPECT_EQ(recording->launches[0].events.size(), recording_.launches[0].events.size());
    const auto session = look_with("true-part");
    ASSERT_TRUE(session.ok());
    EXPECT_EQ((*session)->trace(0).parts.size(), 1U) << "was looked at while it came";
}

/// Tests lies about a part that is not kept, so that the worker can still change its memory.
class AWorkerThatLiesAboutAPart : public LyingWorker, public testing::WithParamInterface<const char*> {};

TEST_P(AWorkerThatLiesAboutAPart, IsAnErrorThatSaysSo) {
    const auto begin = Clock::now();
    const auto session = look_with(GetParam());
    EXPECT_LT(Clock::now() - begin, soon);
    ASSERT_FALSE(session.ok());
    EXPECT_EQ(session.error().code, ErrorCode::worker_answer_wrong);
    EXPECT_EQ(session.error().arguments, std::vector{std::string(answer_flaw::log_files)});
    EXPECT_TRUE(fs::is_empty(folder_ / "runtime")) << "its files are gone";
}

INSTANTIATE_TEST_SUITE_P(Told, AWorkerThatLiesAboutAPart,
                         testing::Values("part-of-no-launch", "part-that-begins-late", "part-of-no-group",
                                         "part-of-too-many-groups", "part-with-too-many-events",
                                         "part-with-events-beyond-the-budget", "part-with-fewer-events",
                                         "part-with-more-values", "part-with-or-without-values",
                                         "part-without-head", "part-with-a-cut-head", "part-with-a-huge-head",
                                         "cut-part", "part-that-nobody-wrote", "two-parts-at-once",
                                         "part-of-rubbish", "a-pipe-instead-of-memory",
                                         "a-full-pipe-of-answers"),
                         [](const auto& lie) { return name_of(lie.param); });

/// The content may be true or false, but the client reads a private copy that no longer changes, and reading
/// it never crashes.
TEST_F(LyingWorker, ThatChangesItsMemoryAllTheTimeEndsItselfAlone) {
    for (int i = 0; i < 20; ++i) {
        const auto session = look_with("changing-part");
        EXPECT_TRUE(session.ok() || session.error().code == ErrorCode::worker_answer_wrong);
        const auto recording = run_with("changes-its-memory");
        EXPECT_TRUE(recording.ok() || recording.error().code == ErrorCode::worker_answer_wrong);
    }
}

/// The results of the instrumented kernels are complete, whatever a plain kernel does.
TEST_F(LyingWorker, KeepsItsRecordingWhereAPlainKernelEndsIt) {
    recording_.launches[0].timing.reset();
    recording_.launches[0].untimed = Untimed::not_reached;
    save();
    const auto crashed = run_with("crashes-in-a-plain-kernel");
    ASSERT_TRUE(crashed.ok());
    EXPECT_EQ(crashed->plain_stop, (PlainStop{0, Untimed::crashed, "signal 6 (Aborted)", PlainBound::none}));
    EXPECT_EQ(crashed->launches[0].untimed, Untimed::crashed);
    EXPECT_EQ(crashed->launches[0].events.size(), recording_.launches[0].events.size());
    const auto begin = Clock::now();
    const auto late = run_with("hangs-in-a-plain-kernel");
    EXPECT_LT(Clock::now() - begin, soon);
    ASSERT_TRUE(late.ok());
    EXPECT_EQ(late->plain_stop, (PlainStop{0, Untimed::out_of_time, "0", PlainBound::plain_limit}));
    EXPECT_EQ(late->launches[0].untimed, Untimed::out_of_time);
    const auto unbuilt = run_with("cannot-build-a-plain-kernel");
    ASSERT_TRUE(unbuilt.ok());
    EXPECT_EQ(unbuilt->plain_stop, (PlainStop{0, Untimed::crashed, "4096", PlainBound::build_memory}));
    EXPECT_TRUE(fs::is_empty(folder_ / "runtime")) << "its files are gone";
}

/// Tests workers that would never end.
class AWorkerThatHangs : public LyingWorker, public testing::WithParamInterface<const char*> {};

TEST_P(AWorkerThatHangs, EndsWithinASecondOfACancel) {
    const auto begin = Clock::now();
    Clock::time_point cancelled;
    const auto recording = run_with(GetParam(), [&](const Progress&) {
        const bool go_on = Clock::now() - begin < milliseconds(300);
        cancelled = go_on ? Clock::now() : cancelled;
        return go_on;
    });
    EXPECT_LT(Clock::now() - cancelled, milliseconds(1000));
    ASSERT_FALSE(recording.ok());
    EXPECT_EQ(recording.error().code, ErrorCode::cancelled);
}

INSTANTIATE_TEST_SUITE_P(Hanging, AWorkerThatHangs,
                         testing::Values("silent", "deaf", "stdout-without-end", "stderr-without-end"),
                         [](const auto& lie) { return name_of(lie.param); });

TEST_F(LyingWorker, that_reads_no_request_does_not_block_the_sender_of_a_long_one) {
    setenv("LYING_WORKER", "deaf", 1);
    RunSpec request{.what = "convolution/naive"};
    request.parameters["image"] = std::string(std::size_t{8} << 20, 'x'); // more than any pipe can buffer
    int asked = 0;
    const auto begin = Clock::now();
    const auto recording = run_in_worker(request, [&](const Progress&) { return ++asked < 5; });
    EXPECT_LT(Clock::now() - begin, soon);
    EXPECT_EQ(recording.error().code, ErrorCode::cancelled);
}

TEST_F(LyingWorker, TimesOfNoLaunchAreNoTimes) {
    setenv("LYING_WORKER", "times-of-no-launch", 1);
    const auto times = time_in_worker({RunSpec{.what = what}});
    ASSERT_FALSE(times.ok());
    EXPECT_EQ(times.error().arguments, std::vector{std::string(answer_flaw::another_question)});
}

TEST_F(LyingWorker, ARecordingOfAnotherExperimentIsNotTheAnswer) {
    recording_.what = "reduction/compacted";
    save();
    const auto recording = run_with("rubbish-in-a-part");
    ASSERT_FALSE(recording.ok());
    EXPECT_EQ(recording.error().arguments, std::vector{std::string(answer_flaw::another_question)});
}

TEST_F(LyingWorker, RubbishInTheFileOfTheFirstPartIsNotRead) {
    auto recording = run_with("rubbish-in-a-part");
    ASSERT_TRUE(recording.ok()) << "its size is right";
    const auto session = analyse(std::make_shared<const Recording>(std::move(*recording)), {});
    EXPECT_TRUE(session.ok()) << "the recording holds that part";
}

} // namespace
} // namespace lockstep
