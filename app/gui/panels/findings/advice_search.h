#pragma once

#include "app/gui/workspace/task.h"
#include "core/advice/advice.h"
#include "core/session/session.h"

#include <QObject>
#include <memory>
#include <vector>

namespace lockstep::gui {

struct ListedAdvice {
    std::size_t launch = 0;
    Advice advice;
    friend bool operator==(const ListedAdvice&, const ListedAdvice&) = default;
};

/// Searches all launches of a run for possible improvements, in another thread, because finding the cost of a
/// problem requires further simulations.
class AdviceSearch : public QObject {
    Q_OBJECT
public:
    explicit AdviceSearch(QObject* parent = nullptr);

    /// Sets the session to search; drops the results of another session.
    void set_session(const std::shared_ptr<const Session>& session);
    /// Starts the search, unless it is done or running.
    void start();
    /// Starts the search if necessary, and returns when it has finished.
    void wait();
    [[nodiscard]] bool is_running() const { return search_.is_running(); }
    [[nodiscard]] const std::vector<ListedAdvice>& found() const { return found_; }

signals:
    void finished();
    void failed(const lockstep::Error& error); ///< emitted instead of finished(), if there are no results

private:
    using Found = Result<std::vector<ListedAdvice>>;
    void take();

    std::shared_ptr<const Session> session_;
    std::shared_ptr<const Session> searched_; ///< the session of the running search
    std::vector<ListedAdvice> found_;
    bool is_known_ = false;
    /// True if the session changed during the search, so that another search must follow.
    bool is_wanted_ = false;
    Task<Found> search_;
};

} // namespace lockstep::gui
