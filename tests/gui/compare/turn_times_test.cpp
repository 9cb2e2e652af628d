// Tests that compared runs are timed alternately, and only while nothing else runs.
#include "app/gui/compare/compare_page.h"
#include "app/gui/workspace/jobs.h"
#include "core/session/pipeline.h"
#include "tests/gui/run_summaries.h"
#include "tests/support/reduction_fixture.h"

#include <QLabel>
#include <QTest>
#include <atomic>
#include <gtest/gtest.h>
#include <thread>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Makes a session of the reduction as if it had run on this machine.
std::shared_ptr<const Session> session_of(std::uint64_t seed) {
    Recording recording = fixture::reduction_recording(Reduction::interleaved, 64, 1);
    recording.what = "reduction/interleaved";
    recording.parameters["seed"] = std::to_string(seed);
    return *analyse(std::make_shared<const Recording>(std::move(recording)), {});
}

/// Tests the page Compare with runs that were timed separately, as if another program had slowed down one of
/// them.
class TimedPage : public testing::Test {
protected:
    TimedPage() {
        QObject::connect(&page_, &ComparePage::times_wanted, &page_,
                         [this](const TurnRequest& request) { asked_.push_back(request); });
    }
    void add(const char* name, std::uint64_t median, RunFrom from = RunFrom::here) {
        page_.add_run(run(name, median, 1, "64"), session_of(median), from);
    }
    ComparedRuns compared_;
    ComparePage page_{compared_};
    std::vector<TurnRequest> asked_;
};

TEST_F(TimedPage, asks_for_times_in_turn_when_two_runs_are_looked_at) {
    add("a", 1000);
    add("b", 4000);
    EXPECT_TRUE(asked_.empty()) << "nobody looks";
    page_.show();
    ASSERT_EQ(asked_.size(), 1U);
    EXPECT_EQ(asked_[0].runs[0].run.options.device, "a device");
    ASSERT_EQ(asked_[0].runs.size(), 2U);
    EXPECT_EQ(asked_[0].runs[1].run.parameters.at("seed"), "4000");
}

TEST_F(TimedPage, times_an_own_kernel_as_it_was_before_and_after_an_edit) {
    page_.show();
    for (const char* text : {"before", "after"}) {
        Recording recording = fixture::reduction_recording(Reduction::interleaved, 64, 1);
        recording.what = "mine.cl";
        recording.parameters["source text"] = text;
        const RunSpec own{
            .what = "/home/somebody/mine.cl", .kind = RunKind::launch_file, .program_text = text};
        page_.add_run(run("mine", 1000, 1, text),
                      *analyse(std::make_shared<const Recording>(std::move(recording)), {}), RunFrom::here,
                      RunIs::shown, own);
    }
    ASSERT_EQ(asked_.size(), 1U);
    ASSERT_EQ(asked_[0].runs.size(), 2U);
    EXPECT_EQ(asked_[0].runs[0].run.program_text, "before");
    EXPECT_EQ(asked_[0].runs[1].run.program_text, "after");
    EXPECT_EQ(asked_[0].runs[1].run.what, "/home/somebody/mine.cl");
    EXPECT_EQ(asked_[0].runs[1].run.options.device, "a device");
}

TEST_F(TimedPage, compares_the_times_taken_in_turn) {
    add("a", 1000);
    add("b", 4000);
    page_.show();
    const auto hint = [this] { return page_.findChildren<QLabel*>(); };
    const auto warns = [&] {
        return std::ranges::any_of(
            hint(), [](const QLabel* label) { return label->text().contains("one after another"); });
    };
    EXPECT_TRUE(warns());
    page_.take_times(
        {{page_.compared()[0].key, timing_of(1000)}, {page_.compared()[1].key, timing_of(1001)}});
    EXPECT_FALSE(warns());
    EXPECT_EQ(page_.compared()[1].figures.timing->median_ns, 1001U);
    EXPECT_EQ(row_named(comparison_rows(page_.compared()), "median").from, "measured alternately");
    EXPECT_EQ(asked_.size(), 1U);
    add("c", 500);
    EXPECT_EQ(asked_.size(), 2U) << "of the third run there is no such time yet";
    EXPECT_EQ(page_.compared()[0].figures.timing->median_ns, 4000U) << "its own is of the same kind as c's";
}

TEST_F(TimedPage, does_not_time_what_was_read_from_a_file) {
    page_.show();
    add("a", 1000, RunFrom::file);
    add("b", 4000, RunFrom::file);
    add("c", 4000);
    EXPECT_TRUE(asked_.empty());
}

TEST_F(TimedPage, gives_a_run_from_a_file_the_times_of_the_file) {
    add("a", 1000);
    add("b", 4000);
    page_.take_times({{page_.compared()[0].key, timing_of(70)}, {page_.compared()[1].key, timing_of(70)}});
    add("a", 1000, RunFrom::file);
    EXPECT_EQ(page_.compared()[0].figures.timing->median_ns, 1000U);
}

TEST_F(TimedPage, says_no_more_that_it_times_when_that_was_cancelled) {
    add("a", 1000);
    add("b", 4000);
    page_.show_timing_progress(3, 9);
    page_.end_timing_progress();
    for (const QLabel* label : page_.findChildren<QLabel*>()) {
        EXPECT_FALSE(label->text().contains("round 3")) << qPrintable(label->text());
    }
}

/// Tests with a timer that counts how often times were requested.
class Turns : public testing::Test {
protected:
    Turns() {
        timer_.set_work(time_with([this](const std::vector<RunSpec>& runs, const ProgressSink& progress) {
            ++calls_;
            while (is_slow_ && progress({Stage::time, 1, 2})) {
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            return is_slow_ ? Result<std::vector<RunTimings>>(Error{.code = ErrorCode::cancelled})
                            : std::vector<RunTimings>(runs.size(), RunTimings{timing_of(70)});
        }));
        timer_.set_may_begin([this] { return is_free_; });
        timer_.on_finished(&timer_, [this](const TimesInTurn& times) { times_ = times; });
        QObject::connect(&timer_, &AnyJob::failed, &timer_, [this](const Error&) { ++failures_; });
    }
    static TurnRequest request() { return {{{"a", {.what = "reduction/interleaved"}}}}; }

    std::atomic<bool> is_slow_ = false;
    std::atomic<int> calls_ = 0;
    bool is_free_ = true;
    int failures_ = 0;
    TimesInTurn times_;
    TurnJob timer_;
};

TEST_F(Turns, wait_until_the_device_is_free) {
    is_free_ = false;
    timer_.start(request());
    EXPECT_FALSE(timer_.is_running());
    is_free_ = true;
    timer_.look();
    EXPECT_TRUE(QTest::qWaitFor([this] { return times_.contains("a"); }));
    EXPECT_EQ(times_["a"].median_ns, 70U);
}

TEST_F(Turns, make_way_for_a_run_and_are_taken_afterwards) {
    is_slow_ = true;
    timer_.start(request());
    ASSERT_TRUE(QTest::qWaitFor([this] { return calls_ == 1; }));
    is_free_ = false;
    timer_.make_way();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !timer_.is_running(); }));
    is_slow_ = false;
    is_free_ = true;
    timer_.look();
    EXPECT_TRUE(QTest::qWaitFor([this] { return times_.contains("a"); }));
    EXPECT_EQ(calls_, 2);
    EXPECT_EQ(failures_, 0) << "who makes way has not failed";
}

TEST_F(Turns, that_are_cancelled_stay_away) {
    is_slow_ = true;
    timer_.start(request());
    ASSERT_TRUE(QTest::qWaitFor([this] { return calls_ == 1; }));
    timer_.cancel();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !timer_.is_running(); }));
    QTest::qWait(20);
    EXPECT_EQ(calls_, 1);
    EXPECT_TRUE(times_.empty());
}

} // namespace
} // namespace lockstep::gui
