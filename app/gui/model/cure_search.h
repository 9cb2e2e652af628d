#pragma once

#include "app/gui/model/task.h"
#include "core/advice/advice.h"
#include "core/base/result.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"

#include <QObject>
#include <QString>
#include <memory>
#include <string>
#include <vector>

namespace lockstep::gui {

/// What a cure is wanted for.
struct CureRequest {
    std::shared_ptr<const Session> session; ///< of an experiment
    AdviceKind cost{};                      ///< that the cure must lack
    std::vector<AdviceKind> counted;        ///< costs that it must not bring in their place
    std::string device;                     ///< where to run; empty: the default device
};

/// The experiments of the family that may be the cure, nearest first: those after this one in the catalogue,
/// then those before it. None that are broken on purpose.
[[nodiscard]] std::vector<std::string> possible_cures(const std::string& experiment);

/// Whether the variant lacks the cost, has no counted cost that the session has not, is right, and takes the
/// simulated machine fewer cycles.
[[nodiscard]] Result<bool> is_cure(const CureRequest& request, const Session& variant,
                                   const ProgressSink& progress);

/// Runs variants of a family with the shown run's parameters, off the window's thread, until one lacks what
/// makes the run slow.
class CureSearch : public QObject {
    Q_OBJECT
public:
    explicit CureSearch(Recorder recorder, QObject* parent = nullptr);

    /// A search under way is cancelled.
    void start(CureRequest request);
    void cancel();
    [[nodiscard]] bool running() const { return task_.is_running(); }

signals:
    void started();
    void trying(const QString& experiment);
    void found(std::shared_ptr<const lockstep::Session> cure);
    void nothing_found();
    void failed(const lockstep::Error& error);
    void stopped(); ///< after found, nothing_found, failed or a cancel

private:
    using Found = Result<std::shared_ptr<const Session>>; ///< null: no variant is one
    [[nodiscard]] Found search(const CureRequest& request, const IsWanted& is_wanted);
    void take();

    const Recorder recorder_;
    Task<Found> task_;
};

} // namespace lockstep::gui
