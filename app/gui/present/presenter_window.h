#pragma once

#include "app/gui/present/presentation.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <cstdint>
#include <vector>

class QListWidget;
class QScrollArea;
class QSplitter;
class QTabWidget;
class QVBoxLayout;

namespace lockstep::gui {

class ActButtons;
class NotesPanel;
class PlanBar;
class PresenterBar;
class SlideView;
class StateButtons;
class VotePanel;

/// What the presenter sees: the slide of the audience, what comes next, outline, votes, notes and timers. Its width
/// in text widths decides the layout:
///
///     from 1500         outline | slide, buttons | next, votes, notes
///     1000 to 1499      slide, buttons | tabs: notes, votes, outline, next
///     below             one column that scrolls: buttons, slide, tabs
class PresenterWindow : public QWidget {
    Q_OBJECT
public:
    explicit PresenterWindow(Presentation& presentation, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    [[nodiscard]] SlideView& now() const { return *now_; }
    [[nodiscard]] SlideView& next() const { return *next_; }
    [[nodiscard]] PresenterBar& bar() const { return *bar_; }
    [[nodiscard]] PlanBar& plan() const { return *plan_; }

signals:
    void closed(); ///< emitted when the user closes the window

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Room : std::uint8_t { unknown, wide, medium, narrow };
    void arrange(Room room);
    void arrange_wide(QWidget& page);
    void arrange_medium(QWidget& page);
    void arrange_narrow(QWidget& page);
    [[nodiscard]] QWidget* titled(const QString& title, QWidget& content, QWidget& parent) const;
    [[nodiscard]] QTabWidget* make_tabs(QWidget& parent) const;
    void show_outline();
    void mark_outline();
    [[nodiscard]] bool is_listed(const std::vector<OutlineRow>& rows) const;
    [[nodiscard]] Room room() const;

    Presentation& presentation_;
    PresenterBar* const bar_;
    SlideView* const now_;
    SlideView* const next_;
    StateButtons* const buttons_;
    ActButtons* const acts_;
    QListWidget* const outline_;
    PlanBar* const plan_;
    QWidget* const outline_panel_; ///< the outline, with the plan below it
    VotePanel* const votes_;
    NotesPanel* const notes_;
    QVBoxLayout* column_;
    QWidget* page_ = nullptr; ///< everything below the bar
    Room room_ = Room::unknown;
};

} // namespace lockstep::gui
