#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/tryit/try_view.h"
#include "app/gui/workspace/desk.h"
#include "app/gui/workspace/selection.h"
#include "app/gui/workspace/trial/hardware_search.h"
#include "app/gui/workspace/trial/trial_search.h"
#include "core/kernel/line_diff.h"

#include <QWidget>
#include <vector>

class QScrollArea;

namespace lockstep::gui {

class HardwareTable;
class ScenePicture;
class TryFoot;
class TryHead;

/// The page "Try it": other layouts of an array in local memory, and other hardware, counted on the recorded accesses.
/// Nothing is counted until the page is shown.
class TryPage : public QWidget {
    Q_OBJECT
public:
    TryPage(TryForm& form, Selection& selection, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Shows the layouts of the array that a site accesses. Does nothing if it accesses no array in local memory.
    void show_array_of(Site site);
    void choose(LayoutChoice choice);
    /// Shows the recorded layout instead of the chosen one, and back.
    void swap();
    [[nodiscard]] TryView& view() { return *view_; }
    [[nodiscard]] const TrialSearch& search() const { return search_; }
    [[nodiscard]] HardwareTable& hardware() { return *hardware_; }
    /// Returns the chosen layout if it can be applied to a source; empty otherwise.
    [[nodiscard]] std::optional<LayoutChoice> applicable() const;
    /// Shows the lines that change if the chosen layout is applied. `place` says where.
    void show_edit(const QString& before, const QString& after, const QString& place);
    /// Says why the source cannot be changed for the chosen layout, until another one is chosen.
    void show_refusal(const QString& why);
    /// Returns the shown changed lines.
    [[nodiscard]] const std::vector<ChangedLine>& edit() const { return edit_; }
    /// Returns the sentence about the shown layout, or why there is none.
    [[nodiscard]] QString sentence() const;

signals:
    void apply_wanted(); ///< emitted to change the source for the chosen layout
    void run_wanted();   ///< emitted to run the changed source
    void hardware_wanted(const lockstep::HardwareModel& hardware); ///< emitted to use other hardware
    void failed(const lockstep::Error& error);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connect_parts();
    void show_run();
    void show_hardware();
    void count();
    void show_counted();
    void show_picture();
    void forget_edit();
    void scroll_to_edit();
    void enable_buttons(const TriedArray* array);
    [[nodiscard]] bool is_current() const;

    TryForm& form_;
    Selection& selection_;
    TryHead* const head_;
    QScrollArea* const scroll_;
    TryView* const view_;
    ScenePicture* const diff_;
    HardwareTable* const hardware_;
    TryFoot* const foot_;
    std::vector<LocalArray> known_; ///< the arrays in the list
    std::vector<ChangedLine> edit_; ///< the lines that the chosen layout changes, after it was applied
    QString why_not_applied_;       ///< why the chosen layout cannot be applied; empty: it was not tried
    TrialSearch search_;
    HardwareSearch hardware_search_;
};

} // namespace lockstep::gui
