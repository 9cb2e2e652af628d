// Work off the window's thread: its end is told, and it can be cancelled.
#include "app/gui/model/task.h"

#include <QTest>
#include <atomic>
#include <gtest/gtest.h>
#include <new>
#include <thread>

namespace lockstep::gui {
namespace {

using namespace std::chrono_literals;

class Owner : public QObject {
public:
    void end() {
        ++ends;
        came = task.take();
    }
    [[nodiscard]] bool wait(int count = 1) {
        return QTest::qWaitFor([this, count] { return ends == count; }, 20000);
    }

    int ends = 0;
    Result<int> came = 0;
    Task<Result<int>> task{this, &Owner::end};
};

/// Works until nobody waits for it.
Result<int> work_on(const IsWanted& is_wanted) {
    while (is_wanted()) {
        std::this_thread::sleep_for(1ms);
    }
    return Error{.code = ErrorCode::cancelled};
}

TEST(Task, tells_of_its_end_with_what_came_of_it) {
    Owner owner;
    owner.task.start([](const IsWanted&) { return Result<int>(7); });
    ASSERT_TRUE(owner.wait());
    EXPECT_EQ(owner.came.value(), 7);
    EXPECT_FALSE(owner.task.is_running());
}

TEST(Task, tells_of_an_exception_as_of_an_error) {
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
    QTest::qWait(20); // until it has begun
    owner.task.cancel();
    ASSERT_TRUE(owner.wait());
    EXPECT_EQ(owner.came.value(), 3);
}

TEST(Task, that_takes_the_place_of_another_is_the_only_one_told_of) {
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
            const Result<int> cancelled = work_on(is_wanted);
            has_ended = true;
            return cancelled;
        });
        QTest::qWait(20); // until it has begun
    }
    EXPECT_TRUE(has_ended);
}

} // namespace
} // namespace lockstep::gui
