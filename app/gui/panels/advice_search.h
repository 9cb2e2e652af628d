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

/// Asks the model what could be done better, over all launches of a run, off the window's thread: costs take
/// further simulations.
class AdviceSearch : public QObject {
    Q_OBJECT
public:
    explicit AdviceSearch(QObject* parent = nullptr);

    /// Forgets what was found for another session.
    void set_session(const std::shared_ptr<const Session>& session);
    /// Looks, unless it is done or under way.
    void start();
    /// Looks and returns when all is found.
    void wait();
    [[nodiscard]] bool is_running() const { return search_.is_running(); }
    [[nodiscard]] const std::vector<ListedAdvice>& found() const { return found_; }

signals:
    void finished();
    void failed(const lockstep::Error& error); ///< then nothing is found

private:
    using Found = Result<std::vector<ListedAdvice>>;
    void take();

    std::shared_ptr<const Session> session_;
    std::shared_ptr<const Session> searched_; ///< of which the search under way is
    std::vector<ListedAdvice> found_;
    bool is_known_ = false;
    bool is_wanted_ = false; ///< when the search under way has ended
    Task<Found> search_;
};

} // namespace lockstep::gui
