#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "app/gui/theme/look_alikes.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/run_summary.h"

#include <QWidget>
#include <memory>

class QCPAxis;
class QCustomPlot;
class QLabel;
class QScrollArea;

namespace lockstep::gui {

class ElidedLabel;

/// Which parts of a chart are drawn. A window shows all of them.
struct ChartParts {
    bool has_legend = true; ///< the names of the series
    bool has_error_bars = true;
    friend bool operator==(const ChartParts&, const ChartParts&) = default;
};

/// Base class of the charts: a title, a subtitle and a plot in the theme's colours, with left and bottom axes
/// and a light grid.
class ChartBase : public QWidget {
    Q_OBJECT
public:
    ChartBase(const QString& title, QWidget* parent = nullptr);
    ~ChartBase() override;

    void set_theme(const Theme& theme);
    void set_runs(std::vector<RunSummary> runs, const QString& current);
    void show_parts(const ChartParts& parts);
    /// Leaves the note to the page, which shows that of all its charts. note() still returns it.
    void hide_note() { shows_note_ = false; }
    /// Returns a chart that shows the same, with its texts in the current language.
    [[nodiscard]] virtual std::unique_ptr<ChartBase> another() const = 0;
    /// Returns the colours of the series, with their dashes, markers and hatches as cues.
    [[nodiscard]] std::vector<MeantColour> colours() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] const std::vector<RunSummary>& runs() const { return runs_; }
    /// Returns the run that the window shows; null if the chart does not have it.
    [[nodiscard]] const RunSummary* current_run() const;
    /// Returns the plotted data as CSV: one line per point, with its series, position and value.
    [[nodiscard]] QString as_csv() const;
    /// Returns the name of the `lockstep render` view that shows this chart; empty if there is none.
    [[nodiscard]] QString render_view() const { return property("render_view").toString(); }
    /// Returns the subtitle: the kind of metric that is shown, and the device on which the kernel ran.
    [[nodiscard]] QString subtitle() const;
    /// Returns the text below the plot. It names the runs that are not drawn, and says why.
    [[nodiscard]] QString note() const { return note_; }
    /// Returns the text that is shown instead of the axes while the chart is empty. It describes what the
    /// chart will show.
    [[nodiscard]] QString promise() const { return promise_; }
    /// Returns the definition of the plotted metric, and whether it is measured or counted. Shown in the
    /// tooltips of bars, points and axes.
    [[nodiscard]] virtual QString definition() const = 0;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    virtual void draw() = 0;
    [[nodiscard]] virtual QString tooltip_at(QPoint at) const; ///< at a position in the plot
    /// Returns the minimum height of the plot in pixels. If the chart is lower than that, the plot can be
    /// scrolled.
    [[nodiscard]] virtual int least_plot_height() const;
    /// Scrolls the plot vertically until the point at `share` of its height is visible (0: top, 1: bottom).
    void scroll_to(double share);
    /// Sets the subtitle. `what` is the kind of metric that is shown; `device` is the name of the device on
    /// which the kernel ran. Both are on one line if the chart is wide enough, otherwise on two lines.
    void set_subtitle(const QString& what, const QString& device = {});
    void set_note(const QString& note);
    /// Shows `sentence` instead of the plot. If `sentence` is empty, shows the plot again.
    void set_promise(const QString& sentence);
    /// Returns the height of the area between the axes. It is computed from the height of the plot, because that of the axes
    /// is from the last layout.
    [[nodiscard]] double axis_height() const;
    /// Returns the upper end of a vertical axis that leaves `pixels` above its highest value for texts.
    [[nodiscard]] double end_with_space_above(double most, double pixels) const;
    /// Returns the runs that can be compared with the current run.
    [[nodiscard]] std::vector<const RunSummary*> comparable() const;
    [[nodiscard]] std::vector<const RunSummary*> left_out() const;
    /// Lists the runs that are excluded from the chart in the note below the plot, for example "E2: not
    /// comparable: 1,048,576 elements".
    void note_left_out();
    [[nodiscard]] const Theme& theme() const { return theme_; }
    [[nodiscard]] const ChartParts& parts() const { return parts_; }
    /// Copies the theme and the runs to another chart, with the names of the runs in the current language.
    void copy_to(ChartBase& other) const;
    [[nodiscard]] const RunSummary* current() const { return current_run(); }
    [[nodiscard]] QCustomPlot& plot() const { return *plot_; }
    void set_render_view(const QString& name) { setProperty("render_view", name); }
    void style_axis(QCPAxis& axis) const;
    /// Clears the plot and draws it again.
    void redraw();

private:
    void apply_theme();
    [[nodiscard]] QStringList subtitle_lines(int width) const;
    [[nodiscard]] QStringList note_lines() const;
    friend class ChartPaper; // paints a chart for an export

    Theme theme_;
    ChartParts parts_;
    std::vector<RunSummary> runs_;
    QString current_;
    QString what_;
    QString device_;
    QString note_;
    QString promise_;
    bool shows_note_ = true;
    QCustomPlot* const plot_;
    QScrollArea* const scrolled_; ///< scroll area that contains the plot
    ElidedLabel* const title_;
    QLabel* const subtitle_;
    ElidedLabel* const note_line_;
    QLabel* const promise_text_;
};

} // namespace lockstep::gui
