#include "app/gui/compare/race_page.h"

#include "app/gui/compare/compare_page_parts.h"
#include "app/gui/compare/photo_panel.h"
#include "app/gui/compare/race_head.h"
#include "app/gui/compare/race_table.h"
#include "app/gui/compare/race_transport.h"
#include "app/gui/compare/race_view.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/words/trace/race_words.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <utility>

namespace lockstep::gui {
namespace {

std::vector<std::shared_ptr<const Session>> sessions_of(const std::vector<StagedRun>& staged) {
    std::vector<std::shared_ptr<const Session>> sessions;
    sessions.reserve(staged.size());
    for (const StagedRun& each : staged) {
        sessions.push_back(each.session);
    }
    return sessions;
}

std::vector<std::string> names_of(const std::vector<StagedRun>& staged) {
    std::vector<std::string> names;
    names.reserve(staged.size());
    for (const StagedRun& each : staged) {
        names.push_back(each.run.title.toStdString());
    }
    return names;
}

/// Returns a widget with the table and, below it, the sentences.
QWidget* result_of(QWidget& table, QLabel& sentences) {
    sentences.setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(&table);
    column->addWidget(&sentences);
    column->addStretch(1);
    return side;
}

} // namespace

RacePage::RacePage(ComparedRuns& runs, RaceForm& form, RaceJob& job, QWidget* parent)
    : QWidget(parent),
      compared_(runs),
      job_(job),
      playback_(form),
      head_(new RaceHead(tr("Run all variants"), tr("Add a run"))),
      view_(new RaceView),
      transport_(new RaceTransport(playback_)),
      photo_(new PhotoPanel),
      lower_(new QBoxLayout(QBoxLayout::LeftToRight)),
      table_(new RaceTable),
      sentences_(new WholeLabel),
      result_(result_of(*table_, *sentences_)) {
    auto* content = new QWidget;
    content->installEventFilter(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(head_);
    column->addWidget(view_, 1);
    column->addWidget(transport_);
    lower_->setSpacing(12);
    lower_->addWidget(photo_, 1);
    lower_->addWidget(result_, 1);
    column->addLayout(lower_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scrolled(content));
    connect_head();
    connect(&playback_, &RacePlayback::time_changed, this, &RacePage::show_time);
    connect(transport_, &RaceTransport::photo_wanted, this, &RacePage::show_photo_finish);
    connect(photo_, &PhotoPanel::parting_wanted, this, &RacePage::show_parting);
    job_.on_finished(this, [this](const std::shared_ptr<const Race>& race) { show_race(race); });
    connect(&job_, &AnyJob::failed, this, [this] { show_notice(tr("The runs could not be simulated.")); });
    connect(&job_, &AnyJob::cancelled, this, [this] {
        is_stale_ = true;
        show_notice(tr("The race was cancelled. Open this view again to start it."));
    });
    show_notice(QString());
}

void RacePage::connect_head() {
    auto* menu = new QMenu(&head_->add());
    head_->add().setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fill_menu(*menu); });
    connect(&head_->all_variants(), &QPushButton::clicked, this, &RacePage::all_variants_wanted);
}

/// Shows the parts of a race, or only the notice and the buttons that add runs, in the middle of the page.
void RacePage::show_parts(bool has_race) {
    const bool is_new = has_race && view_->isHidden() && isVisible();
    for (QWidget* part : std::initializer_list<QWidget*>{view_, transport_, photo_, result_}) {
        part->setVisible(has_race);
    }
    head_->arrange(has_race);
    if (is_new) {
        view_->setFocus(Qt::OtherFocusReason); // the button that had the focus may be hidden
    }
}

/// Offers the runs that are not compared yet and still have their sessions.
void RacePage::fill_menu(QMenu& menu) {
    menu.clear();
    for (const StagedRun& each : compared_.all()) {
        if (each.session == nullptr || compared_.is_ticked(each.run.key)) {
            continue;
        }
        const QString key = each.run.key;
        const QString text = run_item_text(each.run).replace(QLatin1Char('\n'), QStringLiteral(" · "));
        connect(menu.addAction(text), &QAction::triggered, this, [this, key] {
            std::vector<QString> keys;
            for (const StagedRun& compared : staged_) {
                keys.push_back(compared.run.key);
            }
            keys.push_back(key);
            emit runs_chosen(keys);
        });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Run all variants")), &QAction::triggered, this,
            &RacePage::all_variants_wanted);
}

void RacePage::set_theme(const Theme& theme) {
    theme_ = theme;
    view_->set_theme(theme);
    transport_->set_theme(theme);
    photo_->set_theme(theme);
    table_->set_theme(theme);
    show_time();
}

void RacePage::show_runs(std::vector<StagedRun> runs) {
    const auto is_same = [](const StagedRun& a, const StagedRun& b) {
        return a.session == b.session && a.run.title == b.run.title;
    };
    if (std::ranges::equal(runs, staged_, is_same)) {
        return;
    }
    staged_ = std::move(runs);
    is_stale_ = true;
    if (isVisible()) {
        start();
    }
}

/// Starts to make the race of the chosen runs, or says why they cannot race.
void RacePage::start() {
    is_stale_ = false;
    head_->add().setEnabled(staged_.size() < most_racers);
    head_->add().setToolTip(head_->add().isEnabled() ? QString() : tr("A race has at most four runs."));
    std::vector<std::shared_ptr<const Session>> wanted = sessions_of(staged_);
    if (std::ranges::find(wanted, nullptr) != wanted.end()) {
        show_notice(tr("A run is no longer available. Run it again."));
        return;
    }
    const RaceRefusal refusal = why_no_race(wanted);
    if (refusal.why == NoRace::too_few) {
        show_notice(tr("Select two to four runs under \"Side by side\", or add a run here, to see them on "
                       "the same time axis."));
        return;
    }
    if (refusal.why != NoRace::none) {
        show_notice(worded(no_race_sentence(refusal, names_of(staged_))));
        return;
    }
    clear_race(tr("Simulating the runs"));
    show_parts(true);
    job_.start({std::move(wanted)});
}

void RacePage::show_race(const std::shared_ptr<const Race>& race) {
    const bool is_of_shown = std::ranges::equal(race->runs, sessions_of(staged_), {}, &Racer::session);
    if (!is_of_shown) {
        return; // of the runs that were chosen before
    }
    ShownRace shown{race, {}, 0};
    for (const StagedRun& each : staged_) {
        shown.looks.push_back({each.run.title, each.run.chip, series_role(each.run.place)});
    }
    head_->say(tr("The compared runs on the same modelled time axis."));
    show_parts(true);
    view_->show_race(std::move(shown));
    playback_.set_end(race->end);
    transport_->show_race(race.get());
    show_time();
    arrange_result();
}

/// Says why there is no race.
void RacePage::show_notice(const QString& text) {
    clear_race(text);
    show_parts(false);
}

void RacePage::clear_race(const QString& notice) {
    head_->say(notice);
    playback_.pause();
    view_->show_race(std::nullopt);
    transport_->show_race(nullptr);
    photo_->show_race(std::nullopt);
    table_->clear_race();
    sentences_->clear();
}

void RacePage::show_time() {
    view_->set_time(playback_.time());
    if (!view_->shown()) {
        return;
    }
    const ShownRace& shown = *view_->shown();
    photo_->show_race(shown);
    std::vector<unsigned> places;
    for (const StagedRun& each : staged_) {
        places.push_back(each.run.place);
    }
    table_->show_race(shown, places);
    QStringList sentences;
    if (!shown.race->parting || *shown.race->parting <= shown.time) {
        sentences << worded(parting_sentence(*shown.race));
    }
    if (shown.time >= shown.race->end) {
        sentences << worded(result_sentence(*shown.race, names_of(staged_)));
    }
    sentences_->setText(sentences.join(QLatin1Char(' ')));
}

void RacePage::show_photo_finish() {
    if (view_->shown()) {
        playback_.pause();
        playback_.seek(view_->shown()->race->first_end);
    }
}

void RacePage::show_parting() {
    if (view_->shown() && view_->shown()->race->parting) {
        playback_.pause();
        playback_.seek(*view_->shown()->race->parting);
    }
}

QString RacePage::sentences() const {
    return view_->shown() ? sentences_->text() : head_->sentence();
}

void RacePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (is_stale_) {
        start();
    }
    view_->setFocus(Qt::OtherFocusReason);
}

void RacePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange_result();
}

/// Puts the result below the photo if both have too little room side by side.
void RacePage::arrange_result() {
    constexpr double least_width = 1000; // pixels at a text size of 100 %
    constexpr int margins = 2 * 8 + 12;
    const double needed = std::max(least_width * text_scale(), 2.0 * table_->needed_width() + margins);
    lower_->setDirection(width() < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RacePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    playback_.pause();
}

/// Keeps the keys of the race from the shortcuts of the run's pictures.
bool RacePage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const QList<int> own{Qt::Key_Space, Qt::Key_Left, Qt::Key_Right,
                             Qt::Key_Home,  Qt::Key_End,  Qt::Key_P};
        if (key->modifiers() == Qt::NoModifier && own.contains(key->key())) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

/// Uses the keys that no control has used, before the scroll area does.
bool RacePage::eventFilter(QObject* watched, QEvent* event) {
    return (event->type() == QEvent::KeyPress && use(*static_cast<QKeyEvent*>(event))) ||
           QWidget::eventFilter(watched, event);
}

bool RacePage::use(const QKeyEvent& key) {
    switch (key.modifiers() == Qt::NoModifier && view_->shown() ? key.key() : 0) {
    case Qt::Key_Space:
        playback_.toggle();
        return true;
    case Qt::Key_Left:
        playback_.step(-1);
        return true;
    case Qt::Key_Right:
        playback_.step(1);
        return true;
    case Qt::Key_Home:
        playback_.pause();
        playback_.seek(0);
        return true;
    case Qt::Key_End:
        playback_.pause();
        playback_.seek(playback_.end());
        return true;
    case Qt::Key_P:
        show_photo_finish();
        return true;
    default:
        return false;
    }
}

} // namespace lockstep::gui
