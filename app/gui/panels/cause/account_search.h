#pragma once

#include "app/gui/workspace/task.h"
#include "core/base/result.h"
#include "core/session/run_cause.h"
#include "core/session/session.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

/// Computes the account of a run's longest launch in another thread, because it requires several simulations.
class AccountSearch : public QObject {
    Q_OBJECT
public:
    explicit AccountSearch(QObject* parent = nullptr);

    /// Starts the search in a session; cancels the one in another session. The part stays in the session.
    void start(const std::shared_ptr<const Session>& session);
    void cancel() { task_.cancel(); }
    [[nodiscard]] bool is_running() const { return task_.is_running(); }

signals:
    void finished();
    void failed(const lockstep::Error& error); ///< emitted instead of finished()

private:
    void take();

    Task<Status> task_;
};

/// Returns the account of a run's longest launch, if the session already has it; otherwise null.
[[nodiscard]] std::shared_ptr<const LaunchAccount> account_at_hand(const Session& session);

} // namespace lockstep::gui
