#include "app/gui/start/lessons_part.h"

#include "app/gui/start/page_segments.h"
#include "app/gui/start/start_button.h"
#include "app/gui/start/tile_grid.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int least_lesson_width = 200;
constexpr std::size_t most_lesson_cards = 5;

bool is_lesson_done(const LessonCard& card) {
    return card.pages > 0 && card.done >= card.pages;
}

QString state_of(const LessonCard& card) {
    if (is_lesson_done(card)) {
        return LessonsPart::tr("Done");
    }
    return card.done > 0
               ? LessonsPart::tr("%1 of %2 pages done").arg(count_text(card.done), count_text(card.pages))
               : LessonsPart::tr("Pages: %1 · minutes: %2")
                     .arg(count_text(card.pages), count_text(card.minutes));
}

} // namespace

std::size_t first_card(const std::vector<LessonCard>& lessons, std::size_t most) {
    const auto open = std::ranges::find_if_not(lessons, is_lesson_done);
    const auto next = static_cast<std::size_t>(open - lessons.begin());
    const std::size_t before = next > 0 ? next - 1 : 0;
    return lessons.size() <= most ? 0 : std::min(before, lessons.size() - most);
}

LessonsPart::LessonsPart(QWidget* parent)
    : StartPart(tr("Lessons"), Frame::plain, parent),
      all_(new StartButton(tr("All lessons"))),
      grid_(new TileGrid(least_lesson_width, static_cast<int>(most_lesson_cards))) {
    all_->setProperty("link", true);
    column().addWidget(grid_);
    head().addWidget(all_);
    connect(all_, &StartButton::clicked, this, &LessonsPart::all_wanted);
    hide();
}

LessonsPart::Shown LessonsPart::tile_of(const LessonCard& card, int number) {
    Shown shown{card.title, new QWidget, new Tile(Tile::Look::card), new PageSegments(card.pages, card.done)};
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(12, 8, 12, 4);
    column->setSpacing(6);
    auto* title = new ElidedLabel;
    title->setText(card.title);
    use_font(*title, FontRole::body_strong);
    column->addWidget(quiet_label(tr("Lesson %1").arg(number)));
    column->addWidget(title);
    column->addWidget(shown.segments);
    column->addWidget(quiet_label(state_of(card)));
    shown.segments->set_theme(theme());
    shown.tile->add(*words);
    shown.tile->setAccessibleName(tr("Lesson %1: %2").arg(number).arg(card.title));
    shown.tile->setAccessibleDescription(state_of(card));
    shown.tile->setToolTip(card.title);
    connect(shown.tile, &Tile::clicked, this, [this, id = card.id] { emit open_wanted(id); });
    auto* present = new StartButton(tr("Present"));
    present->setProperty("link", true);
    present->setAccessibleName(tr("Present lesson %1: %2").arg(number).arg(card.title));
    present->setToolTip(tr("Shows the lesson to an audience"));
    connect(present, &StartButton::clicked, this, [this, id = card.id] { emit present_wanted(id); });
    auto* rows = new QVBoxLayout(shown.card);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    rows->addWidget(shown.tile, 1);
    rows->addWidget(present, 0, Qt::AlignLeft);
    return shown;
}

void LessonsPart::show_lessons(const std::vector<LessonCard>& lessons) {
    shown_.clear();
    std::vector<QWidget*> tiles;
    const std::size_t first = first_card(lessons, most_lesson_cards);
    for (std::size_t i = first; i < std::min(lessons.size(), first + most_lesson_cards); ++i) {
        shown_.push_back(tile_of(lessons[i], static_cast<int>(i) + 1));
        tiles.push_back(shown_.back().card);
    }
    grid_->set_tiles(std::move(tiles));
    set_note(
        tr("%1 of %2 done", "lessons")
            .arg(count_text(std::ranges::count_if(lessons, is_lesson_done)), count_text(lessons.size())));
    setVisible(!shown_.empty());
}

void LessonsPart::set_theme(const Theme& theme) {
    StartPart::set_theme(theme);
    for (const Shown& each : shown_) {
        each.segments->set_theme(theme);
    }
}

void LessonsPart::filter(const QString& text) {
    bool has_any = false;
    for (const Shown& each : shown_) {
        each.card->setVisible(each.words.contains(text, Qt::CaseInsensitive));
        has_any = has_any || !each.card->isHidden();
    }
    grid_->arrange();
    setVisible(has_any);
}

} // namespace lockstep::gui
