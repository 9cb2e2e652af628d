#pragma once

#include "app/gui/model/task.h"
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

/// Asks the model for possible improvements, over all launches of a run, off the window's thread, because
/// finding costs needs further simulations.
class AdviceSearch : public QObject {
    Q_OBJECT
public:
    explicit AdviceSearch(QObject* parent = nullptr);

    /// Drops the results if the session is another one.
    void set_session(const std::shared_ptr<const Session>& session);
    /// Starts searching, unless it is done or running.
    void start();
    /// Searches, and returns when the search is finished.
    void wait();
    [[nodiscard]] bool is_running() const { return search_.is_running(); }
    [[nodiscard]] const std::vector<ListedAdvice>& found() const { return found_; }

signals:
    void finished();
    void failed(const lockstep::Error& error); ///< nothing is found in this case

private:
    using Found = Result<std::vector<ListedAdvice>>;
    void take();

    std::shared_ptr<const Session> session_;
    std::shared_ptr<const Session> searched_; ///< the session of the running search
    std::vector<ListedAdvice> found_;
    bool is_known_ = false;
    bool is_wanted_ = false; ///< search again when the current search has ended
    Task<Found> search_;
};

} // namespace lockstep::gui
