#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/window/compact/sheets.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QMainWindow>
#include <QRect>
#include <QString>
#include <map>
#include <vector>

namespace lockstep::gui {

struct Desk;
class ChartsPanel;
class ExperimentsPanel;
class FormPages;
class HardwarePanel;
class CurePanel;
class InspectorPanel;
class LaunchesPanel;
class LessonPanel;
class PanelDock;
class SourcePanel;

/// The panels that are shown as docks around the central widget.
struct Panels {
    ExperimentsPanel* experiments = nullptr;
    FormPages* forms = nullptr;
    HardwarePanel* hardware = nullptr;
    SourcePanel* source = nullptr;
    CurePanel* cure = nullptr;
    InspectorPanel* inspector = nullptr;
    LaunchesPanel* launches = nullptr;
    LessonPanel* lesson = nullptr;
    ChartsPanel* charts = nullptr;
};

/// Adds the panels to the window as docks, and arranges them.
class Docks {
    Q_DECLARE_TR_FUNCTIONS(Docks)
public:
    Docks(QMainWindow& window, Desk& desk);

    [[nodiscard]] const Panels& panels() const { return panels_; }
    /// Returns a dock by its name in saved layouts: "inspector".
    [[nodiscard]] PanelDock& operator[](const char* name) const;
    [[nodiscard]] const std::vector<PanelDock*>& all() const { return docks_; }
    /// Shows the dock, and raises it above docks in the same position.
    void bring_up(const char* name) const;
    /// Shows the panel of lessons, wide enough for its texts.
    void show_lesson();
    /// Returns whether a layout made at `text_scale` also fits at the current text scale.
    [[nodiscard]] bool has_room_as_with(double text_scale) const;
    void set_theme(const Theme& theme, double text_scale);

    /// Whether the window is so narrow that panels are shown as sheets below the views.
    [[nodiscard]] bool wants_sheets() const;
    /// Returns the object name of the panel that is shown as a sheet; empty if there is none.
    [[nodiscard]] QString sheet() const { return sheets_.shown(); }
    /// Shows only this panel as a sheet; none if the name is empty.
    void show_sheet(const QString& name);
    /// Restores the default layout for the window's size.
    void reset();
    /// Saves the layout of a wide window, which also contains the bars. Call before the bars change.
    void keep_wide();
    /// Arranges the docks again after the window became narrow or wide.
    void rearrange();
    /// Restores the layout that state() returned; has no effect if it is from another layout_version. A narrow
    /// window keeps it until it is wide.
    void restore(const QByteArray& state);
    /// Returns dock_places(); while a page needs the space of docks, those before it.
    [[nodiscard]] std::map<QString, QRect> places() const;
    /// Calls scale_docks() after restore(). `places` are from when the layout was saved.
    void follow_text(const std::map<QString, QRect>& places, double factor);
    /// The layout of the wide window; empty if the window was always narrow.
    [[nodiscard]] QByteArray state() const;
    /// The space that the page in the middle needs: some: docks stay; most: only the list of experiments stays, if the
    /// window is wide; all: no dock stays.
    enum class Need : std::uint8_t { some, most, all };
    /// Hides docks while a page needs their space, and restores them afterwards.
    void make_room(Need need);

private:
    /// Increment it when docks change, so that saved layouts of other versions are not restored.
    static constexpr int layout_version = 5;

    void add(const char* name, const QString& title, const char* icon, QWidget* content,
             Qt::DockWidgetArea area);
    void place_above_one_another();
    void place_in_one_column();
    void place_in_one_place();
    void place_as_sheets();
    void hide_for_page();
    [[nodiscard]] int scaled(int pixels) const;
    void place_side_by_side();

    QMainWindow& window_;
    const Panels panels_;
    std::vector<PanelDock*> docks_;
    double text_scale_ = 1;
    Sheets sheets_;
    QByteArray wide_;      ///< the layout to restore when the window is no longer narrow
    QByteArray put_aside_; ///< the layout to restore when the page no longer needs the space of docks
    std::map<QString, QRect> places_aside_; ///< positions of the docks in that layout
    Need need_ = Need::some;
};

} // namespace lockstep::gui
