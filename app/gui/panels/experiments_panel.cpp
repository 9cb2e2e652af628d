#include "app/gui/panels/experiments_panel.h"

#include "app/gui/theme/icons.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

constexpr int id_role = Qt::UserRole;

struct FamilyRow {
    const char* family;
    const char* title;
};
constexpr FamilyRow families[] = {
    {"reduction", QT_TRANSLATE_NOOP("Families", "Reduction")},
    {"scan", QT_TRANSLATE_NOOP("Families", "Scan")},
    {"convolution", QT_TRANSLATE_NOOP("Families", "Convolution")},
    {"memory", QT_TRANSLATE_NOOP("Families", "Memory access")},
    {"transpose", QT_TRANSLATE_NOOP("Families", "Transpose")},
    {"matmul", QT_TRANSLATE_NOOP("Families", "Matrix multiply")},
    {"execution", QT_TRANSLATE_NOOP("Families", "Execution")},
    {"particles", QT_TRANSLATE_NOOP("Families", "N-body")},
    {"rays", QT_TRANSLATE_NOOP("Families", "Ray tracing")},
};

QString letter(unsigned place) {
    return place < 26 ? QString(QChar('A' + static_cast<int>(place))) : QString::number(place + 1);
}

} // namespace

QString family_of(const QString& id) {
    return id.section(QLatin1Char('/'), 0, 0);
}

QString family_title(const QString& family) {
    for (const FamilyRow& row : families) {
        if (family == QLatin1String(row.family)) {
            return QCoreApplication::translate("Families", row.title);
        }
    }
    return family;
}

unsigned place_in_family(const QString& id) {
    unsigned place = 0;
    for (const Experiment& experiment : catalogue()) {
        const QString other = QString::fromStdString(experiment.id);
        if (other == id) {
            return place;
        }
        place += family_of(other) == family_of(id) ? 1 : 0;
    }
    return 0;
}

QString experiment_title(const QString& id) {
    const std::string title = experiment_text(id.toStdString()).title;
    const QString name = title.empty() ? id.section(QLatin1Char('/'), -1) : QString::fromStdString(title);
    return letter(place_in_family(id)) + QLatin1Char(' ') + name;
}

ExperimentsPanel::ExperimentsPanel(QWidget* parent)
    : QWidget(parent), filter_(new QLineEdit(this)), tree_(new QTreeWidget(this)) {
    filter_->setPlaceholderText(tr("Filter experiments"));
    filter_->setAccessibleName(tr("Filter experiments"));
    filter_->setClearButtonEnabled(true);
    tree_->setHeaderHidden(true);
    tree_->setColumnCount(2);
    tree_->setIndentation(20);
    tree_->setAccessibleName(tr("Experiments"));
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(filter_);
    column->addWidget(tree_);
    connect(filter_, &QLineEdit::textChanged, this, &ExperimentsPanel::filter);
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr && !item->data(0, id_role).toString().isEmpty()) {
            emit chosen(item->data(0, id_role).toString());
        }
    });
    connect(tree_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (!item->data(0, id_role).toString().isEmpty()) {
            emit activated(item->data(0, id_role).toString());
        }
    });
    fill();
}

void ExperimentsPanel::fill() {
    QTreeWidgetItem* family_item = nullptr;
    for (const Experiment& experiment : catalogue()) {
        const QString id = QString::fromStdString(experiment.id);
        const QString family = family_of(id);
        if (family_item == nullptr || family_item->data(1, id_role).toString() != family) {
            family_item = new QTreeWidgetItem(tree_, {family_title(family), QString()});
            family_item->setData(1, id_role, family);
            family_item->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(family_item, {experiment_title(id), QString()});
        item->setData(0, id_role, id);
        item->setToolTip(0, QString::fromStdString(experiment_text(experiment.id).teaches));
        family_item->setText(1, tr("%n variant(s)", nullptr, family_item->childCount()));
    }
}

void ExperimentsPanel::set_theme(const Theme& theme) {
    theme_ = theme;
    const QIcon variant = icon(QStringLiteral("lanes"), theme, Role::text2);
    const QIcon check = icon(QStringLiteral("check"), theme, Role::ok);
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        const QString id = (*it)->data(0, id_role).toString();
        if (id.isEmpty()) {
            (*it)->setForeground(1, theme[Role::text2]);
            continue;
        }
        (*it)->setIcon(0, variant);
        (*it)->setIcon(1, done_.contains(id) ? check : QIcon());
    }
}

void ExperimentsPanel::select(const QString& id) {
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        if ((*it)->data(0, id_role).toString() == id) {
            tree_->setCurrentItem(*it);
            return;
        }
    }
    const QSignalBlocker quiet(tree_);
    tree_->setCurrentItem(nullptr);
}

QString ExperimentsPanel::selected() const {
    return tree_->currentItem() != nullptr ? tree_->currentItem()->data(0, id_role).toString() : QString();
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
    done_.insert(id);
    set_theme(theme_);
}

void ExperimentsPanel::filter(const QString& text) {
    for (int f = 0; f < tree_->topLevelItemCount(); ++f) {
        QTreeWidgetItem* family = tree_->topLevelItem(f);
        bool any = false;
        for (int i = 0; i < family->childCount(); ++i) {
            const QString words = family->text(0) + QLatin1Char(' ') + family->child(i)->text(0);
            const bool shown = words.contains(text, Qt::CaseInsensitive);
            family->child(i)->setHidden(!shown);
            any = any || shown;
        }
        family->setHidden(!any);
    }
}

} // namespace lockstep::gui
