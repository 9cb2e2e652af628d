#include "app/gui/window/compact/rail.h"

#include "app/gui/panels/menu_button.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"

#include <QMenu>
#include <QToolButton>

namespace lockstep::gui {
namespace {

constexpr int least_width_at_100 = 74;
constexpr int row_at_100 = 46;
constexpr int rail_icon_at_100 = 16;

} // namespace

Rail::Rail(const std::vector<PanelDock*>& docks, QWidget* parent) : QToolBar(tr("Panels"), parent) {
    setObjectName(QStringLiteral("rail"));
    setMovable(false);
    setOrientation(Qt::Vertical);
    setProperty("rail", true);
    for (PanelDock* dock : docks) {
        QToolButton* const button = add_button(dock->windowTitle());
        button->setCheckable(true);
        button->setToolTip(dock->title());
        QAction* const shows = dock->toggleViewAction();
        connect(button, &QToolButton::clicked, shows, &QAction::trigger);
        button->setChecked(shows->isChecked());
        connect(shows, &QAction::toggled, button, &QToolButton::setChecked);
        entries_.push_back({dock, button, addWidget(button)});
    }
    more_ = add_button(tr("More"));
    rest_ = new QMenu(more_);
    open_menu_below(*more_, *rest_);
    more_place_ = addWidget(more_);
}

QToolButton* Rail::add_button(const QString& name) {
    auto* button = new QToolButton(this);
    button->setText(name);
    button->setAccessibleName(name);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::TabFocus);
    use_font(*button, FontRole::tick);
    button->setProperty("rail", true);
    return button;
}

void Rail::set_theme(const Theme& theme, double text_scale) {
    const int side = qRound(rail_icon_at_100 * text_scale);
    int width = qRound(least_width_at_100 * text_scale);
    for (QToolButton* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        button->setIconSize({side, side});
        button->setFixedHeight(qRound(row_at_100 * text_scale));
        width = std::max(width, button->sizeHint().width());
    }
    setFixedWidth(width);
    for (const Entry& each : entries_) {
        each.button->setIcon(icon(each.dock->icon_name(), theme));
    }
    more_->setIcon(icon(QStringLiteral("more"), theme));
    fit();
}

/// Moves the panels at the end to the menu of the last button if not all buttons fit.
void Rail::fit() {
    const int row = more_->height();
    const auto fitting = static_cast<std::size_t>(std::max(1, height() / std::max(1, row)));
    const bool fits = entries_.size() <= fitting;
    const std::size_t shown = fits ? entries_.size() : fitting - 1;
    rest_->clear();
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        entries_[i].place->setVisible(i < shown);
        if (i >= shown) {
            rest_->addAction(entries_[i].dock->toggleViewAction());
        }
    }
    more_place_->setVisible(!fits);
}

void Rail::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit();
}

} // namespace lockstep::gui
