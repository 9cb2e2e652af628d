#pragma once

#include "app/gui/exporting/provenance.h"
#include "app/gui/player/player_request.h"
#include "app/gui/player/scene_book.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace lockstep::gui {

/// The data of a player, packed as its page reads it:
///
///     zlib( length of the JSON, 4 bytes, lowest first | JSON | pixels of the images )
///
/// The JSON has the tables of scene_book.h, the steps in words, the source, and all texts of the page.
struct PlayerData {
    QByteArray packed;
    QString title;
    QString language;     ///< as in the attribute "lang": "pt-BR"
    QStringList left_out; ///< titles of views for which there was no room
    Provenance made;      ///< for the metadata of the page
};

/// Makes the data of a player. Computes missing parts of the model. Call it in the window's thread. Errors:
/// value_not_allowed for places, views and steps that the run does not have; player_too_large; cancelled.
[[nodiscard]] Result<PlayerData> player_data(const PlayerRequest& request, const ProgressSink& progress = {});

} // namespace lockstep::gui
