#include "core/analysis/heat.h"

#include "core/trace/object_index.h"

#include <algorithm>
#include <bit>
#include <optional>

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

/// Adds one access to the ranges that any of its pieces touches.
void add_access(ObjectHeat& heat, const ObjectInfo& object, const SiteInfo& site, std::uint64_t address) {
    std::uint64_t next = 0; // ranges below have counted this access
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

std::vector<ObjectHeat> memory_heat(const Trace& trace, std::size_t most_cells) {
    const ObjectIndex index(trace.objects);
    std::vector<std::optional<ObjectHeat>> by_object(trace.objects.size());
    for (const Event event : trace.events.span()) {
        if (is_fault(event)) {
            continue;
        }
        const SiteInfo& site = trace.program.sites[event_site(event).index()];
        if (!is_access(site.kind) || site.pieces.empty()) {
            continue;
        }
        const std::uint64_t address = event_payload(event);
        const auto object = index.find(site.space, address);
        if (!object) {
            continue; // outside: a finding
        }
        auto& heat = by_object[*object];
        if (!heat) {
            heat = empty_heat(trace, *object, most_cells);
        }
        add_access(*heat, trace.objects[*object], site, address);
    }
    std::vector<ObjectHeat> result;
    for (auto& heat : by_object) {
        if (heat) {
            result.push_back(std::move(*heat));
        }
    }
    return result;
}

} // namespace lockstep
