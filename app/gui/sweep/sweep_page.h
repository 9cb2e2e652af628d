#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/desk.h"
#include "core/recording/sweep.h"

#include <QWidget>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lockstep::gui {

class AxisRow;
class ChartedSweep;
class SweepTable;

/// File formats for exporting a sweep.
enum class SweepFormat : std::uint8_t { csv, json };

/// The page Sweep: selects what a sweep varies, and shows its progress and result: table, chart,
/// recommendation, export.
class SweepPage : public QWidget {
    Q_OBJECT
public:
    explicit SweepPage(SweepForm& form, QWidget* parent = nullptr);
    ~SweepPage() override;

    void set_theme(const Theme& theme);
    /// Offers the parameters of an experiment or of the user's own kernel, and shows its last sweep. For the
    /// same subject, the choices remain.
    void show_subject(const SweepSubject& subject, std::uint64_t largest_group);
    /// Enables the buttons that may be used while a sweep is running or not running; see also SweepForm::why_not.
    void set_running(bool running);
    /// Returns the chosen axes. Errors: those of sweep_axis().
    [[nodiscard]] Result<std::vector<SweepAxis>> axes() const;
    [[nodiscard]] AxisRow& axis(std::size_t number) { return *axes_[number]; }

    /// Shows whether the sweep waits for the current run to finish.
    void show_waiting(bool waits);
    void begin(const std::vector<SweepAxis>& axes);
    void show_step(const SweepStep& step);
    /// Shows the result; `note` is additional information, for example that the sweep was cancelled.
    void show_sweep(const std::shared_ptr<const Sweep>& sweep, const QString& note);
    /// Shows the measured part of the running sweep.
    void show_running();
    /// Shows the subject with the axes that the previous window had.
    void restore(const SweepSubject& subject, std::uint64_t largest_group);
    /// Ends the display of progress after a sweep failed. The error is shown elsewhere.
    void end();
    [[nodiscard]] const std::shared_ptr<const Sweep>& sweep() const { return sweep_; }
    [[nodiscard]] QString recommendation() const;
    [[nodiscard]] ChartedSweep& charted() { return *charted_; }

signals:
    void start_wanted();
    void cancel_wanted();
    void apply_wanted(); ///< emitted when the user wants to use the recommended values for runs
    void export_wanted(lockstep::gui::SweepFormat format);

private:
    [[nodiscard]] QWidget* head();
    [[nodiscard]] QWidget* body();
    void show_progress(const SweepStep& step);
    void show_known();

    Theme theme_;
    std::vector<AxisRow*> axes_;
    SweepForm& kept_form_;
    QLabel* const title_;
    QPushButton* const start_;
    QPushButton* const cancel_;
    QPushButton* const apply_;
    QPushButton* const csv_;
    QPushButton* const json_;
    QProgressBar* const bar_;
    QLabel* const progress_;
    QLabel* const recommendation_;
    QLabel* const kept_; ///< lists the parameters that do not vary
    SweepTable* const table_;
    ChartedSweep* const charted_;
    std::shared_ptr<const Sweep> sweep_; ///< the sweep that is shown
};

} // namespace lockstep::gui
