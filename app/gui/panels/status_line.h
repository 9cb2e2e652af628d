#pragma once

#include "app/gui/theme/theme.h"
#include "core/base/progress.h"
#include "core/session/group_view.h"

#include <QElapsedTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QToolButton;

namespace lockstep::gui {

class ElidedLabel;

/// The widgets of the status bar: the trace, whether the result is correct, and the device. While work is
/// running, it shows the name of the work, progress, remaining time and a Cancel button instead.
class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// Adds a control in front of the device.
    void add_control(QWidget* control);
    void set_theme(const Theme& theme);
    void show_view(const GroupView& view);
    /// Shows that work has started. `sentence` is shown until the first progress arrives: "Running
    /// reduction/tree".
    void begin(const QString& what, const QString& sentence);
    void show_progress(Stage stage, quint64 done, quint64 total);
    /// Shows the progress of a simulation of the hardware model, for which a picture waits.
    void show_simulation(Stage stage, quint64 done, quint64 total);
    void end_simulation();
    void end();
    void set_zoom(double factor);
    void say(const QString& text);
    /// Hides the verdict on the shown run while another run is recorded; end() shows it again.
    void show_verdict(bool is_shown);
    [[nodiscard]] QString text() const;

signals:
    void cancelled();
    void said();                    ///< emitted for a message of say()
    void work_shown(bool is_shown); ///< emitted when progress is shown or hidden

private:
    void show_result(std::optional<bool> correct);
    void show_work(bool is_shown);

    Theme theme_;
    bool is_fine_ = true;
    bool is_simulation_ = false; ///< whether the shown progress belongs to a simulation for a picture
    QElapsedTimer clock_;
    QString what_;
    QHBoxLayout* const row_;
    QLabel* const mark_;
    ElidedLabel* const ready_;
    ElidedLabel* const counts_;
    ElidedLabel* const verified_;
    QProgressBar* const progress_;
    QToolButton* const cancel_;
    ElidedLabel* const device_;
    QLabel* const zoom_;
};

} // namespace lockstep::gui
