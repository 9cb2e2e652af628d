#include "app/gui/window/dialogs/command_search.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/window/view_choices.h"
#include "app/gui/workspace/experiment_names.h"
#include "core/experiments/catalogue.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

bool contains_all(const QString& text, const QStringList& words) {
    return std::ranges::all_of(
        words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString row_text(const SearchEntry& entry) {
    return entry.keys.isEmpty()
               ? CommandSearch::tr("%1 — %2", "a command; its menu").arg(entry.text, entry.where)
               : CommandSearch::tr("%1 — %2 (%3)", "a command; its menu; its keys")
                     .arg(entry.text, entry.where, entry.keys);
}

} // namespace

std::vector<std::size_t> matching(const std::vector<SearchEntry>& entries, const QString& input) {
    const QStringList words = input.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString start = input.trimmed();
    std::vector<std::pair<int, std::size_t>> ranked;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const SearchEntry& entry = entries[i];
        if (contains_all(QStringList({entry.text, entry.where, entry.also}).join(QLatin1Char(' ')), words)) {
            const bool is_start = entry.text.startsWith(start, Qt::CaseInsensitive);
            ranked.emplace_back(is_start ? 0 : contains_all(entry.text, words) ? 1 : 2, i);
        }
    }
    std::ranges::stable_sort(ranked, {}, &std::pair<int, std::size_t>::first);
    std::vector<std::size_t> found;
    found.reserve(ranked.size());
    for (const auto& [rank, i] : ranked) {
        found.push_back(i);
    }
    return found;
}

namespace {

/// Adds the choices of the settings' menus, such as themes and languages.
void add_choices(std::vector<SearchEntry>& entries, const QList<QMenu*>& choices) {
    for (const QMenu* menu : choices) {
        for (QAction* const action : menu->actions()) {
            entries.push_back({action->text(),
                               menu->title(),
                               {},
                               [action] { action->trigger(); },
                               action->property(also_found_by).toString()});
        }
    }
}

} // namespace

std::vector<SearchEntry> search_entries(const ActionSet& actions, const QList<QMenu*>& choices,
                                        const std::function<void(const QString& id)>& run) {
    std::vector<SearchEntry> entries;
    for (const CommandRow& row : command_rows()) {
        QAction* const action = &actions[row.command];
        if (action->isEnabled() && row.command != Command::find_command) {
            const auto group = std::ranges::find(menu_group_rows(), row.group, &MenuGroupRow::group);
            entries.push_back({command_text(row).remove(QChar(0x2026)),
                               menu_title(group->menu).remove(QLatin1Char('&')), keys_text(row),
                               [action] { action->trigger(); }});
        }
    }
    add_choices(entries, choices);
    for (const Experiment& experiment : catalogue()) {
        const QString id = QString::fromStdString(experiment.id);
        entries.push_back({experiment_title(id), family_title(family_of(id)), {}, [run, id] { run(id); }});
    }
    return entries;
}

CommandSearch::CommandSearch(std::vector<SearchEntry> entries, QWidget* parent)
    : QDialog(parent, Qt::Popup),
      entries_(std::move(entries)),
      field_(new QLineEdit(this)),
      list_(new QListWidget(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find a command"));
    field_->setAccessibleName(tr("Find a command"));
    field_->setPlaceholderText(tr("Command or experiment"));
    field_->installEventFilter(this);
    list_->setAccessibleName(tr("Commands found"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setUniformItemSizes(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(field_);
    column->addWidget(list_);
    connect(field_, &QLineEdit::textChanged, this, &CommandSearch::show_matching);
    connect(field_, &QLineEdit::returnPressed, this, &CommandSearch::choose);
    connect(list_, &QListWidget::itemClicked, this, &CommandSearch::choose);
    show_matching();
    const double scale = text_scale();
    resize(QSize(qRound(460 * scale), qRound(420 * scale)).boundedTo(parent->window()->size()));
    field_->setFocus();
}

void CommandSearch::show_matching() {
    shown_ = matching(entries_, field_->text());
    list_->clear();
    for (const std::size_t i : shown_) {
        list_->addItem(row_text(entries_[i]));
    }
    list_->setCurrentRow(shown_.empty() ? -1 : 0);
    if (shown_.empty()) {
        auto* none = new QListWidgetItem(tr("Nothing found. Try fewer words."), list_);
        none->setFlags(Qt::NoItemFlags);
    }
}

void CommandSearch::choose() {
    const int row = list_->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.size()) {
        return;
    }
    const std::function<void()> choose = entries_[shown_[static_cast<std::size_t>(row)]].choose;
    close(); // first, because the command may open a dialog
    choose();
}

bool CommandSearch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && !shown_.empty()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int rows = static_cast<int>(shown_.size());
        const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (by != 0) {
            list_->setCurrentRow((list_->currentRow() + by + rows) % rows);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace lockstep::gui
