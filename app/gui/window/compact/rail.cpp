#include "app/gui/window/compact/rail.h"

#include "app/gui/panels/menu_button.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"

#include <QLayout>
#include <QMenu>
#include <QToolButton>
#include <QtMath>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int least_width_at_100 = 74;
constexpr int row_at_100 = 46;
constexpr int most_width_at_100 = 86;
constexpr int rail_icon_at_100 = 16;
constexpr int sides_at_100 = 10; ///< border and space at both sides of a name
constexpr double least_font = 0.75;

QFont name_font(double share) {
    QFont font = text_font(FontRole::tick);
    font.setPixelSize(qFloor(font.pixelSize() * share));
    return font;
}

/// Returns the width of the widest name. The checked button has a bold name.
int widest_name(const QList<QToolButton*>& buttons, QFont font) {
    font.setWeight(QFont::DemiBold);
    int widest = 0;
    for (const QToolButton* button : buttons) {
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(button->text()));
    }
    return widest;
}

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

/// Makes the rail as wide as its names. If a language has long names, their text is smaller.
void Rail::set_theme(const Theme& theme, double text_scale) {
    const int side = qRound(rail_icon_at_100 * text_scale);
    const auto buttons = findChildren<QToolButton*>(Qt::FindDirectChildrenOnly);
    const int sides = qRound(sides_at_100 * text_scale);
    const int room = qRound(most_width_at_100 * text_scale) - sides;
    const double share = std::clamp(1.0 * room / widest_name(buttons, name_font(1)), least_font, 1.0);
    for (QToolButton* button : buttons) {
        button->setIconSize({side, side});
        button->setFixedHeight(qRound(row_at_100 * text_scale));
        button->setFont(name_font(share));
    }
    layout()->setContentsMargins(0, 0, 1, 0); // the style sheet's padding is that of the other tool bars
    setFixedWidth(
        std::max(qRound(least_width_at_100 * text_scale), widest_name(buttons, name_font(share)) + sides));
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
