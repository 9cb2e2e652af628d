#pragma once

#include "app/gui/start/example_films.h"
#include "app/gui/start/start_part.h"

#include <vector>

class QLabel;

namespace lockstep::gui {

class FilmStrip;
class Tile;
class TileGrid;

/// Shows the shipped recordings as cards with their films. A click or Enter opens a recording.
class GalleryPart : public StartPart {
    Q_OBJECT
public:
    /// examples: small runs on any device; gpu: runs on a GPU, each with its device, driver, date and command
    enum class Kind : std::uint8_t { examples, gpu };
    explicit GalleryPart(Kind kind, QWidget* parent = nullptr);

    /// Shows a card for each recording, and makes their films in the background.
    void show_examples(const std::vector<Example>& examples);
    void set_theme(const Theme& theme) override;
    void filter(const QString& text) override;
    /// Returns whether each card has its film.
    [[nodiscard]] bool is_complete() const;

signals:
    void open_wanted(const QString& path);

private:
    /// The widgets of a recording.
    struct Card {
        Example example;
        Tile* tile = nullptr;
        FilmStrip* film = nullptr;
        QLabel* figures = nullptr;
    };
    [[nodiscard]] Card card_of(const Example& example);
    [[nodiscard]] static QString details(const Example& example, const QString& figures);
    void take(const ExampleFilm& film);

    std::vector<Card> cards_;
    TileGrid* const grid_;
    ExampleFilms films_; ///< last member, because its destructor waits for a film
};

} // namespace lockstep::gui
