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
/// running, it shows the name of the work, progress, remaining time and a Cancel button instead. Parts that do not fit
/// are hidden, the least important first; the tooltip has their texts.
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
    /// Shows why the shown run is old instead of its verdict. If `reason` is empty, the run is not old.
    void set_old(const QString& reason);
    /// Shows in place of the device that there is none. Empty: there is one.
    void set_no_device(const QString& sentence);
    void set_zoom(double factor);
    void say(const QString& text);
    /// Hides the verdict on the shown run while another run is recorded; end() shows it again.
    void show_verdict(bool is_shown);
    [[nodiscard]] QString text() const;

signals:
    void cancelled();
    void said();                    ///< emitted for a message of say(), and for another zoom
    void work_shown(bool is_shown); ///< emitted when progress is shown or hidden

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int room_for_parts() const;
    void fit();
    void show_tooltip();
    void show_result(std::optional<bool> correct);
    void show_work(bool is_shown);
    void show_readiness();
    [[nodiscard]] QString device_text() const;
    void show_device();

    Theme theme_;
    bool is_fine_ = true;
    bool has_verdict_ = false;   ///< whether the verdict on the shown run may be shown
    bool is_simulation_ = false; ///< whether the shown progress belongs to a simulation for a picture
    QElapsedTimer clock_;
    QString what_;
    QString old_;         ///< why the shown run is old; empty if it is not
    QString recorded_on_; ///< the device of the shown run
    QString no_device_;   ///< says that there is no device; empty if there is one
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
