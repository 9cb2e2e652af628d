// Tests typed values: they take effect at once, are marked until they are run, and are kept if they are
// invalid.
#include "app/gui/panels/forms/parameters_panel.h"

#include <QLineEdit>
#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct TypedParameters : testing::Test {
    ParameterForm form;
    ParametersPanel panel{form};
    QLineEdit* line = nullptr;

    void SetUp() override {
        ParameterInfo size;
        size.name = "size";
        size.default_value = "256";
        size.least = 1;
        size.most = 1 << 20;
        panel.show_parameters({size});
        panel.show();
        line = panel.findChild<QLineEdit*>();
        ASSERT_NE(line, nullptr);
    }
    void type(const char* text) const {
        line->clear();
        QTest::keyClicks(line, QString::fromLatin1(text));
    }
    QString marks() const {
        QStringList texts;
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text() != QLatin1String("Elements")) {
                texts << label->text();
            }
        }
        return texts.join(QLatin1Char('|'));
    }
};

TEST_F(TypedParameters, count_when_the_values_are_asked_for) {
    type("65537");
    EXPECT_EQ(panel.values().at("size"), "65537");
    type("64K");
    EXPECT_EQ(panel.values().at("size"), "65536");
}

TEST_F(TypedParameters, that_are_not_allowed_stay_in_the_field_and_say_why) {
    type("2000000");
    EXPECT_EQ(line->text(), "2000000") << "nothing is clamped";
    EXPECT_EQ(panel.values().at("size"), "256");
    EXPECT_TRUE(panel.complaint().contains("2000000")) << qPrintable(panel.complaint());
    EXPECT_TRUE(panel.complaint().contains("1..1048576")) << qPrintable(panel.complaint());
    EXPECT_TRUE(marks().contains("not allowed")) << qPrintable(marks());
    type("512");
    EXPECT_EQ(panel.complaint(), "");
    EXPECT_FALSE(marks().contains("not allowed")) << qPrintable(marks());
}

TEST_F(TypedParameters, are_marked_until_they_are_run_and_taken_back_by_escape) {
    panel.show_run({{"size", "256"}});
    EXPECT_FALSE(marks().contains("not run yet"));
    type("512");
    EXPECT_TRUE(marks().contains("not run yet · the views show 256")) << qPrintable(marks());
    QTest::keyClick(line, Qt::Key_Escape);
    EXPECT_EQ(line->text(), "256");
    EXPECT_FALSE(marks().contains("not run yet")) << qPrintable(marks());
    int runs = 0;
    QObject::connect(&panel, &ParametersPanel::run_wanted, &panel, [&runs] { ++runs; });
    type("1024");
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(runs, 1);
    panel.show_run(panel.values());
    EXPECT_FALSE(marks().contains("not run yet")) << qPrintable(marks());
    type("wrong");
    QTest::keyClick(line, Qt::Key_Escape);
    EXPECT_EQ(line->text(), "1024");
}

} // namespace
} // namespace lockstep::gui
