#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/window/run_form.h"

#include <QObject>
#include <deque>
#include <memory>

namespace lockstep::gui {

/// All variants of a family, run one after the other behind the picture, which stays. A run that somebody asks
/// for meanwhile goes first; a variant that fails says so in its row and does not stop the rest.
class VariantRuns : public QObject {
    Q_OBJECT
public:
    VariantRuns(Workspace& workspace, const RunForm& form);

    /// Those of the selected experiment's family, with the form's values where they allow them: only equal
    /// work is comparable.
    void start();
    /// These, whatever the form says.
    void start(std::vector<RunSpec> runs);
    void cancel();
    /// Before another run is started: the variant under way is run again after it.
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
