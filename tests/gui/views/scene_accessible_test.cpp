// Tests that every picture can be read as a table of cells, as a screen reader does it.
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/views/scene_table.h"
#include "app/gui/views/scene_view.h"
#include "tests/gui/scene_world.h"

#include <QAccessible>
#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

Box box_at(double x, double y, const SceneId& id) {
    return filled({x, y, 20, 20}, Role::active, id);
}

TEST(SceneTable, has_the_cells_of_a_scene_in_reading_order) {
    Scene scene;
    scene.shapes = {box_at(100, 52, LaneCell{Warp(0), Lane(1)}), text_label({0, 50, 40, 20}, "Warp 0"),
                    box_at(60, 50, LaneCell{Warp(0), Lane(0)}), text_label({62, 50, 16, 20}, "7"),
                    text_label({0, 0, 80, 20}, "Lanes")};
    const SceneTable table = scene_table(scene);
    ASSERT_EQ(table.rows(), 2U);
    ASSERT_EQ(table.columns, 3U);
    EXPECT_EQ(table.cells[0].text, "Lanes");
    EXPECT_TRUE(table.cells[1].rect.isNull()) << "the row is filled";
    EXPECT_EQ(table.cells[3].text, "Warp 0");
    EXPECT_EQ(table.cells[4].text, "7");
    EXPECT_EQ(table.index_of(LaneCell{Warp(0), Lane(0)}), 4U);
    EXPECT_EQ(table.cells[5].text, "");
    EXPECT_EQ(table.index_of(LaneCell{Warp(3), Lane(0)}), table.cells.size());
}

TEST(SceneTable, is_empty_for_an_empty_scene_and_limited_for_a_huge_one) {
    EXPECT_EQ(scene_table(Scene()).rows(), 0U);
    Scene scene;
    for (std::uint32_t i = 0; i < most_scene_cells + 100; ++i) {
        const std::uint32_t row = i / 50;
        scene.shapes.push_back(box_at(20.0 * (i % 50), 25.0 * row, EventCell{i}));
    }
    EXPECT_EQ(scene_table(scene).cells.size(), most_scene_cells);
}

/// A view that shows a picture of the reduction.
struct Shown {
    explicit Shown(const Picture& picture) : view(picture, selection) {
        view.resize(1000, 700);
        view.show();
        selection.set_session(world.session);
        view.activateWindow();
        view.setFocus();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&view));
        for (const PartKey& part : missing_parts(picture, *selection.view(), selection.cursor())) {
            EXPECT_TRUE(world.session->make_any(part, [](const Progress&) { return true; }));
        }
        view.take_parts();
    }
    [[nodiscard]] QAccessibleInterface& table() { return *QAccessible::queryAccessibleInterface(&view); }

    SceneWorld world{Reduction::compacted, 2};
    Selection selection;
    SceneView view;
};

QString name_of(const QAccessibleInterface* cell) {
    return cell->text(QAccessible::Name);
}

TEST(AccessiblePicture, of_every_kind_is_a_table_whose_cells_all_have_names) {
    for (const Picture* picture : pictures()) {
        Shown shown(*picture);
        QAccessibleInterface& table = shown.table();
        SCOPED_TRACE(picture->name);
        EXPECT_EQ(table.role(), QAccessible::Table);
        EXPECT_FALSE(table.text(QAccessible::Name).isEmpty());
        EXPECT_FALSE(table.text(QAccessible::Description).isEmpty());
        QAccessibleTableInterface* cells = table.tableInterface();
        ASSERT_NE(cells, nullptr);
        ASSERT_GT(table.childCount(), 0);
        EXPECT_EQ(table.childCount(), cells->rowCount() * cells->columnCount());
        EXPECT_EQ(cells->selectedCellCount(), 1) << "there is always a current cell";
        for (int row = 0; row < cells->rowCount(); ++row) {
            for (int column = 0; column < cells->columnCount(); ++column) {
                QAccessibleInterface* cell = cells->cellAt(row, column);
                ASSERT_NE(cell, nullptr);
                EXPECT_TRUE(cell->isValid());
                EXPECT_FALSE(name_of(cell).isEmpty());
                EXPECT_EQ(cell->parent(), &table);
                EXPECT_EQ(cell->tableCellInterface()->rowIndex(), row);
                EXPECT_EQ(cell->tableCellInterface()->columnIndex(), column);
                EXPECT_EQ(table.indexOfChild(cell), row * cells->columnCount() + column);
            }
        }
        EXPECT_EQ(cells->cellAt(0, cells->columnCount()), nullptr);
        EXPECT_EQ(table.child(table.childCount()), nullptr);
    }
}

TEST(AccessiblePicture, names_a_lane_its_value_and_its_access_and_is_clicked_by_its_action) {
    Shown shown(*picture_named("lanes"));
    QAccessibleInterface& table = shown.table();
    QAccessibleInterface* current = table.focusChild();
    ASSERT_NE(current, nullptr);
    EXPECT_TRUE(name_of(current).startsWith("Warp 0, lane 0 (work-item 0)")) << qPrintable(name_of(current));
    EXPECT_TRUE(current->text(QAccessible::Description).contains("line")) << "where it accesses memory";
    QAccessibleInterface* other = nullptr;
    for (int i = 0; i < table.childCount() && other == nullptr; ++i) {
        other = name_of(table.child(i)).startsWith("Warp 1, lane 3") ? table.child(i) : nullptr;
    }
    ASSERT_NE(other, nullptr);
    EXPECT_FALSE(other->tableCellInterface()->isSelected());
    other->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(shown.selection.cursor().warp, Warp(1));
    EXPECT_EQ(shown.selection.cursor().lane, Lane(3));
    EXPECT_TRUE(other->tableCellInterface()->isSelected());
    EXPECT_TRUE(other->state().focused);
    EXPECT_EQ(table.focusChild(), other);
    const QRect place = other->rect();
    EXPECT_EQ(table.childAt(place.center().x(), place.center().y()), other);
}

/// A screen reader keeps cells of a picture that has changed or is gone.
TEST(AccessiblePicture, cells_outlive_their_scene_and_their_view) {
    auto shown = std::make_unique<Shown>(*picture_named("banks"));
    QAccessibleInterface& table = shown->table();
    std::vector<QAccessible::Id> kept;
    kept.reserve(static_cast<std::size_t>(table.childCount()));
    for (int i = 0; i < table.childCount(); ++i) {
        kept.push_back(QAccessible::uniqueId(table.child(i)));
    }
    const Tick last(static_cast<std::uint32_t>(shown->selection.view()->steps->ticks.size() - 1));
    shown->selection.set_tick(last);
    for (const QAccessible::Id id : kept) {
        QAccessibleInterface* cell = QAccessible::accessibleInterface(id);
        ASSERT_NE(cell, nullptr);
        EXPECT_EQ(cell->isValid(), !name_of(cell).isEmpty());
        EXPECT_EQ(cell->state().invalid, !cell->isValid());
        EXPECT_EQ(cell->rect().isNull() || cell->isValid(), true);
    }
    shown.reset();
    for (const QAccessible::Id id : kept) {
        EXPECT_EQ(QAccessible::accessibleInterface(id), nullptr);
    }
}

TEST(AccessiblePicture, without_a_run_has_no_cells) {
    Selection selection;
    SceneView view(*picture_named("lanes"), selection);
    view.show();
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view);
    EXPECT_EQ(table->childCount(), 0);
    EXPECT_EQ(table->focusChild(), nullptr);
    EXPECT_EQ(table->tableInterface()->cellAt(0, 0), nullptr);
    EXPECT_TRUE(table->tableInterface()->selectedCells().isEmpty());
}

} // namespace
} // namespace lockstep::gui
