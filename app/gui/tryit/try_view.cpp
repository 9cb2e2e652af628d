#include "app/gui/tryit/try_view.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/tips.h"
#include "app/gui/views/scene_accessible.h"
#include "app/gui/views/scene_painter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep::gui {
namespace {

LayoutChoice choice_of(const LayoutMark& mark) {
    return {mark.is_swizzle, mark.index};
}

bool is_key(int key) {
    constexpr int keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down,
                            Qt::Key_N,    Qt::Key_Home,  Qt::Key_A};
    return std::ranges::find(keys, key) != std::end(keys);
}

} // namespace

TryView::TryView(QWidget* parent) : QWidget(parent) {
    make_pictures_accessible();
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Layouts"));
}

void TryView::set_theme(const Theme& theme) {
    theme_ = theme;
    rebuild(); // the text size may have changed as well
}

void TryView::show_picture(std::optional<TryPicture> picture) {
    picture_ = std::move(picture);
    rebuild();
    tell_cursor_moved(*this);
}

double TryView::scale() const {
    return text_scale();
}

void TryView::rebuild() {
    scene_ = picture_ ? try_scene(*picture_, std::max(1.0, width() / scale())) : Scene{};
    ++scene_number_;
    setFixedHeight(std::max(0, static_cast<int>(std::ceil(scene_.size.height() * scale()))));
    if (picture_) {
        setAccessibleName(scene_.title);
    }
    setAccessibleDescription(scene_.description);
    update();
}

QRect TryView::chosen_place() const {
    const QRectF part = bounds(scene_, current_part());
    return {(part.topLeft() * scale()).toPoint(), (part.size() * scale()).toSize()};
}

QRect TryView::on_screen(const QRectF& part) const {
    return {mapToGlobal((part.topLeft() * scale()).toPoint()), (part.size() * scale()).toSize()};
}

QString TryView::tooltip_of(const Pointed& place) const {
    const auto* mark = std::get_if<LayoutMark>(&place.id);
    return mark != nullptr && picture_ ? layout_tooltip(*picture_->array, choice_of(*mark)) : QString();
}

SceneId TryView::current_part() const {
    if (!picture_) {
        return {};
    }
    return LayoutMark{picture_->chosen.is_swizzle, static_cast<std::uint32_t>(picture_->chosen.index)};
}

void TryView::click_at(const Pointed& place) {
    if (const auto* mark = std::get_if<LayoutMark>(&place.id)) {
        emit chosen(choice_of(*mark));
    }
}

void TryView::choose_at(QPointF place) {
    const auto id = hit(scene_, place);
    const auto* mark = id ? std::get_if<LayoutMark>(&*id) : nullptr;
    if (mark != nullptr && (!drag_y_ || !mark->is_swizzle)) {
        emit chosen(choice_of(*mark));
    }
}

void TryView::choose_neighbour(int by) {
    LayoutChoice choice = picture_->chosen;
    const WhatIf& tried = picture_->array->tried;
    const std::size_t count = choice.is_swizzle ? tried.swizzles.size() : tried.paddings.size();
    const auto index = static_cast<std::ptrdiff_t>(choice.index) + by;
    choice.index = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(index, 0, static_cast<std::ptrdiff_t>(count) - 1));
    emit chosen(choice);
}

bool TryView::take_key(int key) {
    if (!picture_ || !is_key(key)) {
        return false;
    }
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        choose_neighbour(key == Qt::Key_Left ? -1 : 1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (picture_->chosen.is_swizzle != (key == Qt::Key_Down)) {
            emit chosen({key == Qt::Key_Down, 0});
        }
        break;
    case Qt::Key_Home:
        emit chosen(recorded_layout);
        break;
    case Qt::Key_N:
        if (const auto next = picture_->array->next_without_conflict(picture_->chosen)) {
            emit chosen(*next);
        }
        break;
    default:
        emit swapped();
        break;
    }
    return true;
}

void TryView::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier || !take_key(event->key())) {
        QWidget::keyPressEvent(event);
    }
}

void TryView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    const QPointF place = event->position() / scale();
    choose_at(place);
    const auto id = hit(scene_, place);
    const auto* mark = id ? std::get_if<LayoutMark>(&*id) : nullptr;
    drag_y_ = mark != nullptr && !mark->is_swizzle ? std::optional(place.y()) : std::nullopt;
}

void TryView::mouseMoveEvent(QMouseEvent* event) {
    if (drag_y_ && picture_) {
        const double x = event->position().x() / scale();
        const auto last = static_cast<std::uint32_t>(picture_->array->tried.paddings.size() - 1);
        const double left = bounds(scene_, LayoutMark{false, 0}).center().x();
        const double right = bounds(scene_, LayoutMark{false, last}).center().x();
        const bool is_list = right - left < 1; // the list has rows instead of columns
        choose_at(is_list ? event->position() / scale() : QPointF(std::clamp(x, left, right), *drag_y_));
    }
}

void TryView::mouseReleaseEvent(QMouseEvent*) {
    drag_y_.reset();
}

bool TryView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (picture_ && key->modifiers() == Qt::NoModifier && is_key(key->key())) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto id = hit(scene_, QPointF(help->pos()) / scale());
        show_rich_tip(help->globalPos(), id ? tooltip_of({*id, QPointF(help->pos()) / scale()}) : QString(),
                      this);
        return true;
    }
    return QWidget::event(event);
}

void TryView::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) {
        rebuild();
    }
}

void TryView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_[Role::panel]);
    painter.save();
    painter.scale(scale(), scale());
    paint(painter, scene_, theme_);
    painter.restore();
    if (hasFocus()) {
        painter.setPen(QPen(theme_[Role::accent], 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace lockstep::gui
