#include "app/gui/panels/panel_dock.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

QToolButton* small_button(const QString& name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setProperty("small", true);
    button->setIconSize(icon_size(14));
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

} // namespace

PanelDock::PanelDock(const QString& name, const QString& title, const QString& icon, QWidget* content,
                     QWidget* parent)
    : QDockWidget(title, parent), icon_(icon) {
    setObjectName(name);
    auto* bar = new QWidget(this);
    bar->setProperty("title", true);
    bar->setAttribute(Qt::WA_StyledBackground);
    mark_ = new QLabel(bar);
    title_ = new QLabel(title, bar);
    title_->setProperty("heading", true);
    float_button_ = small_button(tr("Float %1").arg(title), bar);
    size_button_ = small_button(tr("Make %1 larger or smaller").arg(title), bar);
    size_button_->hide();
    close_button_ = small_button(tr("Close %1").arg(title), bar);
    connect(float_button_, &QToolButton::clicked, this, [this] { float_in_place(); });
    connect(size_button_, &QToolButton::clicked, this, &PanelDock::size_wanted);
    connect(close_button_, &QToolButton::clicked, this, &QDockWidget::close);
    title_row_ = new QHBoxLayout(bar);
    QHBoxLayout* row = title_row_;
    row->setContentsMargins(12, 3, 6, 3);
    row->setSpacing(8);
    row->addWidget(mark_);
    row->addWidget(title_, 1);
    row->addWidget(float_button_);
    row->addWidget(size_button_);
    row->addWidget(close_button_);
    setTitleBarWidget(bar);
    auto* frame = new QWidget(this);
    frame->setProperty("panel", true);
    frame->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(1, 0, 1, 1);
    column->addWidget(content);
    setWidget(frame);
}

/// Makes the dock float at its current position with its current size.
void PanelDock::float_in_place() {
    const QRect place(mapToGlobal(QPoint(0, 0)), size());
    setFloating(!isFloating());
    if (isFloating()) {
        resize(place.size());
        move(place.topLeft());
    }
}

QString PanelDock::title() const {
    return title_->text();
}

void PanelDock::set_resizable(bool is_resizable) {
    float_button_->setVisible(!is_resizable);
    size_button_->setVisible(is_resizable);
}

void PanelDock::add_to_title(QWidget* widget) {
    title_row_->insertWidget(2, widget);
}

void PanelDock::set_theme(const Theme& theme) {
    mark_->setPixmap(icon_pixmap(icon_, theme, 16));
    float_button_->setIcon(gui::icon(QStringLiteral("float"), theme, Role::text2));
    size_button_->setIcon(gui::icon(QStringLiteral("up"), theme, Role::text2));
    close_button_->setIcon(gui::icon(QStringLiteral("close"), theme, Role::text2));
}

} // namespace lockstep::gui
