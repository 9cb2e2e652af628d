#pragma once

#include "app/gui/panels/scrub_bar.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/playback.h"

#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;
class QHBoxLayout;

namespace lockstep::gui {

class ElidedLabel;

/// The playback controls: first, back, play, forward, last; granularity; speed; the timeline slider; the
/// current position.
class TransportBar : public QWidget {
    Q_OBJECT
public:
    TransportBar(Playback& playback, QWidget* parent = nullptr);
    void set_theme(const Theme& theme);
    void set_caption(const QString& text);
    /// Sets the steps of the chosen source line, ascending, to be marked on the slider.
    void set_marked(const std::vector<std::uint32_t>& ticks);
    void set_bookmarks(const std::vector<ScrubBookmark>& bookmarks) { scrub_->set_bookmarks(bookmarks); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Button {
        QToolButton* button;
        QString icon;
    };
    QToolButton* add_button(QHBoxLayout& row, const QString& icon, const QString& name);
    void add_buttons(QHBoxLayout& row);
    void add_choices(QHBoxLayout& row);
    void add_scrub(QHBoxLayout& row);
    void add_position(QHBoxLayout& row);
    void show_state();
    void show_tick();
    enum class PositionIs : std::uint8_t { sentence, numbers };
    void show_position(PositionIs form);
    void make_room();
    void add_rest(QHBoxLayout& row);
    void fill_rest(QMenu& menu);

    Playback& playback_;
    Theme theme_;
    std::vector<Button> buttons_;
    QToolButton* play_ = nullptr;
    QToolButton* loop_ = nullptr;
    QComboBox* granularity_ = nullptr;
    QComboBox* speed_ = nullptr;
    ScrubBar* scrub_ = nullptr;
    ElidedLabel* caption_ = nullptr;
    QLabel* step_ = nullptr;
    QToolButton* rest_ = nullptr;     ///< its menu has the controls that are hidden because space is short
    std::vector<QWidget*> gives_way_; ///< widgets to hide, in this order, if space is short
    /// Prevents recursion, because showing and hiding widgets changes the bar's height.
    bool makes_room_ = false;
};

/// Returns the name of a granularity: "Memory access".
[[nodiscard]] QString granularity_name(Granularity granularity);
/// Returns the name of a speed: "2 / s", "max".
[[nodiscard]] QString speed_name(double speed);

} // namespace lockstep::gui
