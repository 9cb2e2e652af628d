#pragma once

#include "app/gui/model/task.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"

#include <QObject>
#include <QString>
#include <cstddef>

namespace lockstep::gui {

/// Makes an experiment's kernel one's own: writes its source, its launch and its inputs to files, off the
/// window's thread.
class KernelCopier : public QObject {
    Q_OBJECT
public:
    explicit KernelCopier(QObject* parent = nullptr);

    /// `values` are complete; `launch`: which of a run's. A copy that is under way is given up.
    void copy(const Experiment& experiment, const ParameterValues& values, std::size_t launch,
              const QString& path);

signals:
    void copied(const QString& path);
    void failed(const lockstep::Error& error);

private:
    void tell();

    QString path_;
    Task<Status> task_;
};

} // namespace lockstep::gui
