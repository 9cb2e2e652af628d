#include "app/gui/views/scene_accessible.h"

#include "app/gui/views/readable_scene.h"
#include "app/gui/views/scene_table.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>
#include <QTextDocumentFragment>
#include <QWidget>
#include <map>
#include <optional>

namespace lockstep::gui {
namespace {

struct SceneCellWords {
    Q_DECLARE_TR_FUNCTIONS(SceneCellWords)
};

class SceneAccessible;

/// Returns the scene that a widget shows; null if it shows none, or is being destroyed.
ReadableScene* scene_of(QObject* widget) {
    return dynamic_cast<ReadableScene*>(widget);
}

/// A cell of a picture. It has only its view and its index; everything else comes from the shown scene.
class CellAccessible : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface {
public:
    CellAccessible(QWidget& view, int index) : view_(&view), index_(index) {}

    [[nodiscard]] bool isValid() const override { return cell().has_value(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override {
        return view_ != nullptr ? view_->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(view_);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] bool isSelected() const override;
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override;
    [[nodiscard]] int rowIndex() const override;
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] SceneAccessible* owner() const;
    [[nodiscard]] std::optional<SceneCell> cell() const;
    [[nodiscard]] QStringList tooltip() const;

    const QPointer<QWidget> view_;
    const int index_;
};

/// A picture as a table.
class SceneAccessible : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit SceneAccessible(QWidget& view) : QAccessibleWidget(&view, QAccessible::Table), view_(view) {}
    ~SceneAccessible() override {
        for (const auto& [index, id] : cells_) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    /// Returns the table of the shown scene.
    [[nodiscard]] const SceneTable& now() const {
        const ReadableScene* const shown = scene_of(&view_);
        if (shown == nullptr) {
            table_ = {};
        } else if (made_for_ != shown->scene_number()) {
            made_for_ = shown->scene_number();
            table_ = scene_table(shown->scene());
        }
        return table_;
    }
    /// Returns the index of the cell that the keys have chosen, or 0 if the picture does not show it; -1 for a
    /// picture without cells.
    [[nodiscard]] int current() const {
        const SceneTable& table = now();
        if (table.cells.empty()) {
            return -1;
        }
        const std::size_t index = table.index_of(scene_of(&view_)->current_part());
        return index == table.cells.size() ? 0 : static_cast<int>(index);
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(now().cells.size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        const auto known = cells_.find(index);
        if (known != cells_.end()) {
            return QAccessible::accessibleInterface(known->second);
        }
        auto* cell = new CellAccessible(view_, index); // QAccessible owns it
        cells_[index] = QAccessible::registerAccessibleInterface(cell);
        return cell;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        for (const auto& [index, id] : cells_) {
            if (QAccessible::accessibleInterface(id) == child) {
                return index;
            }
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i) {
            if (QAccessibleInterface* cell = child(i); cell->rect().contains(x, y)) {
                return cell;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        return view_.hasFocus() ? child(current()) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        return column < 0 || column >= columnCount() ? nullptr : child(row * columnCount() + column);
    }
    [[nodiscard]] int columnCount() const override { return static_cast<int>(now().columns); }
    [[nodiscard]] int rowCount() const override { return static_cast<int>(now().rows()); }
    [[nodiscard]] QString columnDescription(int column) const override {
        return SceneCellWords::tr("Column %1").arg(column + 1);
    }
    [[nodiscard]] QString rowDescription(int row) const override {
        return SceneCellWords::tr("Row %1").arg(row + 1);
    }
    [[nodiscard]] int selectedCellCount() const override { return current() < 0 ? 0 : 1; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override {
        return current() < 0 ? QList<QAccessibleInterface*>()
                             : QList<QAccessibleInterface*>{child(current())};
    }
    // Rows and columns cannot be selected, because the keys always choose one cell.
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    QWidget& view_;
    mutable std::map<int, QAccessible::Id> cells_; ///< the cells that were asked for, by index
    mutable SceneTable table_;
    mutable std::uint64_t made_for_ = 0; ///< number of the scene of `table_`
};

SceneAccessible* CellAccessible::owner() const {
    return dynamic_cast<SceneAccessible*>(parent());
}

std::optional<SceneCell> CellAccessible::cell() const {
    const SceneAccessible* table = view_ != nullptr ? owner() : nullptr;
    if (table == nullptr || index_ >= table->childCount()) {
        return std::nullopt;
    }
    return table->now().cells[static_cast<std::size_t>(index_)];
}

/// Returns the lines of the tooltip without their format; the first one names what the cell represents.
QStringList CellAccessible::tooltip() const {
    const auto shown = cell();
    if (!shown || is<std::monostate>(shown->id)) {
        return {};
    }
    const QString text = scene_of(view_)->tooltip_of({shown->id, shown->rect.center()});
    return QTextDocumentFragment::fromHtml(text).toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QString CellAccessible::text(QAccessible::Text kind) const {
    const auto shown = cell();
    if (!shown) {
        return {};
    }
    const QStringList lines = tooltip();
    if (kind == QAccessible::Description) {
        return lines.mid(1).join(QStringLiteral(". "));
    }
    if (kind != QAccessible::Name) {
        return {};
    }
    if (lines.isEmpty()) {
        return shown->text.isEmpty() ? SceneCellWords::tr("Empty cell") : shown->text;
    }
    return shown->text.isEmpty()
               ? lines.front()
               : SceneCellWords::tr("%1: %2", "what a cell of a picture represents; its text")
                     .arg(lines.front(), shown->text);
}

QRect CellAccessible::rect() const {
    const auto shown = cell();
    return shown && !shown->rect.isNull() ? scene_of(view_)->on_screen(shown->rect) : QRect();
}

QAccessible::State CellAccessible::state() const {
    QAccessible::State state;
    state.selectable = true;
    state.focusable = true;
    state.selected = isSelected();
    state.focused = isSelected() && view_->hasFocus();
    state.invalid = !isValid();
    return state;
}

void* CellAccessible::interface_cast(QAccessible::InterfaceType type) {
    switch (type) {
    case QAccessible::TableCellInterface:
        return static_cast<QAccessibleTableCellInterface*>(this);
    case QAccessible::ActionInterface:
        return static_cast<QAccessibleActionInterface*>(this);
    default:
        return nullptr;
    }
}

bool CellAccessible::isSelected() const {
    return isValid() && owner()->current() == index_;
}

int CellAccessible::columnIndex() const {
    return isValid() ? index_ % owner()->columnCount() : -1;
}

int CellAccessible::rowIndex() const {
    return isValid() ? index_ / owner()->columnCount() : -1;
}

void CellAccessible::doAction(const QString& name) {
    const auto shown = cell();
    if (name == pressAction() && shown && !is<std::monostate>(shown->id)) {
        scene_of(view_)->click_at({shown->id, shown->rect.center()});
    }
}

QAccessibleInterface* accessible_of(const QString&, QObject* object) {
    return scene_of(object) != nullptr ? new SceneAccessible(*qobject_cast<QWidget*>(object)) : nullptr;
}

} // namespace

void make_pictures_accessible() {
    QAccessible::installFactory(accessible_of); // ignores a factory that is already installed
}

void tell_cursor_moved(QWidget& view) {
    if (!QAccessible::isActive() || !view.hasFocus()) {
        return;
    }
    const auto* table = dynamic_cast<const SceneAccessible*>(QAccessible::queryAccessibleInterface(&view));
    if (table != nullptr && table->current() >= 0) {
        QAccessibleEvent moved(&view, QAccessible::Focus);
        moved.setChild(table->current());
        QAccessible::updateAccessibility(&moved);
    }
}

} // namespace lockstep::gui
