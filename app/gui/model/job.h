#pragma once

#include "app/gui/model/task.h"
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

    /// True from a start until all listeners have received the result and no request waits.
    [[nodiscard]] bool is_running() const { return is_running_; }
    /// Also drops waiting requests.
    virtual void cancel() = 0;

signals:
    void started();
    void stepped(); ///< see Job::on_step()
    void ended();   ///< the work has ended; followed by one of these:
    void finished();
    void failed(const lockstep::Error& error);
    void cancelled();
    void stopped(); ///< nothing runs, and nothing waits

protected:
    bool is_running_ = false;
};

/// One kind of work off the window's thread, with progress, cancel, result and error. It runs one request at
/// a time:
///
///     start(a) ──── start(b) ─────────────────────────────────────────────── add(c)
///        started(a)    a is cancelled, started(b) ... stepped ... ended, finished(b), started(c) ...
///
/// All signals are sent in the job's thread. An exception in the work becomes an error.
template <class Request, class Value, class Step = Progress>
class Job : public AnyJob {
public:
    /// Called by the work. Returns false if the result is no longer needed.
    using Tell = std::function<bool(const Step&)>;
    /// Runs in another thread.
    using Work = std::function<Result<Value>(const Request&, const Tell&)>;

    explicit Job(Work work = nullptr, QThreadPool& threads = *QThreadPool::globalInstance())
        : work_(std::move(work)), task_(this, &Job::conclude, threads) {}

    /// Replaces the work for later requests. Without work, requests wait.
    void set_work(Work work) { work_ = std::move(work); }
    [[nodiscard]] bool has_work() const { return work_ != nullptr; }
    /// Requests wait until this returns true; call look() when it may have changed.
    void set_may_begin(std::function<bool()> may_begin) { may_begin_ = std::move(may_begin); }

    /// Replaces the running request and the waiting ones. They send no further signals.
    void start(Request request) {
        waiting_.clear();
        supersede();
        add(std::move(request));
    }
    /// Runs this request after all others.
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
    /// Stops the running request; it is restarted as soon as it may run.
    void make_way() {
        if (is_running_ && !task_.is_cancelled()) {
            if (waiting_.empty()) {
                waiting_.push_front(current_);
            }
            supersede();
        }
    }
    /// Starts a waiting request, if nothing runs and it may begin.
    void look() {
        if (!is_running_ && !waiting_.empty() && work_ && (!may_begin_ || may_begin_())) {
            begin();
        }
    }
    /// Completes the running and the waiting requests now, in this thread, without signals.
    void do_now() {
        task_.wait();
        for (const Request& request : std::exchange(waiting_, {})) {
            static_cast<void>(work_(request, [](const Step&) { return true; }));
        }
    }

    /// The request that runs, or that ran last.
    [[nodiscard]] const Request& current() const { return current_; }
    /// True if this request waits, or runs and is not cancelled.
    [[nodiscard]] bool has(const Request& request) const {
        return std::ranges::find(waiting_, request) != waiting_.end() ||
               (is_running_ && current_ == request && !task_.is_cancelled());
    }

    /// Calls take(value) for each result while the context exists.
    template <class Take>
    void on_finished(QObject* context, Take take) {
        connect(this, &AnyJob::finished, context, [this, take] { take(*value_); });
    }
    /// The same for each step of the current request.
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
        is_running_ = false; // listeners may have made further requests
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
    std::optional<Value> value_; ///< set while listeners are notified
    std::optional<Step> step_;
    int number_ = 0; ///< of the current request
    bool is_superseded_ = false;
    Task<Result<Value>> task_; ///< last member, because it waits for the work
};

} // namespace lockstep::gui
