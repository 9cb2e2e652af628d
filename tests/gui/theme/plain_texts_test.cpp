// Tests that names, sources and messages are shown literally, never as rich text.
#include "app/gui/theme/plain_texts.h"

#include "app/gui/panels/cause/account_view.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/message_box.h"
#include "app/gui/theme/tips.h"
#include "app/gui/window/dialogs/explanation.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
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

TEST(PlainTexts, the_tooltips_of_headers_and_tabs_show_tags_as_they_are_written) {
    PlainTexts::install();
    QTableWidget table(1, 1);
    auto* head = new QTableWidgetItem("a");
    head->setToolTip(hostile);
    table.setHorizontalHeaderItem(0, head);
    table.show();
    EXPECT_TRUE(
        tip_over(*table.horizontalHeader()->viewport(), {5, 5}).contains(QLatin1String("&lt;h1&gt;")));
    QTabBar tabs;
    tabs.addTab("a");
    tabs.setTabToolTip(0, hostile);
    tabs.show();
    EXPECT_TRUE(tip_over(tabs, tabs.tabRect(0).center()).contains(QLatin1String("&lt;h1&gt;")));
}

TEST(PlainTexts, a_shortened_label_shows_tags_as_they_are_written) {
    PlainTexts::install();
    ElidedLabel label;
    label.setText(hostile + QString(200, QLatin1Char('x')));
    label.resize(40, 20);
    label.show();
    EXPECT_TRUE(tip_over(label, {5, 5}).contains(QLatin1String("&lt;h1&gt;")));
}

TEST(PlainTexts, an_account_of_cycles_shows_tags_as_they_are_written) {
    AccountBar bar;
    bar.show_rows({{.amount = 1, .name = "a", .definition = "b", .sentence = hostile}});
    bar.resize(100, 20);
    bar.show();
    EXPECT_TRUE(tip_over(bar, {5, 5}).contains(QLatin1String("&lt;h1&gt;")));
}

TEST(PlainTexts, a_message_box_shows_tags_as_they_are_written) {
    PlainTexts::install();
    PlainMessageBox box(QMessageBox::Question, "a", hostile, QMessageBox::Ok);
    box.setInformativeText(hostile);
    box.show();
    int found = 0;
    for (const QLabel* label : box.findChildren<QLabel*>()) {
        found += label->text() == hostile ? 1 : 0;
        EXPECT_TRUE(label->text() != hostile || label->textFormat() == Qt::PlainText);
    }
    EXPECT_EQ(found, 2);
}

TEST(PlainTexts, an_explanation_shows_tags_as_they_are_written) {
    QPushButton button;
    button.setToolTip(hostile);
    EXPECT_EQ(explanation(button).format, Qt::PlainText);
    button.show();
    show_plain_tip(button.mapToGlobal(QPoint()), explanation(button).text, &button);
    EXPECT_TRUE(QToolTip::text().contains(QLatin1String("&lt;h1&gt;")));
}

} // namespace
} // namespace lockstep::gui
