#include "app/gui/compare/compare_page.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/compare_page_parts.h"
#include "app/gui/compare/compare_table.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/compare/explanation.h"
#include "app/gui/compare/pane_grid.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/labels.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/presets.h"
#include "core/recording/as_recorded.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int key_role = Qt::UserRole;

} // namespace

ComparePage::ComparePage(ComparedRuns& runs, QWidget* parent)
    : QWidget(parent),
      runs_(runs),
      sides_(new QSplitter(Qt::Horizontal)),
      lower_(new QSplitter(Qt::Horizontal)),
      list_(new QListWidget),
      hint_(new WholeLabel),
      stages_(new LinkedStages),
      table_(new CompareTable),
      meaning_(new QLabel),
      match_(new QPushButton(tr("Match inputs"))) {
    sides_->addWidget(list_side());
    sides_->addWidget(result_side());
    sides_->setStretchFactor(0, 0);
    sides_->setStretchFactor(1, 1);
    sides_->setSizes({230, 800});
    sides_->setChildrenCollapsible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->addWidget(scrolled(sides_));
    fill();
}

QWidget* ComparePage::list_side() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 4, 0);
    auto* heading = new WholeLabel;
    heading->setText(tr("Runs in this window"));
    heading->setProperty("heading", true);
    list_->setAccessibleName(tr("Runs to compare"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* all = new QPushButton(tr("Run all variants"));
    auto* open = new QPushButton(tr("Open recording…"));
    auto* other = new QPushButton(tr("Another hardware preset"));
    other->setToolTip(tr("Analyse the current run again with a different hardware preset"));
    auto* presets = new QMenu(other);
    other->setMenu(presets);
    connect(presets, &QMenu::aboutToShow, this, [this, presets] { fill_presets(*presets); });
    column->addWidget(heading);
    column->addWidget(list_, 1);
    column->addWidget(all);
    column->addWidget(other);
    column->addWidget(open);
    list_side_ = side;
    fit_to_buttons(*list_side_);
    connect(all, &QPushButton::clicked, this, &ComparePage::all_variants_wanted);
    connect(open, &QPushButton::clicked, this, &ComparePage::recording_wanted);
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        tick(item->data(key_role).toString(), item->checkState() == Qt::Checked);
    });
    return side;
}

/// In a narrow page, the parts are below each other, and the results are first.
void ComparePage::fit_width() {
    constexpr double least_beside = 760; // pixels at a text size of 100 %
    const bool is_narrow = width() < least_beside * text_scale();
    if (is_narrow != (sides_->orientation() == Qt::Vertical)) {
        turn(*sides_, *lower_, is_narrow ? Qt::Vertical : Qt::Horizontal);
        stages_->show_whole(is_narrow);
        list_->setMinimumHeight(is_narrow ? 4 * std::max(0, list_->sizeHintForRow(0)) : 0);
        table_->setMinimumHeight(is_narrow ? qRound(200 * text_scale()) : 0);
    }
}

void ComparePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit_width();
}

/// Creates the result side of the page: the pictures at the top, and below them the table with its
/// explanation next to it.
QWidget* ComparePage::result_side() {
    lower_->addWidget(table_side());
    lower_->addWidget(meaning_side());
    lower_->setStretchFactor(0, 3);
    lower_->setStretchFactor(1, 2);
    lower_->setChildrenCollapsible(false);
    auto* side = new QSplitter(Qt::Vertical);
    side->addWidget(stages_);
    side->addWidget(lower_);
    side->setStretchFactor(0, 3);
    side->setStretchFactor(1, 2);
    side->setSizes({500, 300});
    side->setChildrenCollapsible(false);
    return side;
}

QWidget* ComparePage::table_side() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 4, 4, 0);
    hint_->setProperty("quiet", true);
    auto* copy = new QPushButton(tr("Copy as CSV"));
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(table_->as_csv()); });
    auto* head = new QHBoxLayout;
    head->addWidget(hint_, 1);
    head->addWidget(copy);
    column->addLayout(head);
    column->addWidget(table_, 1);
    side->setMinimumWidth(300);
    return side;
}

QWidget* ComparePage::meaning_side() {
    meaning_->setWordWrap(true);
    meaning_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* heading = new QLabel(tr("Interpretation"));
    use_font(*heading, FontRole::body_strong);
    auto* side = new QWidget;
    side->setProperty("bare", true);
    side->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(4, 4, 0, 0);
    column->addWidget(heading);
    column->addWidget(meaning_);
    column->addWidget(match_, 0, Qt::AlignLeft);
    column->addWidget(chart_grid_ = chart_grid(charts_), 1);
    column->addStretch(0); // for the space of charts that are hidden
    match_->setToolTip(tr("Run the other experiments with the parameter values of the first one"));
    connect(match_, &QPushButton::clicked, this, &ComparePage::match_wanted);
    auto* whole = new QScrollArea;
    whole->setWidgetResizable(true);
    whole->setFrameShape(QFrame::NoFrame);
    whole->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    whole->setWidget(side);
    whole->setMinimumWidth(260);
    return whole;
}

void ComparePage::fill_presets(QMenu& menu) {
    menu.clear();
    for (const std::string& name : hardware_preset_names()) {
        const QString preset = QString::fromStdString(name);
        connect(menu.addAction(preset), &QAction::triggered, this, [this, preset] {
            runs_.compare_shown_with_next();
            emit preset_wanted(preset);
        });
    }
}

void ComparePage::set_theme(const Theme& theme) {
    theme_ = theme;
    for (VariantChart* chart : charts_) {
        chart->set_theme(theme);
    }
    stages_->set_theme(theme);
    fit_to_buttons(*list_side_);
    // Minimum height of the pictures in pixels. A higher minimum would leave too little space for the table.
    constexpr double least = 150;
    stages_->setMinimumHeight(qRound(least + 250 * (text_scale() - 1)));
    fill_list();
    fit_width();
    fill();
}

void ComparePage::compare(std::vector<QString> keys) {
    runs_.compare(std::move(keys));
    fill_list();
    fill();
}

void ComparePage::add_run(const RunSummary& run, std::shared_ptr<const Session> session, RunFrom from,
                          RunIs is, const std::optional<RunSpec>& own) {
    StagedRun staged{run, std::move(session)};
    const bool is_known = staged.session != nullptr && find_experiment(staged.session->recording().what).ok();
    if (from == RunFrom::here && staged.session != nullptr && (is_known || own) && run.figures.timing) {
        const Recording& recording = staged.session->recording();
        RunSpec asked = is_known ? RunSpec{.what = recording.what, .parameters = recording.parameters} : *own;
        asked.hardware = {.model = staged.session->hardware()};
        asked.options = {.device = run.device.toStdString()};
        staged.to_time = as_recorded(std::move(asked), recording);
    }
    runs_.add(std::move(staged), is);
    fill_list();
    fill();
}

void ComparePage::show_cursor(const GroupView& view, const Cursor& cursor) {
    stages_->show_cursor(view, cursor);
}

void ComparePage::tick(const QString& key, bool is_ticked) {
    runs_.tick(key, is_ticked);
    fill();
}

std::vector<RunSummary> ComparePage::compared() const {
    std::vector<RunSummary> runs;
    for (const StagedRun& each : runs_.ticked()) {
        runs.push_back(each.run);
    }
    return as_compared(std::move(runs));
}

std::vector<StagedRun> ComparePage::staged() const {
    std::vector<StagedRun> staged = runs_.ticked();
    const std::vector<RunSummary> runs = compared();
    for (std::size_t i = 0; i < staged.size(); ++i) {
        staged[i].run = runs[i];
    }
    return staged;
}

void ComparePage::fill_list() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    list_->setIconSize(icon_size(16));
    for (const auto& [run, session, to_time] : runs_.all()) {
        auto* item = new QListWidgetItem(run_item_text(run), list_);
        item->setIcon(QIcon(series_mark(run.place, theme_)));
        item->setToolTip(run_item_tip(run));
        item->setData(key_role, run.key);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(runs_.is_ticked(run.key) ? Qt::Checked : Qt::Unchecked);
    }
}

void ComparePage::fill() {
    const std::vector<RunSummary> runs = compared();
    hint_->setText(hint(runs));
    meaning_->setText(comparison_meaning(runs).mid(0, 6).join(QLatin1Char('\n')));
    match_->setVisible(std::ranges::any_of(
        runs, [&runs](const RunSummary& run) { return differ_in_inputs(runs.front(), run); }));
    table_->show_runs(runs, theme_);
    std::vector<StagedRun> staged = this->staged();
    std::erase_if(staged, [](const StagedRun& each) { return each.session == nullptr; });
    stages_->show_runs(staged);
    show_in_filled(*chart_grid_, charts_, runs);
    ask_for_times();
    emit compared_changed();
}

QString ComparePage::hint(const std::vector<RunSummary>& runs) const {
    if (runs.size() < 2) {
        return tr("Select two or more runs. The list contains all runs of this window.");
    }
    const QString ratios =
        tr("Ratios are relative to the first run. Hover over a metric to see the source of its values.");
    return QStringList{ratios, times_note(runs)}.join(QLatin1Char(' ')).trimmed();
}

void ComparePage::ask_for_times() {
    if (!isVisible()) {
        return;
    }
    if (const auto request = runs_.times_to_ask_for()) {
        emit times_wanted(*request);
    }
}

void ComparePage::take_times(const TimesInTurn& times) {
    runs_.take_times(times);
    fill();
}

void ComparePage::show_timing_progress(quint64 done, quint64 total) {
    hint_->setText(tr("Timing the runs alternately (round %1 of %2)").arg(done).arg(total));
}

void ComparePage::end_timing_progress() {
    hint_->setText(hint(compared()));
}

void ComparePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    ask_for_times();
}

} // namespace lockstep::gui
