// Tests typed values: they take effect at once, are marked until they are run, and are kept if they are
// invalid.
#include "app/gui/panels/forms/parameters_panel.h"

#include "core/experiments/catalogue.h"

#include <QLineEdit>
#include <QTest>
#include <QUndoStack>
#include <gtest/gtest.h>
#include <memory>

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

struct TypedInput : testing::Test {
    ParameterForm form;
    std::unique_ptr<ParametersPanel> panel;
    QLineEdit* size = nullptr;
    QLineEdit* input = nullptr;

    void SetUp() override {
        build();
        panel->show_parameters(find_experiment("reduction/interleaved").value()->parameters);
        find();
    }
    void build() {
        panel = std::make_unique<ParametersPanel>(form);
        panel->show();
        find();
    }
    void find() {
        for (QLineEdit* each : panel->findChildren<QLineEdit*>()) {
            size = each->accessibleName() == "Elements" ? each : size;
            input = each->accessibleName() == "Input values" ? each : input;
        }
    }
    void type(const char* text) const {
        input->clear();
        QTest::keyClicks(input, QString::fromLatin1(text));
    }
};

TEST_F(TypedInput, sets_the_size_until_it_is_removed) {
    EXPECT_FALSE(panel->values().contains("input"));
    type("3 1 4 1");
    EXPECT_EQ(size->text(), "4");
    EXPECT_FALSE(size->isEnabled());
    EXPECT_EQ(panel->values().at("input"), "3 1 4 1");
    EXPECT_EQ(panel->values().at("size"), "4");
    EXPECT_EQ(panel->complaint(), "");
    type("");
    QTest::keyClick(input, Qt::Key_Backspace);
    QTest::keyClicks(input, " ");
    EXPECT_TRUE(size->isEnabled());
    EXPECT_EQ(size->text(), "256");
    EXPECT_FALSE(panel->values().contains("input"));
}

TEST_F(TypedInput, that_is_not_allowed_says_which_number_and_what_is) {
    type("3 pi");
    EXPECT_TRUE(panel->complaint().contains("\"pi\"")) << qPrintable(panel->complaint());
    type("2.5");
    EXPECT_EQ(panel->complaint(), "");
    panel->set_values({{"type", "int"}});
    EXPECT_TRUE(panel->complaint().contains("-262143..262143")) << qPrintable(panel->complaint());
}

TEST_F(TypedInput, is_marked_undone_and_taken_back_by_escape) {
    ParameterValues run = panel->values();
    panel->show_run(run);
    type("3 1 4 1");
    QTest::keyClick(input, Qt::Key_Return);
    EXPECT_EQ(size->text(), "4");
    panel->changes().undo();
    EXPECT_EQ(input->text(), "");
    EXPECT_EQ(size->text(), "256");
    EXPECT_TRUE(size->isEnabled());
    panel->changes().redo();
    EXPECT_EQ(input->text(), "3 1 4 1");
    EXPECT_EQ(size->text(), "4");
    EXPECT_FALSE(size->isEnabled());
    QTest::keyClick(input, Qt::Key_Escape);
    EXPECT_EQ(panel->values(), run);
    EXPECT_TRUE(size->isEnabled());
}

TEST_F(TypedInput, comes_and_goes_with_the_values_of_a_run_but_not_with_a_recommendation) {
    const ParameterValues generated = panel->values();
    ParameterValues own = generated;
    own["input"] = "3 1 4 1";
    own["size"] = "4";
    panel->set_values(own);
    EXPECT_EQ(panel->values(), own);
    panel->set_values({{"local", "64"}}); // a recommendation
    EXPECT_EQ(panel->values().at("input"), "3 1 4 1");
    panel->set_values(generated);
    EXPECT_EQ(panel->values(), generated);
    EXPECT_TRUE(size->isEnabled());
}

TEST_F(TypedInput, survives_another_window) {
    type("3 1 4 1");
    QTest::keyClick(input, Qt::Key_Return);
    panel.reset();
    build();
    EXPECT_EQ(input->text(), "3 1 4 1");
    EXPECT_EQ(size->text(), "4");
    EXPECT_FALSE(size->isEnabled());
    input->clear();
    QTest::keyClicks(input, " ");
    EXPECT_EQ(size->text(), "256");
}

} // namespace
} // namespace lockstep::gui
