#pragma once

#include "app/gui/theme/theme.h"
#include "core/base/progress.h"
#include "core/session/group_view.h"

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace lockstep::gui {

class ElidedLabel;

/// The content of the status bar: the trace, whether the result is correct, the device. While something runs:
/// its name, progress, remaining time, and Cancel.
class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_view(const GroupView& view);
    /// `sentence`: shown until the first progress: "Running reduction/tree".
    void begin(const QString& what, const QString& sentence);
    void show_progress(Stage stage, quint64 done, quint64 total);
    /// Progress of the model's simulations that a picture waits for.
    void show_simulation(Stage stage, quint64 done, quint64 total);
    void end_simulation();
    void end();
    void set_zoom(double factor);
    void say(const QString& text);
    /// The verdict on the shown run is hidden while another is recorded; end() shows it again.
    void show_verdict(bool is_shown);
    [[nodiscard]] QString text() const;

signals:
    void cancelled();

private:
    void show_result(std::optional<bool> correct);

    Theme theme_;
    bool is_fine_ = true;
    bool is_simulation_ = false; ///< the shown progress is that of the model, for a picture
    QElapsedTimer clock_;
    QString what_;
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
