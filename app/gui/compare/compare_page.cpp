#include "app/gui/compare/compare_page.h"

#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/compare/series_mark.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/theme/fonts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

constexpr int key_role = Qt::UserRole;
constexpr std::size_t ticked_by_itself = 4; ///< as many as the charts have colours
constexpr std::size_t most_runs = 40;

QString list_text(const RunSummary& run) {
    QStringList parameters;
    for (const auto& [name, value] : run.parameters) {
        parameters << QStringLiteral("%1=%2").arg(QString::fromStdString(name),
                                                  QString::fromStdString(value));
    }
    return QStringLiteral("%1 · %2\n%3")
        .arg(family_title(family_of(run.id)), run.title, parameters.join(QStringLiteral(" ")));
}

Role colour_of(Difference difference) {
    return difference == Difference::better  ? Role::ok
           : difference == Difference::worse ? Role::error
                                             : Role::text2;
}

} // namespace

ComparePage::ComparePage(QWidget* parent)
    : QWidget(parent),
      list_(new QListWidget),
      hint_(new QLabel),
      table_(new QTableWidget),
      meaning_(new QLabel) {
    auto* sides = new QSplitter(Qt::Horizontal, this);
    sides->addWidget(list_side());
    sides->addWidget(result_side());
    sides->setStretchFactor(0, 0);
    sides->setStretchFactor(1, 1);
    sides->setSizes({230, 800});
    sides->setChildrenCollapsible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->addWidget(sides);
    fill();
}

QWidget* ComparePage::list_side() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 4, 0);
    auto* heading = new QLabel(tr("Runs of this session"));
    heading->setProperty("heading", true);
    list_->setAccessibleName(tr("Runs to compare"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* all = new QPushButton(tr("Run all variants"));
    auto* open = new QPushButton(tr("Open recording…"));
    column->addWidget(heading);
    column->addWidget(list_, 1);
    column->addWidget(all);
    column->addWidget(open);
    side->setMinimumWidth(170);
    connect(all, &QPushButton::clicked, this, &ComparePage::all_variants_wanted);
    connect(open, &QPushButton::clicked, this, &ComparePage::recording_wanted);
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        tick(item->data(key_role).toString(), item->checkState() == Qt::Checked);
    });
    return side;
}

QWidget* ComparePage::result_side() {
    auto* side = new QSplitter(Qt::Vertical);
    auto* upper = new QWidget;
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(4, 0, 0, 0);
    hint_->setWordWrap(true);
    hint_->setProperty("quiet", true);
    table_->setAccessibleName(tr("Comparison"));
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(26);
    table_->setShowGrid(false);
    table_->setAlternatingRowColors(true);
    table_->setWordWrap(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    auto* copy = new QPushButton(tr("Copy as CSV"));
    connect(copy, &QPushButton::clicked, this, &ComparePage::copy_table);
    auto* head = new QHBoxLayout;
    head->addWidget(hint_, 1);
    head->addWidget(copy);
    meaning_->setWordWrap(true);
    meaning_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addLayout(head);
    column->addWidget(table_, 1);
    column->addWidget(meaning_);
    auto* charts = new QWidget;
    auto* row = new QHBoxLayout(charts);
    row->setContentsMargins(0, 0, 0, 0);
    using Figure = VariantChart::Figure;
    for (const Figure figure : {Figure::time, Figure::bandwidth, Figure::requests, Figure::efficiency}) {
        charts_.push_back(new VariantChart(figure));
        row->addWidget(charts_.back(), 1);
    }
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(charts);
    scroll->setMinimumHeight(160);
    side->addWidget(upper);
    side->addWidget(scroll);
    side->setStretchFactor(0, 3);
    side->setStretchFactor(1, 2);
    side->setChildrenCollapsible(false);
    return side;
}

void ComparePage::set_theme(const Theme& theme) {
    theme_ = theme;
    for (VariantChart* chart : charts_) {
        chart->set_theme(theme);
    }
    fill();
}

void ComparePage::add_run(const RunSummary& run) {
    const auto known = std::ranges::find(runs_, run.key, &RunSummary::key);
    if (known != runs_.end()) {
        *known = run;
    } else {
        runs_.push_back(run);
        const bool fits = ticked_.size() < ticked_by_itself && !run.has_error;
        if (fits) {
            ticked_.push_back(run.key);
        }
        if (runs_.size() > most_runs) {
            std::erase(ticked_, runs_.front().key);
            runs_.erase(runs_.begin());
        }
    }
    fill_list();
    fill();
}

void ComparePage::tick(const QString& key, bool is_ticked) {
    std::erase(ticked_, key);
    if (is_ticked) {
        ticked_.push_back(key);
    }
    fill();
}

std::vector<RunSummary> ComparePage::compared() const {
    std::vector<RunSummary> chosen;
    for (const QString& key : ticked_) {
        if (const auto run = std::ranges::find(runs_, key, &RunSummary::key); run != runs_.end()) {
            chosen.push_back(*run);
        }
    }
    return as_compared(std::move(chosen));
}

void ComparePage::fill_list() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const RunSummary& run : runs_) {
        auto* item = new QListWidgetItem(list_text(run), list_);
        item->setToolTip(
            tr("%1\nDevice: %2\nHardware model: %3").arg(item->text(), run.device, run.hardware));
        item->setData(key_role, run.key);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(std::ranges::find(ticked_, run.key) != ticked_.end() ? Qt::Checked
                                                                                 : Qt::Unchecked);
    }
}

void ComparePage::fill() {
    const std::vector<RunSummary> runs = compared();
    hint_->setText(runs.size() < 2
                       ? tr("Tick two or more runs: each run of this session stands in the list.")
                       : tr("Ratios are to the first run; the last column says where a figure comes from."));
    const bool mixed = std::ranges::any_of(
        runs, [&runs](const RunSummary& run) { return run.hardware != runs.front().hardware; });
    QStringList sentences = comparison_sentences(runs);
    if (mixed) {
        sentences.prepend(tr("The runs were analysed under different hardware models."));
    }
    meaning_->setText(sentences.mid(0, 4).join(QLatin1Char('\n')));
    fill_heads(runs);
    fill_rows(runs);
    for (VariantChart* chart : charts_) {
        chart->set_runs(runs, runs.empty() ? QString() : runs.front().key);
    }
}

void ComparePage::fill_heads(const std::vector<RunSummary>& runs) {
    table_->clear();
    table_->setRowCount(0);
    table_->setColumnCount(static_cast<int>(runs.empty() ? 1 : 2 * runs.size() + 1));
    int column = 0;
    const auto add = [this, &column](const QString& text, const QIcon& mark) {
        auto* head = new QTableWidgetItem(mark, text);
        head->setToolTip(text);
        const bool is_text = column == 0 || column == table_->columnCount() - 1;
        head->setTextAlignment((is_text ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        table_->setHorizontalHeaderItem(column++, head);
    };
    add(tr("Measure"), {});
    for (std::size_t i = 0; i < runs.size(); ++i) {
        QString title = runs[i].title;
        title.replace(QStringLiteral(", "), QStringLiteral("\n"));
        add(title, QIcon(series_mark(static_cast<unsigned>(i), theme_)));
        if (i > 0) {
            add(tr("%1 / A", "the ratio of a run to run A").arg(runs[i].title.left(1)), {});
        }
    }
    if (!runs.empty()) {
        add(tr("From", "where a figure comes from"), {});
    }
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setStretchLastSection(true);
}

void ComparePage::fill_rows(const std::vector<RunSummary>& runs) {
    for (const ComparisonRow& row : comparison_rows(runs)) {
        const int at = table_->rowCount();
        table_->insertRow(at);
        int column = 0;
        const auto add = [this, at, &column](const QString& text, Qt::Alignment side) {
            auto* item = new QTableWidgetItem(text);
            item->setTextAlignment(side | Qt::AlignVCenter);
            item->setToolTip(text);
            table_->setItem(at, column++, item);
            return item;
        };
        add(row.measure, Qt::AlignLeft);
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            add(row.values[i], Qt::AlignRight)->setFont(font_for(FontRole::body_strong));
            if (i > 0) {
                const QString words = difference_text(row.verdicts[i]);
                const QString text = row.verdicts[i] == Difference::unclear
                                         ? words
                                         : QStringLiteral("%1  %2").arg(row.ratios[i], words);
                add(text, Qt::AlignRight)->setForeground(theme_[colour_of(row.verdicts[i])]);
            }
        }
        add(row.from, Qt::AlignLeft)->setForeground(theme_[Role::text2]);
    }
}

void ComparePage::copy_table() const {
    const auto quoted = [](QString text) {
        return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")).simplified() +
               QLatin1Char('"');
    };
    QStringList lines;
    for (int row = -1; row < table_->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < table_->columnCount(); ++column) {
            const QTableWidgetItem* item =
                row < 0 ? table_->horizontalHeaderItem(column) : table_->item(row, column);
            cells << quoted(item == nullptr ? QString() : item->text());
        }
        lines << cells.join(QLatin1Char(','));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

} // namespace lockstep::gui
