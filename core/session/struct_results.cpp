#include "core/session/struct_results.h"

#include "core/session/log_window.h"
#include "core/session/over_groups.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

/// Whether two sites are parts of one assignment of a whole struct: such an assignment has a site for each member.
bool is_one_assignment(const SiteInfo& one, const SiteInfo& other) {
    return one.kind == other.kind && one.file == other.file && one.line == other.line &&
           one.column == other.column && one.function == other.function;
}

/// Returns, for each site, whether it is part of an assignment of a whole struct.
std::vector<bool> parts_of_structs(const Program& program) {
    std::vector<bool> parts(program.sites.size(), false);
    for (std::size_t site = 1; site < parts.size(); ++site) {
        if (is_one_assignment(program.sites[site - 1], program.sites[site])) {
            parts[site - 1] = true;
            parts[site] = true;
        }
    }
    return parts;
}

class WrittenScalars {
public:
    WrittenScalars(const Program& program, const ObjectInfo& buffer, std::size_t size)
        : program_(program),
          buffer_(buffer),
          parts_(parts_of_structs(program)),
          starts_(size, Scalar::bytes),
          excluded_(size, false) {}

    void add(Event event) {
        if (is_fault(event)) {
            return;
        }
        const SiteInfo& site = program_.sites[event_site(event).index()];
        const bool writes = site.kind == SiteKind::write || site.kind == SiteKind::atomic;
        if (!writes || site.space != Space::global) {
            return;
        }
        const std::int64_t start = signed_distance(event_payload(event), buffer_.base);
        // In recordings, pointers have the type uint64, and buffers may have another address in each run.
        const bool may_be_pointer = site.type.scalar == Scalar::uint64;
        const bool is_open =
            parts_[event_site(event).index()] || site.type.scalar == Scalar::bytes || may_be_pointer;
        for (const Piece& piece : site.pieces) {
            add_piece(start + piece.offset, piece.bytes, site.type.scalar, is_open);
        }
    }

    [[nodiscard]] std::vector<Scalar> take() {
        for (std::size_t at = 0; at < starts_.size(); ++at) {
            starts_[at] = excluded_[at] ? Scalar::bytes : starts_[at];
        }
        return std::move(starts_);
    }

private:
    void add_piece(std::int64_t start, std::uint32_t bytes, Scalar scalar, bool is_open) {
        const std::uint32_t width = scalar_bytes(scalar);
        const auto end = static_cast<std::int64_t>(starts_.size());
        for (std::uint32_t at = 0; at + width <= bytes; at += width) {
            const std::int64_t place = start + at;
            if (place < 0 || place + width > end) {
                continue;
            }
            const auto index = static_cast<std::size_t>(place);
            starts_[index] = is_open ? starts_[index] : scalar;
            excluded_[index] = excluded_[index] || is_open;
        }
    }

    const Program& program_;
    const ObjectInfo& buffer_;
    const std::vector<bool> parts_;
    std::vector<Scalar> starts_;
    std::vector<bool> excluded_;
};

} // namespace

std::vector<Scalar> written_scalars(const Trace& trace, std::uint32_t argument, std::size_t size) {
    const auto buffer = std::ranges::find(trace.objects, static_cast<int>(argument), &ObjectInfo::argument);
    if (buffer == trace.objects.end() || trace.offsets.empty()) {
        return {};
    }
    WrittenScalars written(trace.program, *buffer, size);
    LogWindow window(trace);
    const std::uint64_t items = items_per_group(trace.range);
    const Status done = in_order(window, [&](Group group) -> Status {
        for (std::uint64_t item = group.index() * items; item < (group.index() + 1) * items; ++item) {
            for (const Event event : window.trace().events_of(WorkItem(item))) {
                written.add(event);
            }
        }
        return {};
    });
    return done ? written.take() : std::vector<Scalar>();
}

} // namespace lockstep
