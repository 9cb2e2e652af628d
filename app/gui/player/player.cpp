#include "app/gui/player/player.h"

#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/player/player_data.h"
#include "app/gui/player/player_page.h"

namespace lockstep::gui {

Result<WrittenPlayer> write_player(const PlayerRequest& request, const std::filesystem::path& path,
                                   const ProgressSink& progress) {
    const auto data = player_data(request, progress);
    if (!data) {
        return data.error();
    }
    const QByteArray page = player_page(*data);
    const Status written = write_bytes(page, path);
    return written
               ? Result<WrittenPlayer>(WrittenPlayer{static_cast<std::size_t>(page.size()), data->left_out})
               : Result<WrittenPlayer>(written.error());
}

} // namespace lockstep::gui
