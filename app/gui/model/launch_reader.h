#pragma once

#include "app/gui/model/task.h"
#include "core/base/result.h"
#include "core/recording/launch_form.h"

#include <QObject>
#include <QString>
#include <functional>
#include <utility>

namespace lockstep::gui {

/// What says what a launch file or a kernel file launches.
using Describer = std::function<Result<LaunchForm>(const RunSpec&, const ProgressSink&)>;

/// Reads launch files and kernel files off the window's thread, one at a time: the latest is what counts.
class LaunchReader : public QObject {
    Q_OBJECT
public:
    explicit LaunchReader(QObject* parent = nullptr);

    /// Without one nothing can be read.
    void set_describer(Describer describer) { describer_ = std::move(describer); }
    [[nodiscard]] bool can_read() const { return describer_ != nullptr; }
    void read(const RunSpec& run);
    void cancel() { task_.cancel(); }
    [[nodiscard]] bool is_reading() const { return task_.is_running(); }

signals:
    void started();
    void stopped(); ///< after read_well, failed or a cancel
    void read_well(const lockstep::LaunchForm& form);
    /// With the program's text, as far as it could be read.
    void failed(const lockstep::Error& error, const QString& program);

private:
    struct Outcome {
        Outcome(Result<LaunchForm> read, QString text = {})
            : form(std::move(read)), program(std::move(text)) {}
        Outcome(Error error) : form(std::move(error)) {}
        Result<LaunchForm> form;
        QString program; ///< where the form failed
    };
    void tell();

    Describer describer_;
    Task<Outcome> task_;
};

} // namespace lockstep::gui
