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

/// Called by work from time to time: returns whether the result is still needed.
using IsWanted = std::function<bool()>;

/// Threads for work with the lowest priority: they, and the threads that they start, yield the processor to
/// the window's threads. Nothing that is timed may run there, because a process that is started from such a
/// thread also has low priority.
[[nodiscard]] QThreadPool& patient_threads();
/// Called by work at its start in a thread of this pool.
void stand_back_in(const QThreadPool& threads);

/// Cancellable work off the window's thread, one piece at a time. Its owner is notified in the window's
/// thread when the work has ended:
///
///     window   start ------------------------ cancel ......... on_end: take()
///     pool            work: is it wanted? yes          no, so it returns
///
/// An exception that leaves the work becomes its error. Declare it as the last member of its owner, because
/// its destructor waits for the work.
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

    /// Cancels the current work, without notifying its end.
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
    /// True until its end is notified.
    [[nodiscard]] bool is_running() const { return is_running_; }
    [[nodiscard]] bool is_cancelled() const { return watcher_.isCanceled(); }
    /// The outcome of the work that has ended; call it once. `cancelled` if the work did not even start.
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
