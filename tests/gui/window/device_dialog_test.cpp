// Tests the choice of the device on which the window records.
#include "app/gui/window/devices/device_dialog.h"
#include "app/worker/remote/machine_list.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace lockstep::gui {
namespace {

class DeviceDialogTest : public testing::Test {
protected:
    DeviceDialogTest() : shown_([this](const RunSpec& run, const ProgressSink&) { return recorded(run); }) {
        qputenv("XDG_DATA_HOME", shown_.folder.filePath("data").toLocal8Bit());
        shown_.workspace.machines().set_work(
            [](const std::string& machine, const MachineJob::Tell&) { return devices_of(machine); });
        shown_.show({1280, 800});
    }
    ~DeviceDialogTest() override { qunsetenv("XDG_DATA_HOME"); }
    DeviceDialogTest(const DeviceDialogTest&) = delete;
    DeviceDialogTest& operator=(const DeviceDialogTest&) = delete;

    Result<Recording> recorded(const RunSpec& run) {
        asked_ = run.options.device;
        return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 1);
    }
    static Result<std::vector<DeviceInfo>> devices_of(const std::string& machine) {
        if (machine != "ssh:me@gpu") {
            return Error{
                .code = ErrorCode::no_connection, .arguments = {"refused", machine}, .detail = "from ssh"};
        }
        return std::vector<DeviceInfo>{{.name = "NVIDIA H200"}, {.name = "CPU"}};
    }
    void has(std::vector<DeviceInfo> devices) {
        shown_.workspace.devices().set_work(
            [devices = std::move(devices)](std::monostate, const DevicesJob::Tell&) {
                return Result<std::vector<DeviceInfo>>(devices);
            });
    }
    void wait_for_devices() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !shown_.workspace.devices().is_running(); }, 5000));
        QCoreApplication::processEvents();
    }
    /// Opens the dialog and waits until it has listed the devices of this computer.
    DeviceDialog* open_listed() {
        DeviceDialog* const dialog = open();
        wait_for_devices();
        return dialog;
    }
    DeviceDialog* open() {
        shown_.window->actions()[Command::choose_device].trigger();
        return shown_.window->findChild<DeviceDialog*>();
    }
    static void press(const DeviceDialog& dialog, const QString& name) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().remove(QLatin1Char('&')) == name) {
                button->click();
            }
        }
    }
    static QStringList rows(const DeviceDialog& dialog) {
        const auto* list = dialog.findChild<QListWidget*>();
        QStringList texts;
        for (int row = 0; row < list->count(); ++row) {
            texts << list->item(row)->text();
        }
        return texts;
    }
    void add(const DeviceDialog& dialog, const QString& host) {
        dialog.findChild<QLineEdit*>()->setText(host);
        press(dialog, "Add");
        ASSERT_TRUE(QTest::qWaitFor([this] { return !shown_.workspace.machines().is_running(); }, 5000));
        QCoreApplication::processEvents();
    }
    static bool says(const DeviceDialog& dialog, const QString& words) {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->text().contains(words); });
    }

    std::string asked_ = "nothing";
    ShownWindow shown_;
};

TEST_F(DeviceDialogTest, records_on_another_computer_after_three_decisions) {
    DeviceDialog* const dialog = open(); // 1: the device
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(rows(*dialog), (QStringList{"This computer"}));
    add(*dialog, "me@gpu"); // 2: the computer
    EXPECT_EQ(rows(*dialog),
              (QStringList{"This computer", "ssh:me@gpu", "ssh:me@gpu/NVIDIA H200", "ssh:me@gpu/CPU"}));
    EXPECT_TRUE(says(*dialog, "ssh:me@gpu is ready."));
    press(*dialog, "Use this device"); // 3: its first device, which is selected
    shown_.run("reduction/interleaved");
    EXPECT_EQ(asked_, "ssh:me@gpu/NVIDIA H200");
    EXPECT_EQ(remembered_machines(), (std::vector<std::string>{"ssh:me@gpu"}));
}

TEST_F(DeviceDialogTest, shows_the_message_of_ssh) {
    DeviceDialog* const dialog = open();
    add(*dialog, "other");
    EXPECT_TRUE(says(*dialog, "does not accept ssh connections"));
    EXPECT_TRUE(says(*dialog, "from ssh"));
    press(*dialog, "Remove");
    EXPECT_EQ(rows(*dialog), (QStringList{"This computer"}));
    EXPECT_TRUE(remembered_machines().empty());
}

TEST_F(DeviceDialogTest, refuses_what_is_no_computer) {
    DeviceDialog* const dialog = open();
    add(*dialog, "-oProxyCommand=x");
    EXPECT_EQ(rows(*dialog), (QStringList{"This computer"}));
    EXPECT_TRUE(says(*dialog, "is not a valid value"));
}

const std::vector<DeviceInfo> gpu_and_host = {
    {.name = "GPU"}, {.name = "GPU"}, {.name = "host", .is_cpu = true}};

TEST_F(DeviceDialogTest, records_on_a_device_of_this_computer_also_after_a_new_start) {
    has(gpu_and_host);
    DeviceDialog* const dialog = open_listed();
    EXPECT_EQ(rows(*dialog), (QStringList{"This computer: GPU", "This computer: host"}));
    auto* const list = dialog->findChild<QListWidget*>();
    EXPECT_EQ(list->currentRow(), 1) << "the default device is the CPU";
    list->setCurrentRow(0);
    press(*dialog, "Use this device");
    shown_.run("reduction/interleaved");
    EXPECT_EQ(asked_, "GPU");

    shown_.workspace.device().choose({}); // a new start
    shown_.window.host().rebuild();
    EXPECT_EQ(shown_.workspace.device().name(), "GPU");
    DeviceDialog* const again = open_listed();
    EXPECT_EQ(again->findChild<QListWidget*>()->currentRow(), 0);
    again->findChild<QListWidget*>()->setCurrentRow(1);
    press(*again, "Use this device");
    EXPECT_EQ(shown_.workspace.device().name(), "");
    EXPECT_EQ(shown_.settings[Setting::device].toString(), "");
}

TEST_F(DeviceDialogTest, returns_to_the_default_device_if_the_saved_one_is_missing) {
    shown_.settings.set(Setting::device, "GPU that was sold");
    shown_.window.host().rebuild();
    EXPECT_EQ(shown_.workspace.device().name(), "GPU that was sold");
    has(gpu_and_host);
    const DeviceDialog* const dialog = open_listed();
    EXPECT_EQ(shown_.workspace.device().name(), "");
    EXPECT_TRUE(shown_.window->message().contains("The device \"GPU that was sold\" is missing."));
    EXPECT_EQ(rows(*dialog), (QStringList{"This computer: GPU", "This computer: host"}));
}

TEST_F(DeviceDialogTest, does_not_connect_to_another_computer_after_a_new_start) {
    shown_.settings.set(Setting::device, "ssh:me@gpu");
    shown_.window.host().rebuild();
    EXPECT_EQ(shown_.workspace.device().name(), "");
}

TEST_F(DeviceDialogTest, records_on_the_device_that_a_place_names) {
    shown_.window->open_place("reduction/interleaved?device=GPU");
    shown_.wait();
    EXPECT_EQ(asked_, "GPU");
}

TEST_F(DeviceDialogTest, cancelled_changes_nothing) {
    shown_.workspace.device().choose("ssh:me@gpu");
    DeviceDialog* const dialog = open();
    press(*dialog, "Cancel");
    EXPECT_EQ(shown_.workspace.device().name(), "ssh:me@gpu");
}

} // namespace
} // namespace lockstep::gui
