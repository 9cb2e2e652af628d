// Tests the panel with the hardware model's numbers: user presets, reset, undo, invalid numbers.
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/words/errors/error_words.h"
#include "app/words/hardware_words.h"
#include "core/base/data_dir.h"
#include "core/hardware/presets.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct HardwarePanelTest : testing::Test {
    QTemporaryDir folder;
    HardwareForm form;
    std::unique_ptr<HardwarePanel> panel;
    std::vector<Error> errors;
    int changes = 0;

    void SetUp() override {
        before_ = qgetenv("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
        panel = std::make_unique<HardwarePanel>(form);
        QObject::connect(panel.get(), &HardwarePanel::failed,
                         [this](const Error& e) { errors.push_back(e); });
        QObject::connect(panel.get(), &HardwarePanel::changed, [this] { ++changes; });
    }
    void TearDown() override {
        panel.reset();
        before_.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before_);
    }
    QSpinBox* box(const char* name) { return panel->findChild<QSpinBox*>(QString::fromLatin1(name)); }
    QComboBox* presets() { return panel->findChildren<QComboBox*>().first(); }
    void type(const char* name, const char* text) {
        box(name)->findChild<QLineEdit*>()->selectAll();
        QTest::keyClicks(box(name), QString::fromLatin1(text));
        QTest::keyClick(box(name), Qt::Key_Return);
    }

private:
    QByteArray before_;
};

TEST_F(HardwarePanelTest, keeps_a_model_as_an_own_preset_and_loads_it_again) {
    box("latency_global")->setValue(123);
    panel->save_preset("mine");
    EXPECT_TRUE(errors.empty());
    EXPECT_EQ(panel->model().preset, "mine");
    EXPECT_EQ(presets()->currentText(), "mine");
    panel->choose_preset("educational");
    EXPECT_EQ(panel->model(), hardware_preset("educational").value());
    panel->choose_preset("mine");
    EXPECT_EQ(panel->model().latency_global, 123U);
    HardwareForm other_form;
    HardwarePanel other(other_form); // simulates the panel after a restart of the program
    EXPECT_GE(other.findChildren<QComboBox*>().first()->findText("mine"), 0);
}

/// Describes a card for which there is no preset, as a driver does.
DeviceInfo card() {
    return {.name = "NVIDIA GeForce RTX 4090",
            .compute_units = 128,
            .local_memory_bytes = 49152,
            .clock_mhz = 2520,
            .compute_capability = 89};
}

TEST_F(HardwarePanelTest, is_the_devices_own_until_another_is_chosen) {
    EXPECT_EQ(panel->model(), HardwareModel()) << "the default device is a CPU";
    EXPECT_EQ(panel->wish().of_device, HardwareChanges());
    panel->set_device(card());
    EXPECT_EQ(panel->model(), device_preset(card())->model);
    EXPECT_EQ(presets()->currentText(), "device");
    EXPECT_EQ(box("clock_mhz")->value(), 2520);
    EXPECT_TRUE(box("clock_mhz")->toolTip().contains("CL_DEVICE_MAX_CLOCK_FREQUENCY"));
    EXPECT_EQ(changes, 0) << "the run is already looked at with it";
    EXPECT_FALSE(panel->changes().canUndo());
    panel->choose_preset("amd-gcn");
    EXPECT_FALSE(panel->wish().of_device.has_value());
    panel->set_device({.name = "NVIDIA H200", .compute_units = 132});
    EXPECT_EQ(panel->model().preset, "amd-gcn") << "it was chosen";
    panel->choose_preset("device");
    EXPECT_EQ(panel->model().preset, "nvidia-h200");
    EXPECT_EQ(panel->wish().of_device, HardwareChanges());
}

TEST_F(HardwarePanelTest, a_changed_number_no_longer_follows_the_device) {
    panel->set_device(card());
    box("latency_global")->setValue(123);
    EXPECT_FALSE(panel->wish().of_device.has_value());
    EXPECT_EQ(panel->model().preset, "device");
    panel->set_device({.is_cpu = true});
    EXPECT_EQ(panel->model().clock_mhz, 2520U) << "it was made one's own";
    panel->set_device(card());
    panel->changes().undo();
    EXPECT_EQ(panel->wish().of_device, HardwareChanges());
    EXPECT_EQ(panel->model(), device_preset(card())->model);
}

/// At the end of each run, the panel gets the device on which it ran.
TEST_F(HardwarePanelTest, an_edit_is_not_taken_back_by_the_device_of_the_next_run) {
    box("latency_global")->setValue(123);
    panel->set_device({.is_cpu = true});
    EXPECT_EQ(box("latency_global")->value(), 123);
    box("latency_local")->setValue(45);
    panel->set_device(card());
    EXPECT_EQ(panel->model().latency_global, 123U);
    EXPECT_EQ(panel->model().latency_local, 45U);
    EXPECT_EQ(box("latency_local")->value(), 45);
}

TEST_F(HardwarePanelTest, that_follows_the_device_says_so_in_its_chooser) {
    EXPECT_EQ(presets()->currentText(), "device") << "on a CPU that is the textbook machine";
    panel->choose_preset("educational");
    EXPECT_EQ(presets()->currentText(), "educational");
    panel->set_device(card());
    EXPECT_EQ(presets()->currentText(), "educational") << "it was chosen";
    panel->changes().undo();
    EXPECT_EQ(presets()->currentText(), "device");
}

TEST_F(HardwarePanelTest, says_what_the_devices_own_preset_is) {
    const auto says = [this](const char* text) {
        const auto labels = panel->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [text](const QLabel* label) { return label->text().contains(QString::fromUtf8(text)); });
    };
    EXPECT_TRUE(says("kernels run on a CPU, which has no warps"));
    panel->set_device(card());
    EXPECT_TRUE(
        says("Uses the values that the driver for NVIDIA GeForce RTX 4090 reports; all other values come "
             "from the preset nvidia-h200"));
    panel->set_device({.name = "NVIDIA H200", .compute_units = 132});
    EXPECT_TRUE(says("The preset of NVIDIA H200"));
}

TEST_F(HardwarePanelTest, refuses_the_name_of_a_preset_that_comes_with_lockstep) {
    box("latency_global")->setValue(123);
    panel->save_preset("nvidia-h200");
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].code, ErrorCode::value_not_allowed);
    EXPECT_EQ(panel->model().preset, "educational") << "it stays what it was";
    panel->save_preset("a/b");
    EXPECT_EQ(errors.size(), 2U);
    panel->save_preset("device");
    EXPECT_EQ(errors.size(), 3U);
}

TEST_F(HardwarePanelTest, takes_in_a_file_and_tells_what_is_wrong_with_another) {
    HardwareModel model;
    model.latency_global = 321;
    const std::filesystem::path elsewhere = folder.filePath("elsewhere").toStdString();
    ASSERT_TRUE(save_hardware_preset(model, "theirs", elsewhere).ok());
    panel->load_preset(QString::fromStdString((elsewhere / "theirs.json").string()));
    EXPECT_TRUE(errors.empty());
    EXPECT_EQ(panel->model().preset, "theirs");
    EXPECT_EQ(panel->model().latency_global, 321U);
    ASSERT_TRUE(write_text_file(elsewhere / "broken.json", "{ \"banks\": { \"value\": -1 } }").ok());
    panel->load_preset(QString::fromStdString((elsewhere / "broken.json").string()));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(panel->model().preset, "theirs");
}

TEST_F(HardwarePanelTest, a_file_keeps_its_base_and_where_its_numbers_come_from) {
    const std::filesystem::path elsewhere = folder.filePath("elsewhere").toStdString();
    std::filesystem::create_directories(elsewhere);
    ASSERT_TRUE(write_text_file(elsewhere / "theirs.json",
                                R"({ "base": "amd-gcn", "banks": { "value": 16, "from": "a wish" } })")
                    .ok());
    panel->load_preset(QString::fromStdString((elsewhere / "theirs.json").string()));
    ASSERT_TRUE(errors.empty());
    EXPECT_EQ(panel->model().banks, 16U);
    auto sources = hardware_sources("amd-gcn");
    sources["banks"] = "a wish";
    EXPECT_EQ(hardware_sources("theirs"), sources);
    const std::string text = read_text_file(own_hardware_folder() / "theirs.json").value();
    EXPECT_NE(text.find(R"("base": "amd-gcn")"), std::string::npos) << text;
    EXPECT_TRUE(panel->findChild<QWidget*>("banks")->toolTip().contains("Source: a wish"))
        << qPrintable(panel->findChild<QWidget*>("banks")->toolTip());
}

TEST_F(HardwarePanelTest, reset_brings_the_presets_numbers_back) {
    box("latency_global")->setValue(123);
    box("latency_local")->setValue(45);
    EXPECT_FALSE(panel->model() == hardware_preset("educational").value());
    panel->reset();
    EXPECT_EQ(panel->model(), hardware_preset("educational").value());
    EXPECT_EQ(box("latency_global")->value(), 400) << "and the controls show them";
}

TEST_F(HardwarePanelTest, marks_a_changed_row_and_resets_it_alone) {
    panel->show();
    const auto notes = [this] {
        QStringList visible;
        for (const QLabel* label : panel->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().startsWith(QStringLiteral("changed"))) {
                visible << label->text();
            }
        }
        return visible;
    };
    auto* reset = panel->findChild<QPushButton*>("reset_banks");
    ASSERT_NE(reset, nullptr);
    EXPECT_FALSE(reset->isVisible());
    EXPECT_EQ(notes(), QStringList());
    panel->change_to([this] {
        HardwareWish wish = panel->wish();
        wish.of_device.reset();
        wish.model.banks = 64;
        wish.model.latency_local = 45;
        return wish;
    }());
    EXPECT_EQ(notes(), (QStringList{"changed · preset value: 32", "changed · preset value: 20 cycles"}));
    ASSERT_TRUE(reset->isVisible());
    EXPECT_EQ(reset->accessibleName(), "Reset: Banks");
    QTest::mouseClick(reset, Qt::LeftButton);
    EXPECT_EQ(panel->model().banks, 32U);
    EXPECT_EQ(panel->model().latency_local, 45U) << "only its own row";
    EXPECT_FALSE(reset->isVisible());
    EXPECT_EQ(notes().size(), 1);
    panel->changes().undo();
    EXPECT_EQ(panel->model().banks, 64U);
    EXPECT_TRUE(reset->isVisible()) << "a reset can be undone";
    panel->choose_preset("educational");
    EXPECT_EQ(notes(), QStringList());
}

TEST_F(HardwarePanelTest, every_change_can_be_undone_and_redone) {
    box("latency_global")->setValue(123);
    box("latency_global")->setValue(124);
    panel->choose_preset("amd-gcn");
    EXPECT_EQ(changes, 3);
    panel->changes().undo();
    EXPECT_EQ(panel->model().preset, "educational");
    EXPECT_EQ(panel->model().latency_global, 124U);
    EXPECT_EQ(presets()->currentText(), "educational");
    panel->changes().undo();
    EXPECT_EQ(box("latency_global")->value(), 123);
    panel->changes().undo();
    EXPECT_EQ(panel->model(), hardware_preset("educational").value());
    EXPECT_FALSE(panel->changes().canUndo());
    panel->changes().redo();
    EXPECT_EQ(panel->model().latency_global, 123U);
    EXPECT_EQ(changes, 7) << "each tells the window";
}

TEST_F(HardwarePanelTest, shows_every_number_with_what_it_may_be_and_where_it_comes_from) {
    panel->choose_preset("nvidia-h200");
    const auto sources = hardware_sources("nvidia-h200");
    for (const HardwareNumber& number : hardware_numbers()) {
        const auto* control = panel->findChild<QWidget*>(QString::fromStdString(number.name));
        ASSERT_NE(control, nullptr) << number.name;
        const std::string tip = control->toolTip().toStdString();
        EXPECT_NE(tip.find(number_tip(number)), std::string::npos) << tip;
        EXPECT_NE(tip.find(number_unit_words(number.unit)), std::string::npos) << tip;
        if (number.in_preset != InPreset::no) {
            EXPECT_NE(tip.find("Source: " + sources.at(number.name)), std::string::npos) << tip;
        }
    }
    const QString range = QStringLiteral("1 to %L1 cycles").arg(10000);
    EXPECT_TRUE(box("latency_global")->toolTip().contains(range));
}

TEST_F(HardwarePanelTest, a_number_out_of_range_is_told_with_its_field_and_range_and_not_taken) {
    panel->show();
    type("latency_global", "99999999");
    ASSERT_EQ(errors.size(), 1U);
    const std::string text = english(errors[0]);
    EXPECT_NE(text.find("Global latency"), std::string::npos) << text;
    EXPECT_NE(text.find("99999999"), std::string::npos) << text;
    const auto number = std::ranges::find(hardware_numbers(), "latency_global", &HardwareNumber::name);
    EXPECT_NE(text.find(allowed_text(*number)), std::string::npos) << text;
    EXPECT_EQ(panel->model().latency_global, 400U);
    EXPECT_EQ(box("latency_global")->value(), 400);
    EXPECT_EQ(changes, 0);
    type("latency_global", "77");
    EXPECT_EQ(panel->model().latency_global, 77U);
    EXPECT_EQ(errors.size(), 1U);
}

} // namespace
} // namespace lockstep::gui
