#include "app/gui/scenes/model/model_card.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/words/model_words.h"

#include <QCoreApplication>

namespace lockstep::gui {

void ModelCard::head(const QString& title, const QString& columns) {
    const double columns_width = text_width(FontRole::secondary, columns) + 2;
    scene.shapes.push_back(
        elided_label({left, y, width - columns_width - 8, row_height}, title, FontRole::body_strong));
    scene.shapes.push_back(text_label({right() - columns_width, y, columns_width, row_height}, columns,
                                      FontRole::secondary, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    y += row_height;
    rule();
}

void ModelCard::rule() {
    scene.shapes.push_back(straight({left, y - 0.5}, {right(), y - 0.5}, Role::grid));
}

void ModelCard::area(const SceneId& id, double height) {
    scene.shapes.push_back(filled({left, y, width, height}, Role::none, id));
}

Label number_label(QRectF rect, const QString& text, const SceneId& id, FontRole font) {
    Label label = text_label(rect, text, font, Role::text, Qt::AlignRight | Qt::AlignVCenter);
    label.id = id;
    return label;
}

QString model_text(const char* words) {
    return QCoreApplication::translate(model_context, words);
}

} // namespace lockstep::gui
