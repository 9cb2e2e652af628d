#include "app/gui/start/gallery_part.h"

#include "app/gui/start/film_strip.h"
#include "app/gui/start/start_button.h"
#include "app/gui/start/tile_grid.h"
#include "app/gui/theme/code_text.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/experiment_names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int card_film_height = 104;
constexpr int least_example_width = 250;
constexpr int most_example_columns = 4;

/// What an experiment teaches, as plain text.
QString lesson_of(const QString& id) {
    return without_backticks(QString::fromStdString(shown_experiment_text(id.toStdString()).teaches));
}

/// Adds the lines of a card about the recording of a GPU: what it teaches, and where it comes from.
void add_origin(QVBoxLayout& column, const Example& example) {
    const Origin& origin = example.origin;
    auto* lesson = new WholeLabel;
    const QString text = lesson_of(example.id);
    const qsizetype end = text.indexOf(QLatin1String(". "));
    lesson->setText(end < 0 ? text : text.left(end + 1)); // the first sentence; the tooltip has all
    column.addWidget(lesson);
    column.addWidget(quiet_label(origin.device));
    column.addWidget(
        quiet_label(GalleryPart::tr("Driver %1 · %2", "version and date").arg(origin.driver, origin.date)));
    auto* command = quiet_label(origin.command);
    use_font(*command, FontRole::code);
    column.addWidget(command);
    column.addStretch(1); // the lessons differ in height
}

} // namespace

GalleryPart::GalleryPart(Kind kind, QWidget* parent)
    : StartPart(kind == Kind::gpu ? tr("Recorded on a GPU") : tr("Examples"), Frame::plain, parent),
      grid_(new TileGrid(least_example_width, most_example_columns)) {
    set_note(kind == Kind::gpu ? tr("With the times and the work-group order that were measured on the GPU")
                               : tr("Recordings that open immediately, without a device"));
    hide(); // until there is a recording
    column().addWidget(grid_);
    connect(&films_, &ExampleFilms::made, this, &GalleryPart::take);
}

GalleryPart::Card GalleryPart::card_of(const Example& example) {
    auto* figures = new WholeLabel;
    figures->setProperty("quiet", true);
    Card card{example, new Tile(Tile::Look::card), new FilmStrip(card_film_height), figures};
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(10, 2, 10, 0);
    column->setSpacing(2);
    auto* line = new QHBoxLayout;
    auto* title = new ElidedLabel;
    title->setText(experiment_title(example.id));
    use_font(*title, FontRole::body_strong);
    const QString family = family_title(family_of(example.id));
    line->addWidget(title, 1);
    line->addWidget(quiet_label(family));
    column->addLayout(line);
    column->addWidget(card.figures);
    if (!example.origin.device.isEmpty()) {
        add_origin(*column, example);
    }
    card.tile->add(*card.film);
    card.tile->add(*words);
    const QString& device = example.origin.device;
    card.tile->setAccessibleName(
        device.isEmpty()
            ? run_title(example.id)
            : tr("%1, recorded on %2", "an experiment, a device").arg(run_title(example.id), device));
    card.tile->setAccessibleDescription(details(example, {}));
    connect(card.tile, &Tile::clicked, this, [this, path = example.path] { emit open_wanted(path); });
    return card;
}

void GalleryPart::show_examples(const std::vector<Example>& examples) {
    cards_.clear();
    std::vector<QWidget*> tiles;
    for (const Example& each : examples) {
        cards_.push_back(card_of(each));
        tiles.push_back(cards_.back().tile);
    }
    grid_->set_tiles(std::move(tiles));
    setVisible(!cards_.empty());
    films_.start(examples);
}

void GalleryPart::take(const ExampleFilm& film) {
    const auto card = std::ranges::find(cards_, film.example, &Card::example);
    if (card == cards_.end()) {
        return;
    }
    card->film->show_film(film.film);
    card->figures->setText(
        tr("Steps: %1 · lane efficiency: %2 · bank conflicts: %3")
            .arg(count_text(film.steps), share_text(film.lane_efficiency), count_text(film.bank_conflicts)));
    card->tile->setAccessibleDescription(details(card->example, card->figures->text()));
    card->tile->setToolTip(card->tile->accessibleDescription());
}

/// Returns all that the card says, a line for each part, because a card shows only the beginning of long lines.
QString GalleryPart::details(const Example& example, const QString& figures) {
    const Origin& origin = example.origin;
    QStringList lines = {figures};
    if (!origin.device.isEmpty()) {
        lines +=
            {lesson_of(example.id), tr("Device: %1").arg(origin.device), tr("Driver: %1").arg(origin.driver),
             tr("Date: %1").arg(origin.date), tr("Command: %1").arg(origin.command)};
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void GalleryPart::set_theme(const Theme& theme) {
    StartPart::set_theme(theme);
    for (const Card& card : cards_) {
        card.film->set_theme(theme);
    }
}

void GalleryPart::filter(const QString& text) {
    bool has_any = false;
    for (const Card& card : cards_) {
        const QString words =
            QStringList{card.tile->accessibleName(), card.example.id, card.example.origin.device}.join(
                QLatin1Char(' '));
        card.tile->setVisible(words.contains(text, Qt::CaseInsensitive));
        has_any = has_any || !card.tile->isHidden();
    }
    grid_->arrange();
    setVisible(has_any);
}

bool GalleryPart::is_complete() const {
    return std::ranges::all_of(cards_, [](const Card& card) { return card.film->has_film(); });
}

} // namespace lockstep::gui
