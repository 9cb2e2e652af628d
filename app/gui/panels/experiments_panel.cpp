#include "app/gui/panels/experiments_panel.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/panels/compare_buttons.h"
#include "app/gui/panels/file_rows.h"
#include "app/gui/panels/source/own_kernel_text.h"
#include "app/gui/theme/code_text.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/words/names.h"
#include "core/experiments/catalogue.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int id_role = Qt::UserRole;
constexpr int broken_role = Qt::UserRole + 2;
constexpr int words_role = Qt::UserRole + 1; ///< item role: the text that the filter searches

/// The right mouse button opens the menu of a row, but does not choose the experiment.
class RightClicks : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool is_press =
            event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
        return (is_press && static_cast<QMouseEvent*>(event)->button() == Qt::RightButton) ||
               QObject::eventFilter(watched, event);
    }
};

/// Sets up a column for names, and one for marks.
void lay_out(QTreeWidget& tree) {
    tree.setHeaderHidden(true);
    tree.setColumnCount(2);
    tree.setIndentation(qRound(12 * text_scale())); // small, because names are long
    tree.setAccessibleName(ExperimentsPanel::tr("Experiments"));
    tree.setExpandsOnDoubleClick(false);
    tree.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree.header()->setStretchLastSection(false);
    tree.header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree.header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

QString icon_words(bool has_failed, bool is_broken, bool is_done) {
    return has_failed  ? ExperimentsPanel::tr("failed")
           : is_broken ? ExperimentsPanel::tr("broken on purpose")
           : is_done   ? ExperimentsPanel::tr("was run")
                       : ExperimentsPanel::tr("not run yet");
}

void toggle_family(QTreeWidgetItem& item) {
    if (item.childCount() > 0) {
        item.setExpanded(!item.isExpanded()); // the arrow alone is small
    }
}

/// Tells it when the button goes down: before it goes up, the text about the experiment may have moved the list.
bool is_experiment_pressed(const QTreeWidgetItem& item) {
    return QApplication::mouseButtons() == Qt::LeftButton && item.childCount() == 0 &&
           !item.data(0, id_role).toString().isEmpty();
}

} // namespace

ExperimentsPanel::ExperimentsPanel(ExperimentList& list, QWidget* parent)
    : QWidget(parent),
      list_(list),
      filter_(new QLineEdit(this)),
      tree_(new QTreeWidget(this)),
      files_(new FileRows(*tree_, words_role)),
      broken_(new QLabel),
      teaches_(new QLabel),
      look_at_(new QLabel) {
    filter_->setPlaceholderText(tr("Filter experiments"));
    filter_->setAccessibleName(tr("Filter experiments"));
    filter_->setClearButtonEnabled(true);
    lay_out(*tree_);
    comparisons_ = new CompareButtons(*tree_, id_role);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(filter_);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(tree_);
    parts->addWidget(text_pane());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    column->addWidget(parts);
    connect(&advice_, &AdviceSearch::finished, this, &ExperimentsPanel::fill_own_kernel);
    connect(filter_, &QLineEdit::textChanged, this, &ExperimentsPanel::filter);
    connect_tree();
    fill();
    restore();
}

void ExperimentsPanel::connect_tree() {
    tree_->viewport()->installEventFilter(new RightClicks(tree_));
    connect(tree_, &QTreeWidget::currentItemChanged, this, &ExperimentsPanel::show_current);
    connect(tree_, &QTreeWidget::itemClicked, this, [](QTreeWidgetItem* item) { toggle_family(*item); });
    connect(tree_, &QTreeWidget::itemPressed, this, [this](const QTreeWidgetItem* item) {
        if (is_experiment_pressed(*item)) {
            emit clicked();
        }
    });
    connect(tree_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (const QString id = item->data(0, id_role).toString(); !id.isEmpty()) {
            emit activated(id);
        }
    });
}

QString ExperimentsPanel::experiment_in(const QModelIndex& row) const {
    return row.model() == tree_->model() ? row.siblingAtColumn(0).data(id_role).toString() : QString();
}

/// Restores the state that the previous window had.
void ExperimentsPanel::restore() {
    const std::shared_ptr<const Session> own = std::exchange(list_.own, nullptr);
    if (!list_.selected.isEmpty()) {
        const QSignalBlocker quiet(this);
        select(list_.selected);
    }
    filter_->setText(list_.filter);
    if (own != nullptr) {
        show_own_kernel(own);
    }
}

void ExperimentsPanel::show_current() {
    const QTreeWidgetItem* item = tree_->currentItem();
    const QString id = item != nullptr ? item->data(0, id_role).toString() : QString();
    if (!id.isEmpty()) { // rows of families and files have no id, and do not change the selected experiment
        list_.selected = id;
        show_text(list_.selected);
        emit chosen(list_.selected);
    }
}

/// Creates the text below the tree: what the experiment teaches and what to look for.
QWidget* ExperimentsPanel::text_pane() {
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(4, 6, 4, 6);
    column->setSpacing(6);
    auto* heading = new QLabel(tr("What to look at"));
    heading->setProperty("heading", true);
    for (QLabel* text : {broken_, teaches_, heading, look_at_}) {
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setMinimumWidth(1); // otherwise a long word widens all texts beyond the pane
        column->addWidget(text);
    }
    teaches_->setTextFormat(Qt::RichText);
    look_at_->setTextFormat(Qt::RichText);
    column->addStretch(1);
    broken_->setProperty("badge", "warn");
    broken_->hide();
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->setMinimumHeight(48);
    scroll->setAccessibleName(tr("What the experiment teaches"));
    return scroll;
}

void ExperimentsPanel::show_own_kernel(const std::shared_ptr<const Session>& session) {
    if (session == list_.own) {
        return;
    }
    list_.own = session;
    advice_.set_session(session);
    advice_.start();
    fill_own_kernel();
}

void ExperimentsPanel::fill_own_kernel() {
    if (list_.own == nullptr) {
        return;
    }
    broken_->hide();
    teaches_->setText(own_kernel_title(*list_.own).toHtmlEscaped());
    QString text;
    for (const QString& sentence : own_kernel_text(*list_.own, advice_.found())) {
        text += QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped());
    }
    look_at_->setText(!text.isEmpty() ? text
                      : advice_.is_running()
                          ? tr("Looking for suggestions…")
                          : tr("No problems found and nothing to suggest. To look further, compare two group "
                               "sizes or two versions of the kernel."));
}

void ExperimentsPanel::show_text(const QString& id) {
    list_.own.reset();
    const ExperimentText text = shown_experiment_text(id.toStdString());
    teaches_->setText(with_code(QString::fromStdString(text.teaches)));
    look_at_->setText(with_code(QString::fromStdString(text.look_at)));
    const Result<const Experiment*> found = find_experiment(id.toStdString());
    const bool is_broken = found && found.value()->is_broken();
    broken_->setVisible(is_broken);
    if (is_broken) {
        const char* finding = finding_words(*found.value()->expected_finding);
        broken_->setText(tr("Broken on purpose. The expected finding is \"%1\".")
                             .arg(QCoreApplication::translate(name_context, finding)));
    }
}

QTreeWidgetItem* ExperimentsPanel::add_family(const QString& family) {
    auto* item = new QTreeWidgetItem(tree_, {family_title(family), QString()});
    item->setData(1, id_role, family);
    return item;
}

void ExperimentsPanel::add_experiment(QTreeWidgetItem* family, const Experiment& experiment) {
    const QString id = QString::fromStdString(experiment.id);
    const ExperimentText text = shown_experiment_text(experiment.id);
    const QString teaches = without_backticks(QString::fromStdString(text.teaches));
    auto* item = new QTreeWidgetItem(family, {experiment_title(id), QString()});
    item->setData(0, id_role, id);
    item->setData(0, words_role,
                  QStringList{family->text(0), item->text(0), id, teaches}.join(QLatin1Char(' ')));
    item->setToolTip(0, teaches);
    if (experiment.is_broken()) {
        item->setData(0, broken_role, true);
        item->setToolTip(0, tr("Broken on purpose, to demonstrate the fault. %1").arg(teaches));
        item->setData(0, Qt::AccessibleTextRole, tr("%1, broken on purpose").arg(item->text(0)));
    }
}

void ExperimentsPanel::fill() {
    QTreeWidgetItem* family_item = nullptr;
    for (const Experiment& experiment : catalogue()) {
        const QString id = QString::fromStdString(experiment.id);
        const QString family = family_of(id);
        if (family_item == nullptr || family_item->data(1, id_role).toString() != family) {
            family_item = add_family(family);
        }
        add_experiment(family_item, experiment);
        family_item->setText(1, count_text(static_cast<std::uint64_t>(family_item->childCount())));
        family_item->setToolTip(1, tr("%Ln variant(s)", nullptr, family_item->childCount()));
    }
}

void ExperimentsPanel::set_theme(const Theme& theme) {
    theme_ = theme;
    tree_->setIconSize(icon_size(16));
    files_->set_theme(theme);
    comparisons_->set_theme(theme);
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        if ((*it)->data(0, id_role).toString().isEmpty()) {
            (*it)->setForeground(1, theme[Role::text2]);
        } else {
            mark(**it);
        }
    }
}

/// Shows the mark of the run before its name, and its result after it.
void ExperimentsPanel::mark(QTreeWidgetItem& item) const {
    const QString id = item.data(0, id_role).toString();
    const bool is_broken = item.data(0, broken_role).toBool();
    const auto failed = list_.failed.find(id);
    const bool has_failed = failed != list_.failed.end();
    const auto run = list_.runs.find(id);
    const QString title = run != list_.runs.end() ? run->second.title : experiment_title(id);
    const unsigned place = run != list_.runs.end() ? run->second.place : place_in_family(id);
    item.setIcon(0, QIcon(series_mark(place, theme_, 14)));
    item.setText(0, has_failed ? tr("%1: %2", "experiment; why it did not run").arg(title, failed->second)
                               : title);
    item.setForeground(0, theme_[has_failed ? Role::error : Role::text]);
    item.setIcon(1, has_failed                ? icon(QStringLiteral("find"), theme_, Role::error)
                    : is_broken               ? icon(QStringLiteral("find"), theme_, Role::warn)
                    : list_.done.contains(id) ? icon(QStringLiteral("check"), theme_, Role::ok)
                                              : QIcon());
    item.setData(1, Qt::AccessibleTextRole, icon_words(has_failed, is_broken, list_.done.contains(id)));
    item.setToolTip(1, has_failed ? failed->second : run != list_.runs.end() ? run->second.chip : QString());
}

void ExperimentsPanel::show_run(const QString& id, unsigned place, const QString& title,
                                const QString& chip) {
    list_.runs[id] = {place, title, chip};
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        if ((*it)->data(0, id_role).toString() == id) {
            mark(**it);
        }
    }
}

void ExperimentsPanel::select(const QString& id) {
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        const QString known = (*it)->data(0, id_role).toString(); // empty for rows of families and files
        if (!known.isEmpty() && known == id) {
            tree_->setCurrentItem(*it);
            return;
        }
    }
    const QSignalBlocker quiet(tree_);
    tree_->setCurrentItem(nullptr);
    list_.selected.clear();
}

QStringList ExperimentsPanel::family() const {
    QStringList ids;
    for (const Experiment& experiment : catalogue()) {
        const QString id = QString::fromStdString(experiment.id);
        if (family_of(id) == family_of(selected())) {
            ids << id;
        }
    }
    return ids;
}

void ExperimentsPanel::mark_done(const QString& id) {
    list_.done.insert(id);
    list_.failed.erase(id);
    set_theme(theme_);
}

void ExperimentsPanel::mark_failed(const QString& id, const QString& reason) {
    list_.done.erase(id);
    list_.failed[id] = reason;
    set_theme(theme_);
}

void ExperimentsPanel::filter(const QString& text) {
    list_.filter = text;
    for (int f = 0; f < tree_->topLevelItemCount(); ++f) {
        QTreeWidgetItem* family = tree_->topLevelItem(f);
        bool any = false;
        for (int i = 0; i < family->childCount(); ++i) {
            const bool shown =
                family->child(i)->data(0, words_role).toString().contains(text, Qt::CaseInsensitive);
            family->child(i)->setHidden(!shown);
            any = any || shown;
        }
        family->setHidden(!any);
        const bool here = tree_->currentItem() != nullptr && tree_->currentItem()->parent() == family;
        family->setExpanded(!text.isEmpty() || here);
    }
}

} // namespace lockstep::gui
