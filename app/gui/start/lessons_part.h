#pragma once

#include "app/gui/start/start_part.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

class PageSegments;
class StartButton;
class Tile;
class TileGrid;

/// What the card of a lesson shows.
struct LessonCard {
    QString id; ///< its file
    QString title;
    int pages = 0;
    int done = 0; ///< number of pages that the learner has done
    int minutes = 0;
    friend bool operator==(const LessonCard&, const LessonCard&) = default;
};

/// Shows the lessons as cards with the learner's progress. A click or Enter opens a lesson. Hidden if there are none.
class LessonsPart : public StartPart {
    Q_OBJECT
public:
    explicit LessonsPart(QWidget* parent = nullptr);

    /// Shows the first lessons that are not done, and the one before them.
    void show_lessons(const std::vector<LessonCard>& lessons);
    void set_theme(const Theme& theme) override;
    void filter(const QString& text) override;

signals:
    void open_wanted(const QString& id);    ///< emitted with the id of a card
    void present_wanted(const QString& id); ///< emitted with the id of a card
    void all_wanted();

private:
    struct Shown {
        QString words;           ///< what the filter searches
        QWidget* card = nullptr; ///< the tile and the button below it
        Tile* tile = nullptr;
        PageSegments* segments = nullptr;
    };
    [[nodiscard]] Shown tile_of(const LessonCard& card, int number);

    std::vector<Shown> shown_;
    StartButton* const all_;
    TileGrid* const grid_;
};

/// Returns the index of the first card to show, of `most`: one done lesson stays in front of the first that is not done.
[[nodiscard]] std::size_t first_card(const std::vector<LessonCard>& lessons, std::size_t most);

} // namespace lockstep::gui
