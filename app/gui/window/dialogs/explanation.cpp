#include "app/gui/window/dialogs/explanation.h"

#include "app/gui/views/scene_view.h"

#include <QAbstractItemView>
#include <QScrollBar>

namespace lockstep::gui {
namespace {

Explanation of_view(const SceneView& view) {
    if (view.scene().shapes.empty()) {
        return {};
    }
    const ShownPicture shown = view.shown();
    const LaneCell lane{shown.cursor.warp, shown.cursor.lane};
    const QRectF cell = bounds(view.scene(), lane);
    const QPointF origin(view.horizontalScrollBar()->value(), view.verticalScrollBar()->value());
    const QString words =
        cell.isNull() ? QString()
                      : shown.picture->tooltip(shown.view, shown.cursor, view.scene(), {lane, cell.center()});
    if (words.isEmpty()) {
        return {view.scene().description, QPoint(24, 24)};
    }
    return {words, (cell.bottomRight() - origin).toPoint(), Qt::RichText};
}

} // namespace

Explanation explanation(const QWidget& widget) {
    if (const auto* view = qobject_cast<const SceneView*>(&widget); view != nullptr) {
        return of_view(*view);
    }
    if (const auto* table = qobject_cast<const QAbstractItemView*>(&widget); table != nullptr) {
        return {table->currentIndex().data(Qt::ToolTipRole).toString(),
                table->visualRect(table->currentIndex()).bottomLeft()};
    }
    return {widget.toolTip(), widget.rect().center()};
}

} // namespace lockstep::gui
