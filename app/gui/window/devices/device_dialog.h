#pragma once

#include "app/gui/workspace/workspace.h"

#include <QDialog>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace lockstep::gui {

/// Chooses the device on which the window records: of this computer, or of a computer that is reached over ssh.
/// Computers can be added, tested and removed:
///
///     This computer: cpu-haswell         the default device
///     This computer: NVIDIA RTX A2000
///     ssh:gpu                            a computer that was added: its default device
///     ssh:gpu/NVIDIA H200                a device that a test has found
///     [ user@host      ] [Add]
///     [Test] [Remove]                    of the selected computer
///     gpu has 1 device.
class DeviceDialog : public QDialog {
    Q_OBJECT
public:
    DeviceDialog(Workspace& workspace, QWidget* parent);

    /// Returns the chosen device, as in --device.
    [[nodiscard]] std::string chosen() const;

private:
    void add_list();
    void add_host_line();
    void add_buttons();
    void connect_test();
    void list_local();
    void fill(const std::string& selected);
    void add_local_rows(const std::string& selected);
    /// Returns the device of this computer as in --device: empty for the default device.
    [[nodiscard]] std::string value_of(std::size_t local) const;
    void add_row(const QString& text, const std::string& device);
    void add_machine();
    void test();
    void remove();
    void show_found(const std::vector<DeviceInfo>& devices);
    void show_state();
    void tell(const QString& text);

    Workspace& workspace_;
    QListWidget* list_;
    QLineEdit* host_ = nullptr;
    QPushButton* test_ = nullptr;
    QPushButton* remove_ = nullptr;
    QLabel* message_ = nullptr;
    std::vector<DeviceInfo> local_;  ///< the devices of this computer; empty until they are listed
    std::vector<std::string> found_; ///< the devices that tests have found, as in --device
};

} // namespace lockstep::gui
