#pragma once

#include "core/base/guarded.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrentRun>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace lockstep::gui {

/// Asked by work now and then: whether somebody still waits for it.
using IsWanted = std::function<bool()>;

/// Threads of work that the window waits for least: what they do, and the threads that they start, leave the
/// processor to the window's when both want it. Nothing that is timed may run there: a process that is started
/// from such a thread stands back, too.
[[nodiscard]] QThreadPool& patient_threads();
/// Called by work that begins in a thread of these.
void stand_back_in(const QThreadPool& threads);

/// Work off the window's thread, one piece at a time, that can be cancelled. Whoever owns it is told when it
/// has ended, in the window's thread:
///
///     window   start ------------------------ cancel ......... on_end: take()
///     pool            work: is it wanted? yes          no, so it returns
///
/// An exception that leaves the work arrives as its error. The last member of its owner: it waits for the
/// work.
template <class Outcome>
class Task {
public:
    template <class Owner>
    Task(Owner* owner, void (Owner::*on_end)(), QThreadPool& threads = *QThreadPool::globalInstance())
        : threads_(threads) {
        QObject::connect(&watcher_, &QFutureWatcher<void>::finished, owner, [this, owner, on_end] {
            is_running_ = false;
            (owner->*on_end)();
        });
    }
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;
    ~Task() {
        cancel();
        watcher_.waitForFinished();
    }

    /// What is under way is cancelled, and its end not told.
    void start(std::function<Outcome(const IsWanted&)> work) {
        cancel();
        is_running_ = true;
        outcome_ = std::make_shared<std::optional<Outcome>>();
        watcher_.setFuture(QtConcurrent::run(&threads_, [work = std::move(work), outcome = outcome_,
                                                         threads = &threads_](QPromise<void>& promise) {
            stand_back_in(*threads);
            const IsWanted is_wanted = [&promise] { return !promise.isCanceled(); };
            *outcome = guarded([&] { return work(is_wanted); });
        }));
    }
    void cancel() { watcher_.cancel(); }
    void wait() { watcher_.waitForFinished(); }
    /// Until its end is told.
    [[nodiscard]] bool is_running() const { return is_running_; }
    [[nodiscard]] bool is_cancelled() const { return watcher_.isCanceled(); }
    /// What came of the work that has ended: asked once. `cancelled` where it did not even begin.
    [[nodiscard]] Outcome take() {
        return *outcome_ ? *std::move(*outcome_) : Outcome(Error{.code = ErrorCode::cancelled});
    }

private:
    QThreadPool& threads_;
    std::shared_ptr<std::optional<Outcome>> outcome_;
    bool is_running_ = false;
    QFutureWatcher<void> watcher_;
};

} // namespace lockstep::gui
