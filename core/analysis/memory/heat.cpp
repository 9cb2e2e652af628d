#include "core/analysis/memory/heat.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace lockstep {
namespace {

ObjectHeat empty_heat(const Trace& trace, std::uint32_t object, std::size_t most_cells) {
    const ObjectInfo& info = trace.objects[object];
    ObjectHeat heat{object, std::bit_ceil(std::uint64_t{std::max(1U, size_bytes(info.element))}), {}};
    while ((info.size_bytes + heat.cell_bytes - 1) / heat.cell_bytes > most_cells) {
        heat.cell_bytes *= 2;
    }
    heat.cells.resize(std::max<std::uint64_t>(1, (info.size_bytes + heat.cell_bytes - 1) / heat.cell_bytes));
    return heat;
}

/// Adds one access to every cell (range of addresses) that at least one of its pieces touches.
void add_access(ObjectHeat& heat, const ObjectInfo& object, const SiteInfo& site, std::uint64_t address) {
    std::uint64_t next = 0; // first cell that has not counted this access yet
    for (const Piece& piece : site.pieces) {
        const std::uint64_t begin = address + piece.offset - object.base;
        const std::uint64_t last =
            std::min<std::uint64_t>((begin + piece.bytes - 1) / heat.cell_bytes, heat.cells.size() - 1);
        for (std::uint64_t cell = std::max(next, begin / heat.cell_bytes); cell <= last; ++cell) {
            heat.cells[cell].reads += site.kind != SiteKind::write ? 1 : 0;
            heat.cells[cell].writes += site.kind != SiteKind::read ? 1 : 0;
        }
        next = std::max(next, last + 1);
    }
}

} // namespace

MemoryHeat::MemoryHeat(const Trace& trace, std::size_t most_cells)
    : trace_(trace), most_cells_(most_cells), index_(trace.objects), by_object_(trace.objects.size()) {}

void MemoryHeat::add() {
    for (const Event event : trace_.events.span()) {
        if (is_fault(event)) {
            continue;
        }
        const SiteInfo& site = trace_.program.sites[event_site(event).index()];
        if (!is_access(site.kind) || site.pieces.empty()) {
            continue;
        }
        const std::uint64_t address = event_payload(event);
        const auto object = index_.find(site.space, address);
        if (!object) {
            continue; // out of bounds: reported as a finding
        }
        auto& heat = by_object_[*object];
        if (!heat) {
            heat = empty_heat(trace_, *object, most_cells_);
        }
        add_access(*heat, trace_.objects[*object], site, address);
    }
}

std::vector<ObjectHeat> MemoryHeat::finish() {
    std::vector<ObjectHeat> result;
    for (auto& heat : by_object_) {
        if (heat) {
            result.push_back(std::move(*heat));
        }
    }
    return result;
}

} // namespace lockstep
