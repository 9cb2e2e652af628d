#pragma once

#include "app/gui/window/run_form.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <deque>
#include <memory>

namespace lockstep::gui {

/// Runs all variants of a family one after the other in the background, without changing the shown picture. A
/// run that the user requests in the meantime takes precedence. A variant that fails shows the failure in its
/// row and does not stop the others.
class VariantRuns : public QObject {
    Q_OBJECT
public:
    VariantRuns(Workspace& workspace, const RunForm& form);

    /// Runs the variants of the selected experiment's family, with the form's values if the variants allow
    /// them, because only runs that do equal work are comparable.
    void start();
    /// Runs these variants, independent of the form.
    void start(std::vector<RunSpec> runs);
    void cancel();
    /// Call before another run starts: interrupts the current variant, which is run again afterwards.
    void make_way();
    [[nodiscard]] bool is_running() const { return is_under_way() || !waiting_.empty(); }

signals:
    void recorded(std::shared_ptr<const lockstep::Session> session);

private:
    void run_next();
    void take(const std::shared_ptr<const Session>& session, const RunRequest& request);
    void tell_of_failure(const Error& error);
    [[nodiscard]] bool is_under_way() const;

    Workspace& workspace_;
    const RunForm form_;
    std::deque<RunRequest>& waiting_;
};

} // namespace lockstep::gui
