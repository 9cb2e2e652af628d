#pragma once

#include "core/site/log_piece.h"
#include "core/trace/log_part.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace lockstep {

/// Stores the logs of a run's launches in a file while they are analysed part by part. Some analyses need a
/// whole log a second time, and without the file, the kernel would have to be recorded again.
///
///     file   | launch 0 | launch 1, parts 0..2 |        budget of all launches
///                                              | part 3 of a launch that will probably be needed again
class LogKeeper {
public:
    LogKeeper(std::shared_ptr<const SpillFile> file, std::uint64_t budget)
        : file_(std::move(file)), budget_(budget) {}

    [[nodiscard]] bool has_room(const LogPiece& piece) const { return end_ + bytes_of(piece) <= budget_; }
    /// Writes a part to the file, after the parts that are already kept. Returns nullopt on failure, for
    /// example if the disk is full.
    [[nodiscard]] std::optional<LogPart> keep(const LogPiece& piece);
    /// Frees the space of this part and of all parts that were kept after it.
    void drop_from(const LogPart& part) { end_ = part.offset; }

private:
    [[nodiscard]] static std::uint64_t bytes_of(const LogPiece& piece) {
        return piece.events.size_bytes() + piece.values.size_bytes();
    }

    std::shared_ptr<const SpillFile> file_;
    std::uint64_t budget_; ///< maximum size of the kept parts together, in bytes
    std::uint64_t end_ = 0;
};

} // namespace lockstep
