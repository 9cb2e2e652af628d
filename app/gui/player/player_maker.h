#pragma once

#include "app/gui/player/player_data.h"
#include "app/gui/player/player_request.h"
#include "app/gui/player/scene_book.h"
#include "app/lessons/lesson_play.h"
#include "core/base/progress.h"

#include <nlohmann/json.hpp>

namespace lockstep::gui {

/// What stands beside the runs of a part: nothing for a plain run, or a page of a lesson.
struct PlayerText {
    QString title = {};
    const ShownPage* page = nullptr;
};

/// Makes the data of a player part by part, so that no more runs must be kept than a part has. All parts share the
/// tables of a book. Call it in the window's thread.
class PlayerMaker {
public:
    PlayerMaker(QString title, const QString& subtitle);

    /// Adds a part: one run, or several side by side. Views for which there is no room are left out. Errors:
    /// value_not_allowed for places, views and steps that the run does not have, and if there is no room for any
    /// view; cancelled.
    Status add(const PlayerRequest& request, const PlayerText& text = {}, const ProgressSink& progress = {});
    /// Adds the race of the request's runs. Without a unit, the frames are as many as fit. Errors: those of played_race();
    /// value_not_allowed if there is no room for the frames; cancelled.
    Status add_race(const PlayerRequest& request, const ProgressSink& progress = {});
    [[nodiscard]] PlayerData finished() const;

private:
    void add_part(const PlayerRequest& request, const PlayerText& text, nlohmann::json runs);

    SceneBook book_;
    nlohmann::json parts_ = nlohmann::json::array();
    QString title_;
    QString subtitle_;
    QStringList left_out_;
    Provenance made_;    ///< of the first part
    qsizetype used_ = 0; ///< bytes of the views, packed
};

} // namespace lockstep::gui
