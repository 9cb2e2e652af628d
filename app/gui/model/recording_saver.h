#pragma once

#include "app/gui/model/task.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/trace/recording.h"

#include <QObject>
#include <QString>
#include <memory>

namespace lockstep::gui {

/// Saves recordings off the window's thread, one at a time. A file that was there before stays whole until
/// the new one is complete.
class RecordingSaver : public QObject {
    Q_OBJECT
public:
    explicit RecordingSaver(QObject* parent = nullptr);

    /// False while another is being saved; then nothing happens.
    [[nodiscard]] bool start(std::shared_ptr<const Recording> recording, const QString& path);
    void cancel() { task_.cancel(); }
    [[nodiscard]] bool is_saving() const { return task_.is_running(); }
    /// Of the file that is being saved.
    [[nodiscard]] const QString& path() const { return path_; }

signals:
    void started(const QString& path);
    void progressed(lockstep::Stage stage, quint64 done, quint64 total);
    void stopped(); ///< before it is told what came of it:
    void saved(const QString& path);
    void failed(const lockstep::Error& error);
    void cancelled();

private:
    void conclude();

    QString path_;
    Task<Status> task_;
};

} // namespace lockstep::gui
