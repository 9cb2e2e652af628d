#include "app/gui/sweep/sweep_page.h"

#include "app/gui/sweep/axis_row.h"
#include "app/gui/sweep/charted_sweep.h"
#include "app/gui/sweep/sweep_table.h"
#include "app/gui/sweep/sweep_text.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/workspace/experiment_names.h"
#include "app/words/names.h"
#include "app/words/sweep_words.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
SweepPage::SweepPage(SweepForm& form, QWidget* parent)
    : QWidget(parent),
      kept_form_(form),
      title_(new QLabel(tr("Sweep"))),
      start_(new QPushButton(tr("Start the sweep"))),
      cancel_(new QPushButton(tr("Cancel"))),
      apply_(new QPushButton(tr("Apply"))),
      csv_(new QPushButton(tr("Export CSV…"))),
      json_(new QPushButton(tr("Export JSON…"))),
      bar_(new QProgressBar),
      progress_(new ElidedLabel),
      recommendation_(new WholeLabel),
      kept_(new WholeLabel),
      table_(new SweepTable),
      charted_(new ChartedSweep) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    column->addWidget(head());
    column->addWidget(body(), 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scrolled(content));
    connect(start_, &QPushButton::clicked, this, &SweepPage::start_wanted);
    connect(cancel_, &QPushButton::clicked, this, &SweepPage::cancel_wanted);
    connect(apply_, &QPushButton::clicked, this, &SweepPage::apply_wanted);
    connect(csv_, &QPushButton::clicked, this, [this] { emit export_wanted(SweepFormat::csv); });
    connect(json_, &QPushButton::clicked, this, [this] { emit export_wanted(SweepFormat::json); });
    charted_->choose(form.figure, form.form);
    show_known(); // shows the state without a sweep
}

SweepPage::~SweepPage() {
    for (std::size_t i = 0; i < axes_.size(); ++i) {
        kept_form_.axes[i] = {axes_[i]->parameter(), axes_[i]->values()};
    }
    kept_form_.figure = charted_->chosen_figure();
    kept_form_.form = charted_->chosen_form();
}

void SweepPage::restore(const SweepSubject& subject, std::uint64_t largest_group) {
    kept_form_.subject.clear();
    show_subject(subject, largest_group);
    for (std::size_t i = 0; i < axes_.size(); ++i) {
        axes_[i]->choose(kept_form_.axes[i].parameter);
        axes_[i]->set_values(kept_form_.axes[i].values);
    }
    if (kept_form_.waits) {
        show_waiting(true);
    }
}

QWidget* SweepPage::head() {
    auto* head = new QWidget;
    use_font(*title_, FontRole::view_title);
    axes_ = {new AxisRow(tr("Vary"), AxisNeed::required), new AxisRow(tr("and"), AxisNeed::optional)};
    start_->setProperty("primary", true);
    bar_->setTextVisible(false);
    progress_->setProperty("quiet", true);
    kept_->setProperty("quiet", true);
    auto* axes = new QHBoxLayout;
    axes->setSpacing(12);
    axes->addWidget(axes_[0], 3);
    axes->addWidget(axes_[1], 2);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(start_);
    buttons->addWidget(cancel_);
    buttons->addStretch(1);
    buttons->addWidget(csv_);
    buttons->addWidget(json_);
    auto* running = new QHBoxLayout; // a separate row, so that the sentence can use the whole width
    running->addWidget(bar_);
    running->addWidget(progress_, 1);
    recommendation_->setContentsMargins(8, 4, 8,
                                        // margins, because a style sheet's padding is ignored when the height
                                        // depends on the width
                                        4);
    recommendation_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    recommendation_->setProperty("badge", "ok");
    recommendation_->hide();
    apply_->setToolTip(tr("Use the recommended values in the Values panel"));
    apply_->hide();
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(title_);
    column->addLayout(axes);
    column->addWidget(kept_);
    column->addLayout(buttons);
    column->addLayout(running);
    auto* best = new QHBoxLayout;
    best->addWidget(recommendation_, 1);
    best->addWidget(apply_, 0, Qt::AlignTop);
    column->addLayout(best);
    return head;
}

QWidget* SweepPage::body() {
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(table_);
    parts->addWidget(charted_);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    parts->setChildrenCollapsible(false);
    table_->setMinimumHeight(90);
    return parts;
}

void SweepPage::set_theme(const Theme& theme) {
    theme_ = theme;
    table_->set_theme(theme);
    charted_->chart().set_theme(theme);
    if (sweep_ != nullptr) {
        table_->show_sweep(*sweep_);
    }
}

void SweepPage::show_subject(const SweepSubject& subject, std::uint64_t largest_group) {
    const QString id = QString::fromStdString(subject.id);
    for (AxisRow* axis : axes_) {
        axis->show_subject(subject, largest_group);
    }
    if (id == kept_form_.subject) {
        return;
    }
    kept_form_.subject = id;
    const bool is_own = subject.kind != RunKind::experiment;
    title_->setText(
        tr("Sweep of %1").arg(is_own ? QString::fromStdString(subject.name) : experiment_title(id)));
    if (cancel_->isHidden()) { // no sweep is running
        show_known();          // removes the metrics of the previous subject
    }
}

void SweepPage::show_known() {
    const auto known = kept_form_.known.find(kept_form_.subject);
    if (known != kept_form_.known.end()) {
        show_sweep(known->second.sweep, known->second.note);
        return;
    }
    sweep_.reset();
    table_->hide();
    recommendation_->hide();
    apply_->hide();
    kept_->setText(tr("All other parameters keep their values from the Values panel."));
    kept_->show();
    set_running(false);
    charted_->show_sweep(sweep_);
}

Result<std::vector<SweepAxis>> SweepPage::axes() const {
    std::vector<SweepAxis> all;
    for (const AxisRow* row : axes_) {
        if (row->is_none()) {
            continue;
        }
        auto axis = row->axis();
        if (!axis) {
            return axis.error();
        }
        all.push_back(std::move(axis).value());
    }
    return all;
}

void SweepPage::set_running(bool running) {
    start_->setEnabled(!running && kept_form_.why_not.isEmpty());
    start_->setToolTip(kept_form_.why_not);
    cancel_->setVisible(running);
    bar_->setVisible(running);
    progress_->setVisible(running || !progress_->text().isEmpty());
    csv_->setEnabled(!running && sweep_ != nullptr);
    json_->setEnabled(!running && sweep_ != nullptr);
}

void SweepPage::show_waiting(bool waits) {
    progress_->setText(waits ? tr("The sweep starts when the current run has finished.") : QString());
    progress_->setVisible(waits);
}

void SweepPage::begin(const std::vector<SweepAxis>& axes) {
    kept_form_.running = axes;
    kept_form_.measured.clear();
    kept_form_.step.reset();
    show_running();
}

void SweepPage::show_running() {
    sweep_.reset();
    table_->begin(kept_form_.running);
    for (const SweepPoint& point : kept_form_.measured) {
        table_->add_point(point);
    }
    table_->show();
    recommendation_->hide();
    apply_->hide();
    progress_->setText(tr("Starting"));
    bar_->setRange(0, 0);
    set_running(true);
    charted_->show_waiting();
    if (kept_form_.step) {
        show_progress(*kept_form_.step);
    }
}

void SweepPage::show_step(const SweepStep& step) {
    if (step.measured) {
        kept_form_.measured.push_back(*step.measured);
        table_->add_point(*step.measured);
    } else {
        kept_form_.step = step;
        show_progress(step);
    }
}

void SweepPage::show_progress(const SweepStep& step) {
    std::size_t rest = step.point;
    QStringList values;
    for (std::size_t i = kept_form_.running.size(); i-- > 0;) { // the last axis varies fastest
        const SweepAxis& axis = kept_form_.running[i];
        values.prepend(
            QStringLiteral("%1=%2").arg(QString::fromStdString(axis.parameter),
                                        QString::fromStdString(axis.values[rest % axis.values.size()])));
        rest /= axis.values.size();
    }
    bar_->setRange(0, static_cast<int>(step.points));
    bar_->setValue(static_cast<int>(step.point));
    progress_->setText(
        tr("Combination %1 of %2: %3 – %4", "the third is the combination, the fourth what it does")
            .arg(step.point + 1)
            .arg(step.points)
            .arg(values.join(QStringLiteral(", ")),
                 QCoreApplication::translate(name_context, stage_words(step.stage))));
}

void SweepPage::show_sweep(const std::shared_ptr<const Sweep>& sweep, const QString& note) {
    const QString of = QString::fromStdString(sweep->run.what);
    kept_form_.known[of] = {sweep, note};
    // the user has chosen another experiment or kernel in the meantime
    if (!kept_form_.subject.isEmpty() && of != kept_form_.subject) {
        show_known();
        return;
    }
    sweep_ = sweep;
    table_->show_sweep(*sweep);
    table_->show();
    recommendation_->setText(note.isEmpty() ? recommendation_text(*sweep)
                                            : note + QLatin1Char('\n') + recommendation_text(*sweep));
    kept_->setText(kept_text(*sweep));
    kept_->setVisible(!kept_->text().isEmpty());
    recommendation_->setProperty("badge", is_clearly_best(*sweep) ? "ok" : "warn");
    recommendation_->style()->polish(recommendation_);
    recommendation_->show();
    apply_->setVisible(sweep->recommendation.has_value());
    progress_->clear();
    set_running(false);
    charted_->show_sweep(sweep_);
}

void SweepPage::end() {
    progress_->clear();
    set_running(false);
    charted_->show_sweep(sweep_);
}

QString SweepPage::recommendation() const {
    return recommendation_->isHidden() ? QString() : recommendation_->text();
}

} // namespace lockstep::gui
