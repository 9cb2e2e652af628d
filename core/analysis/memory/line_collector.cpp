#include "core/analysis/memory/line_collector.h"

#include <algorithm>
#include <utility>

namespace lockstep {

LineCollector::LineCollector(const HardwareModel& hardware)
    : sector_bytes_(hardware.sector_bytes),
      sector_(hardware.sector_bytes),
      sectors_a_line_(std::max(1U, hardware.line_bytes / hardware.sector_bytes)) {}

void LineCollector::add(std::span<const std::uint64_t> payloads, Piece piece, bool is_atomic,
                        StepRequest& request, std::vector<TouchedLine>& lines) {
    addresses_.resize(payloads.size());
    bool ascends = true;
    for (std::size_t i = 0; i < payloads.size(); ++i) {
        addresses_[i] = (payloads[i] + piece.offset) & payload_mask;
        ascends = ascends && (i == 0 || addresses_[i] >= addresses_[i - 1]);
    }
    if (!ascends) {
        std::sort(addresses_.begin(), addresses_.end());
    }
    next_sector_ = 0;
    has_open_line_ = false;
    sectors_ = 0;
    const std::size_t before = lines.size();
    for (const std::uint64_t address : addresses_) {
        touch(address, address + piece.bytes - 1, lines);
    }
    if (request.line_count == 0) {
        request.first_line = static_cast<std::uint32_t>(before);
    }
    request.line_count += static_cast<std::uint32_t>(lines.size() - before);
    request.passes += sectors_;
    const std::uint64_t bytes = payloads.size() * piece.bytes;
    request.fewest += static_cast<std::uint32_t>(
        std::min<std::uint64_t>(sectors_, (bytes + sector_bytes_ - 1) / sector_bytes_));
    if (is_atomic) {
        count_turns(request);
    }
}

void LineCollector::touch(std::uint64_t first_byte, std::uint64_t last_byte,
                          std::vector<TouchedLine>& lines) {
    const std::uint64_t end = sector_.quotient(last_byte) + 1;
    for (std::uint64_t sector = std::max(next_sector_, sector_.quotient(first_byte)); sector < end;
         ++sector) {
        const std::uint64_t line = sectors_a_line_.quotient(sector);
        if (!has_open_line_ || line != open_line_) {
            lines.push_back(touched_line(line, 0));
            open_line_ = line;
            has_open_line_ = true;
        }
        lines.back() |= std::uint64_t{1} << sectors_a_line_.remainder(sector);
        ++sectors_;
    }
    next_sector_ = std::max(next_sector_, end);
}

/// Counts the passes of an atomic request. Lanes with the same address are serialised; different addresses in
/// one sector are served together.
void LineCollector::count_turns(StepRequest& request) const {
    std::uint32_t most = 0;      // largest number of lanes that wait for other lanes at one address
    std::uint32_t of_sector = 0; // largest number of lanes at one address of the current sector
    std::uint32_t run = 0;
    for (std::size_t i = 0; i < addresses_.size(); ++i) {
        const bool same = i != 0 && addresses_[i] == addresses_[i - 1];
        if (!same && i != 0 && sector_.quotient(addresses_[i]) != sector_.quotient(addresses_[i - 1])) {
            request.atomic_passes += std::exchange(of_sector, 0);
        }
        run = same ? run + 1 : 1;
        of_sector = std::max(of_sector, run);
        most = std::max(most, run - 1);
    }
    request.atomic_passes += of_sector;
    request.serial += most;
}

} // namespace lockstep
