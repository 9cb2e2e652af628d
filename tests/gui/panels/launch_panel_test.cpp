// Tests the launch of the user's own kernel: what is shown, what typing changes, and what can be undone.
#include "app/gui/panels/forms/argument_row.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "core/kernel/sim/sim_guess.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QUndoStack>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

KernelParameter buffer(const char* name, const char* type, Access access) {
    return {.name = name,
            .type_text = type,
            .kind = ArgumentKind::buffer,
            .type = {Scalar::float32, 4},
            .size_bytes = 16,
            .access = access};
}

LaunchForm form_of(KernelSignature kernel) {
    LaunchForm form;
    form.program = {.file = "saxpy.cl", .text = "get_global_id(0)", .folder = "/home/somebody"};
    form.guess = guessed_sim(kernel, form.program.file);
    form.sim = form.guess;
    form.kernels = {"saxpy", "other"};
    form.kernel = std::move(kernel);
    return form;
}

KernelSignature saxpy() {
    return {.name = "saxpy",
            .line = 1,
            .parameters = {buffer("x", "__global const float4*", Access::read_only),
                           {.name = "scratch",
                            .type_text = "__local float4*",
                            .kind = ArgumentKind::local,
                            .type = {Scalar::float32, 4},
                            .size_bytes = 16},
                           {.name = "n", .type_text = "int", .type = {Scalar::int32, 1}, .size_bytes = 4}}};
}

class TheLaunchPanel : public testing::Test {
protected:
    TheLaunchPanel() { panel_.show_form(form_of(saxpy())); }
    /// Returns the line edit with this accessible name.
    [[nodiscard]] QLineEdit* line(const char* name) const {
        for (QLineEdit* each : panel_.findChildren<QLineEdit*>()) {
            if (each->accessibleName() == QLatin1String(name)) {
                return each;
            }
        }
        ADD_FAILURE() << name;
        return nullptr;
    }
    void type(const char* name, const char* text) {
        line(name)->setText(QString::fromLatin1(text));
        panel_.take_typed();
    }
    void choose_content_of_x(SimContent content) {
        const auto contents = panel_.findChildren<QComboBox*>();
        const auto found = std::ranges::find_if(contents, [](QComboBox* each) {
            return each->accessibleName() == QLatin1String("Content of x");
        });
        ASSERT_NE(found, contents.end());
        (*found)->setCurrentIndex((*found)->findData(static_cast<int>(content)));
        emit(*found)->activated((*found)->currentIndex());
    }

    LaunchEdit edit_;
    LaunchPanel panel_{edit_};
};

TEST_F(TheLaunchPanel, shows_what_is_launched) {
    EXPECT_EQ(line("Global size")->text(), "1024");
    EXPECT_EQ(line("Work-group size")->text(), "64");
    EXPECT_EQ(line("Size of x")->text(), "1024") << "elements, not bytes";
    EXPECT_EQ(line("Size of scratch")->text(), "64");
    EXPECT_EQ(line("Value of n")->text(), "1024");
    EXPECT_FALSE(panel_.is_changed());
}

TEST_F(TheLaunchPanel, takes_what_is_typed) {
    const QSignalSpy changed(&panel_, &LaunchPanel::changed);
    type("Value of n", "1000");
    EXPECT_EQ(panel_.launch().arguments[2].text, "1000");
    type("Size of x", "2K");
    EXPECT_EQ(panel_.launch().arguments[0].size, 2048U * 16);
    type("Size of x", "100 B");
    EXPECT_EQ(panel_.launch().arguments[0].size, 100U);
    EXPECT_EQ(line("Size of x")->text(), "100 B");
    type("Build options", "-DN=4");
    EXPECT_EQ(panel_.launch().options, "-DN=4");
    EXPECT_EQ(changed.size(), 4);
    EXPECT_TRUE(panel_.is_changed());
}

TEST_F(TheLaunchPanel, what_is_no_size_stays_in_the_field_and_changes_nothing) {
    for (const char* text : {"", "-3", "many", "0", "99999999999999999999"}) {
        type("Size of x", text);
        EXPECT_EQ(line("Size of x")->text(), text);
        EXPECT_TRUE(panel_.complaint().contains("is not a valid size")) << text;
    }
    type("Size of x", "1024");
    EXPECT_EQ(panel_.complaint(), "");
    for (const char* text : {"", "64x", "0", "1x2x3x4", "a", "1Tx2"}) {
        type("Global size", text);
        EXPECT_EQ(line("Global size")->text(), text);
        EXPECT_TRUE(panel_.complaint().contains("is not a valid size")) << text;
    }
    EXPECT_FALSE(panel_.is_changed());
}

TEST_F(TheLaunchPanel, invalid_sizes_stay_while_another_field_is_edited) {
    type("Global size", "abc");
    type("Size of scratch", "many");
    type("Value of n", "1000");
    EXPECT_EQ(panel_.launch().arguments[2].text, "1000");
    EXPECT_EQ(line("Global size")->text(), "abc");
    EXPECT_EQ(line("Size of scratch")->text(), "many");
    EXPECT_TRUE(panel_.complaint().startsWith("Global size: \"abc\" is not a valid size"))
        << qPrintable(panel_.complaint());
    type("Global size", "1024");
    EXPECT_TRUE(panel_.complaint().startsWith("Size of scratch: \"many\"")) << qPrintable(panel_.complaint());
    type("Size of scratch", "64");
    EXPECT_EQ(panel_.complaint(), "");
    type("Global size", "abc");
    panel_.changes().undo();
    EXPECT_EQ(line("Global size")->text(), "1024") << "undo shows the launch before the edit";
    EXPECT_EQ(panel_.complaint(), "");
}

TEST_F(TheLaunchPanel, names_the_argument_of_an_invalid_value) {
    type("Value of n", "hello");
    EXPECT_EQ(line("Value of n")->text(), "hello");
    EXPECT_TRUE(panel_.complaint().startsWith("Value of n: \"hello\" is not a valid int value"))
        << qPrintable(panel_.complaint());
    type("Value of n", "7");
    EXPECT_EQ(panel_.complaint(), "");
}

TEST_F(TheLaunchPanel, names_the_field_of_an_invalid_content_where_it_is_marked_too) {
    type("Value of x", "hello");
    const QString complaint =
        "Value of x: \"hello\" has an invalid format. Enter it as seed, or seed:min:max.";
    EXPECT_EQ(panel_.complaint(), complaint);
    const auto labels = panel_.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [&](QLabel* each) { return each->text() == complaint; }));
    type("Value of x", "1:many:9");
    EXPECT_TRUE(panel_.complaint().startsWith("Value of x: \"many\" is not a valid float value"))
        << qPrintable(panel_.complaint());
    choose_content_of_x(SimContent::range);
    type("Value of x", "hello");
    EXPECT_EQ(panel_.complaint(), "Value of x: \"hello\" has an invalid format. Enter it as start:step:end.");
}

TEST_F(TheLaunchPanel, says_the_range_of_random_values) {
    EXPECT_TRUE(line("Value of x")->toolTip().contains("integers are from 0 to 9"))
        << qPrintable(line("Value of x")->toolTip());
}

TEST_F(TheLaunchPanel, guesses_grow_with_the_range_and_can_be_undone) {
    type("Global size", "64x32");
    EXPECT_EQ(panel_.launch().range.dimensions, 2U);
    EXPECT_EQ(line("Size of x")->text(), "2048");
    EXPECT_EQ(line("Work-group size")->text(), "64x1");
    panel_.changes().undo();
    EXPECT_EQ(line("Global size")->text(), "1024");
    EXPECT_EQ(line("Size of x")->text(), "1024");
    EXPECT_FALSE(panel_.is_changed());
    panel_.changes().redo();
    EXPECT_EQ(line("Size of x")->text(), "2048");
}

TEST_F(TheLaunchPanel, a_content_has_its_own_form) {
    choose_content_of_x(SimContent::range);
    EXPECT_EQ(panel_.launch().arguments[0].content, SimContent::range);
    EXPECT_EQ(line("Value of x")->text(), "0:1:0");
    choose_content_of_x(SimContent::null);
    EXPECT_TRUE(line("Value of x")->isHidden());
}

TEST_F(TheLaunchPanel, an_edited_kernel_keeps_what_was_said_of_the_rest) {
    type("Value of n", "1000");
    KernelSignature edited = saxpy();
    edited.parameters.insert(
        edited.parameters.begin(),
        {.name = "a", .type_text = "float", .type = {Scalar::float32, 1}, .size_bytes = 4});
    panel_.show_kernel(form_of(edited));
    EXPECT_EQ(line("Value of n")->text(), "1000");
    EXPECT_EQ(line("Value of a")->text(), "1");
    EXPECT_EQ(panel_.launch().arguments.size(), 4U);
}

TEST_F(TheLaunchPanel, asks_for_another_kernel) {
    const QSignalSpy chosen(&panel_, &LaunchPanel::kernel_chosen);
    auto* kernels = panel_.findChild<QComboBox*>();
    ASSERT_NE(kernels, nullptr);
    EXPECT_EQ(kernels->count(), 2);
    emit kernels->textActivated(QStringLiteral("other"));
    ASSERT_EQ(chosen.size(), 1);
}

} // namespace
} // namespace lockstep::gui
