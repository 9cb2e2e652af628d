// Tests that names, sources and messages are shown literally, never as rich text.
#include "app/gui/theme/plain_texts.h"

#include <QHelpEvent>
#include <QLabel>
#include <QTableWidget>
#include <QTest>
#include <QToolTip>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

const QString hostile = QStringLiteral("<h1>kernel</h1>");

QString tip_over(QWidget& widget, QPoint at) {
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &help);
    return QToolTip::text();
}

TEST(PlainTexts, a_label_shows_tags_as_they_are_written) {
    PlainTexts::install();
    QLabel label(hostile);
    label.show();
    EXPECT_EQ(label.textFormat(), Qt::PlainText);
    QLabel own;
    own.setTextFormat(Qt::RichText);
    own.show();
    EXPECT_EQ(own.textFormat(), Qt::RichText) << "a label that asks for it keeps its format";
}

TEST(PlainTexts, a_tooltip_shows_tags_as_they_are_written) {
    PlainTexts::install();
    QWidget widget;
    widget.resize(100, 100);
    widget.setToolTip(hostile);
    widget.show();
    EXPECT_TRUE(tip_over(widget, {5, 5}).contains(QLatin1String("&lt;h1&gt;")))
        << QToolTip::text().toStdString();
    widget.setToolTip(QStringLiteral("a < b"));
    EXPECT_EQ(tip_over(widget, {5, 5}), QStringLiteral("a < b"));
}

TEST(PlainTexts, a_cells_tooltip_shows_tags_as_they_are_written) {
    PlainTexts::install();
    QTableWidget table(1, 1);
    auto* cell = new QTableWidgetItem(hostile);
    cell->setToolTip(hostile);
    table.setItem(0, 0, cell);
    table.show();
    const QPoint at = table.visualItemRect(cell).center();
    EXPECT_TRUE(tip_over(*table.viewport(), at).contains(QLatin1String("&lt;h1&gt;")));
}

} // namespace
} // namespace lockstep::gui
