// Tests a job, which runs one request at a time in another thread: steps, cancellation, result and
// error.
#include "app/gui/workspace/job.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

namespace lockstep::gui {
namespace {

using Doubling = Job<int, int, int>;

/// Doubles a number. For 0, waits until it is cancelled; for a negative number, returns an error.
Result<int> doubled(const int& number, const Doubling::Tell& tell) {
    while (tell(number) && number == 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    if (number == 0) {
        return Error{.code = ErrorCode::cancelled};
    }
    return number > 0 ? Result<int>(2 * number) : throw std::runtime_error("negative");
}

struct JobTest : testing::Test {
    Doubling job{doubled};
    std::vector<int> results;
    std::vector<int> steps;
    int failures = 0;
    int cancels = 0;

    JobTest() {
        job.on_finished(&job, [this](int value) { results.push_back(value); });
        job.on_step(&job, [this](int step) { steps.push_back(step); });
        QObject::connect(&job, &AnyJob::failed, &job, [this] { ++failures; });
        QObject::connect(&job, &AnyJob::cancelled, &job, [this] { ++cancels; });
    }
    void wait() const {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !job.is_running(); }, 20000));
    }
};

TEST_F(JobTest, gives_its_steps_and_its_result) {
    QSignalSpy stopped(&job, &AnyJob::stopped);
    job.start(21);
    EXPECT_TRUE(job.is_running());
    wait();
    EXPECT_EQ(results, std::vector{42});
    EXPECT_EQ(steps, std::vector{21});
    EXPECT_EQ(stopped.size(), 1);
}

TEST_F(JobTest, does_not_tell_of_a_request_that_was_replaced) {
    job.start(0);
    QTest::qWait(10);
    steps.clear();
    job.start(4);
    wait();
    EXPECT_EQ(results, std::vector{8});
    EXPECT_EQ(steps, std::vector{4});
    EXPECT_EQ(cancels, 0);
}

TEST_F(JobTest, does_added_requests_one_after_the_other) {
    for (const int number : {1, -1, 3}) {
        job.add(number);
    }
    wait();
    EXPECT_EQ(results, (std::vector{2, 6}));
    EXPECT_EQ(failures, 1) << "which does not stop the next";
}

TEST_F(JobTest, drops_what_waits_when_it_is_cancelled) {
    job.add(0);
    job.add(1);
    job.cancel();
    wait();
    EXPECT_TRUE(results.empty());
    EXPECT_EQ(cancels, 1);
}

TEST_F(JobTest, starts_the_next_request_of_a_listener_before_it_stops) {
    QSignalSpy stopped(&job, &AnyJob::stopped);
    job.on_finished(&job, [this](int value) {
        if (value < 8) {
            job.start(value);
        }
    });
    job.start(1);
    wait();
    EXPECT_EQ(results, (std::vector{2, 4, 8}));
    EXPECT_EQ(stopped.size(), 1);
}

TEST_F(JobTest, does_not_notify_a_destroyed_receiver) {
    {
        const QObject listener;
        job.on_finished(const_cast<QObject*>(&listener), [](int) { FAIL(); });
    }
    job.start(1);
    wait();
    EXPECT_EQ(results, std::vector{2});
}

TEST(JobWithWaitingRequests, does_them_now_when_it_is_asked_to) {
    std::atomic<int> sum = 0;
    Job<int, int> job([&sum](const int& number, const ProgressSink&) { return Result<int>(sum += number); });
    for (const int number : {1, 2, 3}) {
        job.add(number);
    }
    job.do_now();
    EXPECT_EQ(sum, 6);
}

} // namespace
} // namespace lockstep::gui
