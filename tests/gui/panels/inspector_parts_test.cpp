// Tests that the texts of a step fit into the rows of the inspector and do not lay out the panel again.
#include "app/gui/panels/inspector_parts.h"
#include "app/gui/theme/labels.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QVBoxLayout>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Counts how often its layout is invalidated.
struct Panel : QWidget {
    int requests = 0;
    QVBoxLayout* column = new QVBoxLayout(this);
    void show_with(QWidget* content) {
        column->addWidget(content);
        resize(300, 80);
        show();
        QCoreApplication::processEvents();
        requests = 0;
    }
    bool event(QEvent* event) override {
        requests += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return QWidget::event(event);
    }
};

TEST(InspectorParts, show_new_texts_without_another_layout) {
    Panel panel;
    auto* row = new InspectorRow;
    row->show_value("Address", "local + 128");
    panel.show_with(row);
    row->show_value("Bytes that are moved", "4");
    row->show_nothing();
    QCoreApplication::processEvents();
    EXPECT_EQ(panel.requests, 0);
    EXPECT_FALSE(row->findChild<QLineEdit*>()->isVisible());
    const int height = row->height();
    row->show_value("Address", "local + 128");
    EXPECT_TRUE(row->findChild<QLineEdit*>()->isVisible());
    EXPECT_EQ(row->height(), height);
}

TEST(InspectorParts, give_a_long_name_the_room_that_the_value_leaves) {
    InspectorRow row;
    row.resize(300, 24);
    const auto widths = [&row] {
        return std::pair(row.findChild<QLabel*>()->width(), row.findChild<QLineEdit*>()->width());
    };
    row.show_value("A name that is longer than half of the row", "7");
    EXPECT_GT(widths().first, 200);
    row.show_value("A name that is longer than half of the row", "a value that does not fit beside the name");
    EXPECT_EQ(widths(), std::pair(150, 150));
    row.show_value("Short", "7");
    EXPECT_GT(widths().second, 200);
    EXPECT_EQ(widths().first + widths().second, 300);
}

TEST(LabelPlace, lays_out_its_surroundings_only_for_another_height) {
    Panel panel;
    auto* label = new ElidedLabel;
    label->setText("Step 3");
    panel.show_with(new LabelPlace(*label));
    label->setText("Step 4: a sentence that is much longer than the place of the label is wide");
    QCoreApplication::processEvents();
    EXPECT_EQ(panel.requests, 0);
    EXPECT_EQ(label->size(), label->parentWidget()->size());
    QFont large = label->font();
    large.setPixelSize(40);
    label->setFont(large);
    QCoreApplication::processEvents();
    EXPECT_GT(panel.requests, 0);
    EXPECT_GE(label->height(), 40);
}

} // namespace
} // namespace lockstep::gui
