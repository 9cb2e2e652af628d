#pragma once

#include "app/gui/workspace/task.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <optional>
#include <utility>

namespace lockstep::gui {

/// The common base class of all jobs; see Job.
class AnyJob : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Returns true from the start of a request until all listeners have received the result and no request
    /// waits.
    [[nodiscard]] bool is_running() const { return is_running_; }
    /// Cancels the running request and drops waiting requests.
    virtual void cancel() = 0;

signals:
    void started();
    void stepped(); ///< emitted for each progress step, see Job::on_step()
    void ended();   ///< emitted when the work has ended; followed by one of the signals below
    void finished();
    void failed(const lockstep::Error& error);
    void cancelled();
    void stopped(); ///< emitted when no request is running or waiting

protected:
    bool is_running_ = false;
};

/// One kind of work that runs in another thread, with progress, cancellation, a result and an error. It
/// executes one request at a time:
///
///     start(a) ──── start(b) ─────────────────────────────────────────────── add(c)
///        started(a)    a is cancelled, started(b) ... stepped ... ended, finished(b), started(c) ...
///
/// All signals are emitted in the thread of the job object. An exception thrown by the work becomes an error.
template <class Request, class Value, class Step = Progress>
class Job : public AnyJob {
public:
    /// The work calls this function to report a step. It returns false if the result is no longer needed.
    using Tell = std::function<bool(const Step&)>;
    /// The function that does the work, in another thread.
    using Work = std::function<Result<Value>(const Request&, const Tell&)>;

    explicit Job(Work work = nullptr, QThreadPool& threads = *QThreadPool::globalInstance())
        : work_(std::move(work)), task_(this, &Job::conclude, threads) {}

    /// Sets the work for later requests. Requests wait until there is work.
    void set_work(Work work) { work_ = std::move(work); }
    [[nodiscard]] bool has_work() const { return work_ != nullptr; }
    /// Sets a condition for starting requests. Call look() when its value may have changed.
    void set_may_begin(std::function<bool()> may_begin) { may_begin_ = std::move(may_begin); }

    /// Starts a request. It replaces the running and the waiting requests, which emit no further signals.
    void start(Request request) {
        waiting_.clear();
        supersede();
        add(std::move(request));
    }
    /// Adds a request that runs after all others.
    void add(Request request) {
        waiting_.push_back(std::move(request));
        look();
    }
    void cancel() override {
        waiting_.clear();
        if (is_running_) {
            task_.cancel();
        }
    }
    /// Interrupts the running request. It restarts when may_begin returns true.
    void make_way() {
        if (is_running_ && !task_.is_cancelled()) {
            if (waiting_.empty()) {
                waiting_.push_front(current_);
            }
            supersede();
        }
    }
    /// Starts a waiting request if no request is running and may_begin allows it.
    void look() {
        if (!is_running_ && !waiting_.empty() && work_ && (!may_begin_ || may_begin_())) {
            begin();
        }
    }
    /// Runs the current and the waiting requests to completion in the calling thread, without signals.
    void do_now() {
        task_.wait();
        for (const Request& request : std::exchange(waiting_, {})) {
            static_cast<void>(work_(request, [](const Step&) { return true; }));
        }
    }

    /// Returns the running request, or the last one if none is running.
    [[nodiscard]] const Request& current() const { return current_; }
    /// Returns true if this request is waiting, or is running and not cancelled.
    [[nodiscard]] bool has(const Request& request) const {
        return std::ranges::find(waiting_, request) != waiting_.end() ||
               (is_running_ && current_ == request && !task_.is_cancelled());
    }

    /// Calls take(value) for each result, as long as `context` exists.
    template <class Take>
    void on_finished(QObject* context, Take take) {
        connect(this, &AnyJob::finished, context, [this, take] { take(*value_); });
    }
    /// Calls take(step) for each progress step of the current request, as long as `context` exists.
    template <class Take>
    void on_step(QObject* context, Take take) {
        connect(this, &AnyJob::stepped, context, [this, take] { take(*step_); });
    }

private:
    void supersede() {
        if (is_running_) {
            is_superseded_ = true;
            task_.cancel();
        }
    }
    void begin() {
        is_running_ = true;
        is_superseded_ = false;
        current_ = std::move(waiting_.front());
        waiting_.pop_front();
        const auto tell = [this, number = ++number_](const Step& step) {
            QMetaObject::invokeMethod(
                this, [this, number, step] { tell_step(number, step); }, Qt::QueuedConnection);
        };
        task_.start([work = work_, request = current_, tell](const IsWanted& is_wanted) {
            return work(request, [&](const Step& step) {
                tell(step);
                return is_wanted();
            });
        });
        emit started();
    }
    void tell_step(int number, const Step& step) {
        if (number == number_ && is_running_ && !is_superseded_) {
            step_ = step;
            emit stepped();
        }
    }
    void conclude() {
        Result<Value> outcome = task_.take();
        emit ended();
        if (!is_superseded_) {
            tell(std::move(outcome));
        }
        is_running_ = false; // set only now, so that look() starts the requests that listeners have added
        look();
        if (!is_running_) {
            emit stopped();
        }
    }
    void tell(Result<Value> outcome) {
        if (outcome.ok()) {
            value_ = std::move(outcome).value();
            emit finished();
            value_.reset();
        } else if (outcome.error().code == ErrorCode::cancelled) {
            emit cancelled();
        } else {
            emit failed(outcome.error());
        }
    }

    Work work_;
    std::function<bool()> may_begin_;
    Request current_;
    std::deque<Request> waiting_;
    /// Result of the current request, available only while listeners are notified.
    std::optional<Value> value_;
    std::optional<Step> step_;
    int number_ = 0; ///< sequence number of the current request
    bool is_superseded_ = false;
    Task<Result<Value>> task_; ///< last member, because its destructor waits for the work
};

} // namespace lockstep::gui
