#pragma once

#include "app/gui/player/played_run.h"
#include "app/gui/player/scene_book.h"

#include <nlohmann/json.hpp>

namespace lockstep::gui {

/// The key names of these objects are those that resources/player/player.js reads.

/// Returns the tables of a book.
[[nodiscard]] nlohmann::json book_json(const SceneBook& book);
[[nodiscard]] nlohmann::json frames_json(const std::vector<BookFrame>& frames);

/// A view in a player.
struct PlayedView {
    std::string name; ///< "stage"
    QString title;
    QString caption;
    std::vector<BookFrame> frames;
};
[[nodiscard]] nlohmann::json view_json(const PlayedView& view);

/// Everything about a run but its views. Adds colours and texts to the book.
struct PlayedRun {
    QString name;
    std::string place; ///< text form, with step and view
    std::vector<PlayedStep> steps;
    std::vector<PlayedRound> rounds;
    std::vector<PlayerMark> marks;
    PlayedSource source;
    PlayedFacts facts;
    std::optional<bool> correct;
    Raster film;
    std::uint32_t first_frame = 0; ///< index of the frame that is shown first
    std::uint32_t ticks = 0;       ///< number of steps of the work-group
    bool has_cycles = false;       ///< whether frames are cycles of the model
    std::uint64_t race_end = 0;    ///< end of a race on its clock; 0 for a run, which has steps and a source
};
[[nodiscard]] nlohmann::json run_json(const PlayedRun& run, SceneBook& book);

} // namespace lockstep::gui
