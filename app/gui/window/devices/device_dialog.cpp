#include "app/gui/window/devices/device_dialog.h"

#include "app/gui/theme/core_words.h"
#include "app/words/errors/error_words.h"
#include "app/words/visible_text.h"
#include "app/worker/remote/machine_list.h"
#include "app/worker/remote/remote_device.h"
#include "core/facts/device_choice.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int device_role = Qt::UserRole;

std::string device_of_row(const QListWidgetItem* row) {
    return row == nullptr ? std::string() : row->data(device_role).toString().toStdString();
}

/// Returns the computer of a device, "ssh:HOST"; empty for this computer.
std::string machine_of(const std::string& device) {
    const auto far = remote_device(device);
    return far ? far->machine() : std::string();
}

/// Returns the message with its detail, such as the output of ssh.
QString error_in_words(const Error& error) {
    return QString::fromStdString(visible_text(text_for(window_reader(), error)));
}

QVBoxLayout& column_of(QDialog& dialog) {
    return *static_cast<QVBoxLayout*>(dialog.layout());
}

} // namespace

DeviceDialog::DeviceDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent), workspace_(workspace), list_(new QListWidget(this)) {
    setWindowTitle(tr("Device"));
    new QVBoxLayout(this);
    add_list();
    add_host_line();
    add_buttons();
    connect_test();
    list_local();
    const std::string now = workspace.device().name();
    if (remote_device(now) && !remote_device(now)->name.empty()) {
        found_.push_back(now);
    }
    fill(now);
}

std::string DeviceDialog::chosen() const {
    return device_of_row(list_->currentItem());
}

void DeviceDialog::add_list() {
    auto* label = new QLabel(tr("&Record on:"), this);
    label->setBuddy(list_);
    list_->setAccessibleName(tr("Devices"));
    column_of(*this).addWidget(label);
    column_of(*this).addWidget(list_);
    connect(list_, &QListWidget::currentItemChanged, this, &DeviceDialog::show_state);
    connect(list_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
}

void DeviceDialog::add_host_line() {
    auto* label = new QLabel(tr("&Add a computer over ssh:"), this);
    host_ = new QLineEdit(this);
    host_->setPlaceholderText(QStringLiteral("user@host"));
    label->setBuddy(host_);
    auto* add = new QPushButton(tr("A&dd"), this);
    add->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(host_, 1);
    row->addWidget(add);
    column_of(*this).addWidget(label);
    column_of(*this).addLayout(row);
    connect(add, &QPushButton::clicked, this, &DeviceDialog::add_machine);
    connect(host_, &QLineEdit::returnPressed, this, &DeviceDialog::add_machine);
}

void DeviceDialog::add_buttons() {
    message_ = new QLabel(this);
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    message_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column_of(*this).addWidget(message_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    test_ = buttons->addButton(tr("&Test"), QDialogButtonBox::ActionRole);
    remove_ = buttons->addButton(tr("Re&move"), QDialogButtonBox::ActionRole);
    // Not a default button, because Return in the line for the host adds the computer.
    QPushButton* const use = buttons->addButton(tr("&Use this device"), QDialogButtonBox::AcceptRole);
    for (QPushButton* button : {test_, remove_, use}) {
        button->setAutoDefault(false);
    }
    column_of(*this).addWidget(buttons);
    connect(test_, &QPushButton::clicked, this, &DeviceDialog::test);
    connect(remove_, &QPushButton::clicked, this, &DeviceDialog::remove);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void DeviceDialog::connect_test() {
    MachineJob& job = workspace_.machines();
    job.on_finished(this, [this](const std::vector<DeviceInfo>& devices) { show_found(devices); });
    connect(&job, &AnyJob::failed, this, [this](const Error& error) { tell(error_in_words(error)); });
    connect(&job, &AnyJob::stopped, this, &DeviceDialog::show_state, Qt::QueuedConnection);
    connect(this, &QDialog::finished, &job, &AnyJob::cancel);
}

void DeviceDialog::list_local() {
    DevicesJob& job = workspace_.devices();
    job.on_finished(this, [this](const std::vector<DeviceInfo>& devices) {
        local_ = devices;
        fill(chosen());
    });
    if (job.has_work() && !job.is_running()) {
        job.start({});
    }
}

void DeviceDialog::fill(const std::string& selected) {
    list_->clear();
    add_local_rows(selected);
    for (const std::string& machine : remembered_machines()) {
        add_row(QString::fromStdString(machine), machine);
        for (const std::string& device : found_) {
            if (machine_of(device) == machine) {
                add_row(QString::fromStdString(device), device);
            }
        }
    }
    const auto local = is_remote(selected) ? std::nullopt : device_named(selected, local_);
    const std::string value = local ? value_of(*local) : selected;
    int row = 0;
    for (int i = 0; i < list_->count(); ++i) {
        row = device_of_row(list_->item(i)) == value ? i : row;
    }
    list_->setCurrentRow(row);
    show_state();
}

std::string DeviceDialog::value_of(std::size_t local) const {
    return local == default_device(local_) ? std::string() : local_[local].name;
}

void DeviceDialog::add_local_rows(const std::string& selected) {
    const auto named = [this](const std::string& name, const std::string& value) {
        add_row(tr("This computer: %1").arg(QString::fromStdString(name)), value);
    };
    if (local_.empty()) {
        add_row(tr("This computer"), {});
        if (!selected.empty() && !is_remote(selected)) {
            named(selected, selected);
        }
    }
    for (std::size_t i = 0; i < local_.size(); ++i) {
        if (device_named(local_[i].name, local_) == i) { // equal names mean the first of these devices
            named(local_[i].name, value_of(i));
        }
    }
}

void DeviceDialog::add_row(const QString& text, const std::string& device) {
    auto* row = new QListWidgetItem(text, list_);
    row->setData(device_role, QString::fromStdString(device));
}

void DeviceDialog::add_machine() {
    const QString typed = host_->text().trimmed();
    const std::string prefix(ssh_prefix);
    const std::string text = typed.toStdString();
    const std::string machine = machine_of(is_remote(text) ? text : prefix + text);
    const Status added = remember_machine(machine.empty() ? prefix + text : machine);
    if (!added) {
        tell(error_in_words(added.error()));
        return;
    }
    host_->clear();
    fill(machine);
    test();
}

void DeviceDialog::test() {
    const std::string machine = machine_of(chosen());
    if (!machine.empty()) {
        tell(tr("Connecting to %1…").arg(QString::fromStdString(machine)));
        workspace_.machines().start(machine);
        show_state();
    }
}

void DeviceDialog::remove() {
    const std::string machine = machine_of(chosen());
    if (machine.empty()) {
        return;
    }
    const Status removed = forget_machine(machine);
    tell(removed ? QString() : error_in_words(removed.error()));
    std::erase_if(found_, [&](const std::string& device) { return machine_of(device) == machine; });
    fill({});
}

void DeviceDialog::show_found(const std::vector<DeviceInfo>& devices) {
    const std::string machine = workspace_.machines().current();
    std::erase_if(found_, [&](const std::string& device) { return machine_of(device) == machine; });
    for (const DeviceInfo& device : devices) {
        found_.push_back(machine + "/" + device.name);
    }
    tell(tr("%1 is ready. It has %n device(s).", nullptr, static_cast<int>(devices.size()))
             .arg(QString::fromStdString(machine)));
    fill(machine_of(chosen()) == machine && !devices.empty() ? found_[found_.size() - devices.size()]
                                                             : chosen());
}

void DeviceDialog::show_state() {
    const bool is_far = !machine_of(chosen()).empty();
    test_->setEnabled(is_far && !workspace_.machines().is_running());
    remove_->setEnabled(is_far && !workspace_.machines().is_running());
}

void DeviceDialog::tell(const QString& text) {
    message_->setText(text);
}

} // namespace lockstep::gui
