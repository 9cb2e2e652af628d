#include "core/session/log_keeper.h"

namespace lockstep {

std::optional<LogPart> LogKeeper::keep(const LogPiece& piece) {
    LogPart part{.groups = piece.groups, .file = file_, .offset = end_};
    if (!write_log_part(part, piece.events, piece.values)) {
        return std::nullopt;
    }
    end_ += bytes_of(piece);
    return part;
}

} // namespace lockstep
