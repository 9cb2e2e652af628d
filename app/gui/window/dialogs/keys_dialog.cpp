#include "app/gui/window/dialogs/keys_dialog.h"

#include "app/gui/present/present_keys.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/window/actions/commands.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

struct KeysWords {
    Q_DECLARE_TR_FUNCTIONS(KeysWords)
};

void add_row(QTableWidget& table, const QString& what, const QString& keys) {
    const int row = table.rowCount();
    table.insertRow(row);
    table.setItem(row, 0, new QTableWidgetItem(what));
    table.setItem(row, 1, new QTableWidgetItem(keys));
}

/// Adds the keys that are active during a presentation, below a row with a heading.
void add_presentation(QTableWidget& table) {
    add_row(table, KeysWords::tr("During a presentation"), QString());
    QFont font = table.font();
    font.setBold(true);
    table.item(table.rowCount() - 1, 0)->setFont(font);
    for (const PresentActRow& row : present_act_rows()) {
        add_row(table, present_text(row), present_keys_text(row));
    }
    const auto [what, keys] = counting_keys();
    add_row(table, what, keys);
    add_row(table, KeysWords::tr("Resume the presentation that Esc ended"), QStringLiteral("F5"));
}

} // namespace

void show_keys(QWidget* parent) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(KeysWords::tr("Keyboard shortcuts"));
    auto* table = new QTableWidget(0, 2, dialog);
    table->setHorizontalHeaderLabels({KeysWords::tr("Command"), KeysWords::tr("Keyboard shortcuts")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (const CommandRow& row : command_rows()) {
        if (*row.keys != '\0') {
            add_row(*table, command_text(row), keys_text(row));
        }
    }
    add_row(*table, KeysWords::tr("Zoom at the pointer"), KeysWords::tr("Ctrl+wheel"));
    add_presentation(*table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(table);
    column->addWidget(buttons);
    const double scale = text_scale(); // so that the full names of commands fit
    dialog->resize(QSize(qRound(520 * scale), qRound(640 * scale)).boundedTo(parent->size()));
    dialog->show();
}

} // namespace lockstep::gui
