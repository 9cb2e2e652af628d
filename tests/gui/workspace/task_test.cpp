// Tests work in another thread: its end is reported, and it can be cancelled.
#include "app/gui/workspace/task.h"

#include <QTest>
#include <atomic>
#include <gtest/gtest.h>
#include <new>
#include <sys/resource.h>
#include <thread>

namespace lockstep::gui {
namespace {

using namespace std::chrono_literals;

class Owner : public QObject {
public:
    explicit Owner(QThreadPool& threads = *QThreadPool::globalInstance())
        : task(this, &Owner::end, threads) {}

    void end() {
        ++ends;
        came = task.take();
    }
    [[nodiscard]] bool wait(int count = 1) {
        return QTest::qWaitFor([this, count] { return ends == count; }, 20000);
    }

    int ends = 0;
    Result<int> came = 0;
    Task<Result<int>> task;
};

/// Works until its result is no longer needed.
Result<int> work_on(const IsWanted& is_wanted) {
    while (is_wanted()) {
        std::this_thread::sleep_for(1ms);
    }
    return Error{.code = ErrorCode::cancelled};
}

/// Returns the nice value of this thread: 0 is normal, a higher value means lower priority.
int niceness() {
    return getpriority(PRIO_PROCESS, 0);
}

/// Threads of a task start timed runs, so these threads must not have a lower priority, whatever ran before.
TEST(Task, lowers_its_priority_only_in_patient_threads) {
    const int usual = niceness();
    for (int i = 0; i < 5; ++i) {
        Owner timed;
        Owner patient(patient_threads());
        patient.task.start([](const IsWanted&) { return Result<int>(niceness()); });
        ASSERT_TRUE(patient.wait());
        timed.task.start([](const IsWanted&) { return Result<int>(niceness()); });
        ASSERT_TRUE(timed.wait());
        EXPECT_GT(patient.came.value(), usual);
        EXPECT_EQ(timed.came.value(), usual);
    }
    EXPECT_EQ(niceness(), usual) << "the window itself";
}

TEST(Task, reports_its_end_with_its_result) {
    Owner owner;
    owner.task.start([](const IsWanted&) { return Result<int>(7); });
    ASSERT_TRUE(owner.wait());
    EXPECT_EQ(owner.came.value(), 7);
    EXPECT_FALSE(owner.task.is_running());
}

TEST(Task, reports_an_exception_as_an_error) {
    Owner owner;
    owner.task.start([](const IsWanted&) -> Result<int> { throw std::bad_alloc(); });
    ASSERT_TRUE(owner.wait());
    EXPECT_EQ(owner.came.error().code, ErrorCode::out_of_memory);
}

TEST(Task, ends_when_it_is_cancelled) {
    Owner owner;
    owner.task.start(work_on);
    EXPECT_TRUE(owner.task.is_running());
    owner.task.cancel();
    ASSERT_TRUE(owner.wait());
    EXPECT_TRUE(owner.task.is_cancelled());
    EXPECT_EQ(owner.came.error().code, ErrorCode::cancelled);
}

TEST(Task, keeps_what_was_done_before_it_was_cancelled) {
    Owner owner;
    owner.task.start([](const IsWanted& is_wanted) {
        const Result<int> cancelled = work_on(is_wanted);
        return cancelled ? cancelled : Result<int>(3);
    });
    QTest::qWait(20); // until the task has started
    owner.task.cancel();
    ASSERT_TRUE(owner.wait());
    EXPECT_EQ(owner.came.value(), 3);
}

TEST(Task, that_replaces_another_is_the_only_one_reported) {
    Owner owner;
    owner.task.start(work_on);
    owner.task.start([](const IsWanted&) { return Result<int>(7); });
    ASSERT_TRUE(owner.wait());
    QTest::qWait(20);
    EXPECT_EQ(owner.ends, 1);
    EXPECT_EQ(owner.came.value(), 7);
}

TEST(Task, is_waited_for_by_its_owner) {
    std::atomic<bool> has_ended = false;
    {
        Owner owner;
        owner.task.start([&has_ended](const IsWanted& is_wanted) {
            Result<int> cancelled = work_on(is_wanted);
            has_ended = true;
            return cancelled;
        });
        QTest::qWait(20); // until the task has started
    }
    EXPECT_TRUE(has_ended);
}

} // namespace
} // namespace lockstep::gui
