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

/// Work calls this function from time to time. It returns whether the result is still needed.
using IsWanted = std::function<bool()>;

/// Returns the thread pool for work with the lowest priority. Its threads, and the threads that they start,
/// yield the processor to the window's threads. Do not time anything there, because a process that is started
/// from such a thread also has low priority.
[[nodiscard]] QThreadPool& patient_threads();
/// Lowers the priority of the calling thread if it belongs to a low-priority pool. Work calls it at its
/// start.
void stand_back_in(const QThreadPool& threads);

/// Runs cancellable work in another thread, one job at a time. When the work has ended, its owner is notified
/// in the window's thread:
///
///     window   start ------------------------ cancel ......... on_end: take()
///     pool            work: is it wanted? yes          no, so it returns
///
/// An exception thrown by the work becomes its error. Declare a Task as the last member of its owner, because
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

    /// Starts work. Work that is still running is cancelled, and its end is not reported.
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
    /// Returns true until the end of the work has been reported.
    [[nodiscard]] bool is_running() const { return is_running_; }
    [[nodiscard]] bool is_cancelled() const { return watcher_.isCanceled(); }
    /// Returns the outcome of finished work; call it only once. It is `cancelled` if the work did not even
    /// start.
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
