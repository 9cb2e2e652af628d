#include "tests/journeys/support/sight.h"

#include "app/gui/panels/source/cost_notes.h"
#include "app/gui/present/slide_view.h"
#include "app/gui/views/scene_picture.h"
#include "app/gui/views/scene_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <Qsci/qsciscintilla.h>
#include <algorithm>

namespace lockstep::gui::journeys {
namespace {

QString without_mnemonic(QString text) {
    return text.remove(QLatin1Char('&'));
}

bool is_field(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) == nullptr &&
           qobject_cast<const QLabel*>(&widget) == nullptr;
}

QString name_of_button(const QAbstractButton& button) {
    return button.accessibleName().isEmpty() ? without_mnemonic(button.text()) : button.accessibleName();
}

bool is_meant(const Control& control, const QWidget& widget) {
    switch (control.kind) {
    case Kind::panel:
        return qobject_cast<const QDockWidget*>(&widget) != nullptr && widget.windowTitle() == control.text;
    case Kind::dialog:
        return qobject_cast<const QDialog*>(&widget) != nullptr && widget.windowTitle() == control.text;
    case Kind::field:
        return is_field(widget) && widget.accessibleName() == control.text;
    case Kind::button: {
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        return button != nullptr && name_of_button(*button) == control.text;
    }
    case Kind::label: {
        const QRegularExpression pattern(QRegularExpression::anchoredPattern(control.text));
        return qobject_cast<const QLabel*>(&widget) != nullptr && pattern.match(text_on(widget)).hasMatch();
    }
    case Kind::entry: // entries, rows and tabs are not separate widgets
    case Kind::row:
    case Kind::tab:
        return false;
    }
    return false;
}

QString plain(const QLabel& label) {
    return Qt::mightBeRichText(label.text()) ? QTextDocumentFragment::fromHtml(label.text()).toPlainText()
                                             : label.text();
}

/// Returns the editor's lines, each followed by its annotations.
QString with_notes(const QsciScintilla& editor) {
    QString text;
    for (int line = 0; line < editor.lines(); ++line) {
        const QString note = editor.annotation(line);
        text += editor.text(line) + (note.isEmpty() ? note : note + QLatin1Char('\n'));
    }
    return text;
}

QString labels_of(const Scene& scene) {
    QStringList texts;
    for (const Shape& shape : scene.shapes) {
        if (const auto* label = std::get_if<Label>(&shape)) {
            texts << label->text;
        }
    }
    return texts.join(QLatin1Char('\n'));
}

void add_rows(const QAbstractItemModel& model, const QModelIndex& below, QStringList& texts) {
    for (int row = 0; row < model.rowCount(below); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(below); ++column) {
            cells << model.index(row, column, below).data().toString();
        }
        texts << cells.join(QLatin1String(" | "));
        add_rows(model, model.index(row, 0, below), texts);
    }
}

QString rows_of(const QAbstractItemView& view) {
    QStringList texts;
    add_rows(*view.model(), view.rootIndex(), texts);
    return texts.join(QLatin1Char('\n'));
}

} // namespace

std::vector<QWidget*> widgets_of(const Control& control, const QWidget* scope) {
    std::vector<QWidget*> found;
    const QWidgetList all =
        scope != nullptr ? QWidgetList(scope->findChildren<QWidget*>()) : QApplication::allWidgets();
    std::ranges::copy_if(all, std::back_inserter(found),
                         [&control](const QWidget* widget) { return is_meant(control, *widget); });
    for (const QWidget* widget : found.empty() && control.kind == Kind::field ? all : QWidgetList()) {
        const auto* label = qobject_cast<const QLabel*>(widget); // a label next to a field
        if (label != nullptr && label->buddy() != nullptr &&
            without_mnemonic(label->text()) == control.text) {
            found.push_back(label->buddy());
        }
    }
    return found;
}

/// Returns whether the widget is visible. Qt reports a dock hidden behind another as visible, but it lies
/// outside the window.
bool is_shown(const QWidget& widget) {
    if (!widget.isVisible()) {
        return false;
    }
    for (const QWidget* each = &widget; !each->isWindow(); each = each->parentWidget()) {
        const QWidget* const around = each->parentWidget();
        const auto* area = qobject_cast<const QAbstractScrollArea*>(around->parentWidget());
        const bool can_be_scrolled_to = area != nullptr && area->viewport() == around;
        if (!can_be_scrolled_to && !around->rect().intersects(each->geometry())) {
            return false;
        }
    }
    return true;
}

std::optional<QPoint> visible_centre(const Spot& spot) {
    if (spot.widget == nullptr || !spot.widget->isVisible()) {
        return std::nullopt;
    }
    QRegion seen = spot.widget->visibleRegion() & spot.part;
    // The viewport covers a scroll area, so the visible part of the viewport counts.
    if (const auto* area = qobject_cast<const QAbstractScrollArea*>(spot.widget)) {
        seen = area->viewport()->visibleRegion().translated(area->viewport()->pos()) & spot.part;
    }
    for (const QWidget* child : spot.widget->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (child->isVisible()) { // child widgets are part of the spot
            seen |= child->visibleRegion().translated(child->pos()) & spot.part;
        }
    }
    const QRect bounds = seen.boundingRect();
    if (bounds.width() < 4 || bounds.height() < 4) { // too small to see or click
        return std::nullopt;
    }
    return bounds.center();
}

QString what_is_in_the_way(const QWidget& widget, QPoint point) {
    if (!widget.isEnabled()) {
        return QStringLiteral("it is disabled");
    }
    const QWidget* modal = QApplication::activeModalWidget();
    if (modal != nullptr && modal != widget.window() &&
        QApplication::activePopupWidget() != widget.window()) {
        return QStringLiteral("the dialog \"%1\" is open").arg(modal->windowTitle());
    }
    const QWidget* there = QApplication::widgetAt(widget.mapToGlobal(point));
    if (there != &widget && (there == nullptr || !widget.isAncestorOf(there))) {
        return QStringLiteral("it is covered by %1")
            .arg(there != nullptr ? QString::fromLatin1(there->metaObject()->className())
                                  : QStringLiteral("nothing of this program"));
    }
    return {};
}

QString text_on(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        return plain(*label);
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        return without_mnemonic(button->text());
    }
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        return combo->currentText();
    }
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget)) {
        return box->text();
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        return line->text();
    }
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) {
        return text->toPlainText();
    }
    if (const auto* editor = qobject_cast<const QsciScintilla*>(&widget)) {
        return with_notes(*editor);
    }
    if (const auto* costs = qobject_cast<const CostNotes*>(&widget)) {
        QStringList texts;
        for (const CostNotes::Note& note : costs->notes()) {
            texts << note.text;
        }
        return texts.join(QLatin1Char('\n'));
    }
    if (const auto* view = qobject_cast<const SceneView*>(&widget)) {
        return labels_of(view->scene()) + QLatin1Char('\n') + labels_of(view->overlay());
    }
    if (const auto* slide = qobject_cast<const SlideView*>(&widget)) {
        QStringList texts;
        for (const SlideLayer& layer : slide->slide().layers) {
            texts << labels_of(layer.scene);
        }
        return texts.join(QLatin1Char('\n'));
    }
    if (const auto* picture = qobject_cast<const ScenePicture*>(&widget)) {
        return labels_of(picture->scene());
    }
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget)) {
        return rows_of(*list);
    }
    if (widget.accessibleName() != QString() && qobject_cast<const QScrollArea*>(&widget) != nullptr) {
        return texts_below(widget).join(QLatin1Char('\n'));
    }
    return {};
}

QStringList texts_below(const QWidget& widget) {
    QStringList texts;
    for (const QWidget* each : widget.findChildren<QWidget*>()) {
        const bool is_area =
            qobject_cast<const QScrollArea*>(each) != nullptr; // its contents are listed separately
        const QString text = !is_area && is_shown(*each) ? text_on(*each) : QString();
        if (!text.isEmpty()) {
            texts << text;
        }
    }
    texts.removeDuplicates();
    return texts;
}

} // namespace lockstep::gui::journeys
