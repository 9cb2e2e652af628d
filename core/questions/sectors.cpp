// How many sectors, or lines, of global memory does the request of a warp touch?
#include "core/analysis/memory/coalescing.h"
#include "core/narration/narrate.h"
#include "core/questions/kinds.h"
#include "core/trace/object_index.h"

#include <algorithm>
#include <span>

namespace lockstep {
namespace {

using enum Misconception;

/// The request of a step, and how its addresses lie.
struct Request {
    SectorRequest touched;
    std::uint64_t active = 0;
    bool has_stride = false; ///< whether all adjacent active lanes have the same distance
};

bool has_stride(std::span<const std::uint64_t> addresses) {
    for (std::size_t i = 2; i < addresses.size(); ++i) {
        if (addresses[i] - addresses[i - 1] != addresses[1] - addresses[0]) {
            return false;
        }
    }
    return true;
}

/// Whether all lanes access one object that starts at the boundary of a line and of a sector. Only then the
/// source and the indices are enough to find the answer.
bool is_in_aligned_object(const Asking& at, const WarpStep& step, const SiteInfo& site) {
    const std::vector<ObjectInfo>& objects = at.view.trace().objects;
    const ObjectIndex index(objects);
    const auto addresses = at.view.steps->payloads_of(step);
    const auto first = index.find(site.space, addresses.front());
    const HardwareModel& hardware = at.hardware();
    return first && objects[*first].base % std::max(hardware.line_bytes, hardware.sector_bytes) == 0 &&
           std::ranges::all_of(addresses, [&](std::uint64_t address) {
               return index.find(site.space, address, site.pieces.front().bytes) == first;
           });
}

/// Returns the request of the place's step; nullopt if there is none, or several, or if its addresses do not
/// determine the answer.
std::optional<Request> request_at(const Asking& at) {
    const WarpStep* step = at.step();
    if (step == nullptr) {
        return std::nullopt;
    }
    const SiteInfo& site = at.view.site(step->site);
    const bool is_global = site.space == Space::global || site.space == Space::constant;
    const bool is_plain = site.kind == SiteKind::read || site.kind == SiteKind::write;
    if (!is_global || !is_plain || site.pieces.size() != 1 || !is_in_aligned_object(at, *step, site)) {
        return std::nullopt;
    }
    return Request{inspect_sectors(*at.view.steps, *step, site, at.hardware()), step->active,
                   has_stride(at.view.steps->payloads_of(*step))};
}

std::uint64_t units(std::uint64_t bytes, std::uint64_t unit) {
    return (bytes + unit - 1) / unit;
}

/// Adds the errors that sectors and lines share. `unit` is the size of a sector or a line in bytes.
void add_wrong(const Request& request, std::uint64_t unit, Draft& draft) {
    const std::uint64_t right = draft.right.numbers.front();
    draft.add(one_for_all, 1);
    if (request.active > right) {
        draft.add(one_each, request.active);
    }
    const std::uint64_t full = units(request.touched.bytes, unit);
    draft.add(full < right ? only_bytes : lanes_apart, full);
    if (request.has_stride) {
        draft.add_near();
    } else {
        // For scattered addresses, nobody can tell numbers apart that are near to each other.
        std::erase_if(draft.wrong, [right](const QuestionChoice& choice) {
            const std::uint64_t number = choice.numbers.front();
            return (number > right ? number - right : right - number) <= right / 4;
        });
    }
    draft.add_far();
}

} // namespace

std::optional<Draft> draft_sectors(const Asking& at) {
    const auto request = request_at(at);
    if (!request) {
        return std::nullopt;
    }
    const WarpStep& step = *at.step();
    Draft draft = draft_of_step(at, QuestionKind::sectors, step);
    draft.question.numbers.insert(draft.question.numbers.end(),
                                  {request->active, at.hardware().sector_bytes});
    draft.question.because = narrate(at.view, step.tick, step.warp).why;
    draft.right.numbers = {request->touched.sectors.size()};
    draft.add(lines_as_sectors, request->touched.lines);
    add_wrong(*request, at.hardware().sector_bytes, draft);
    return draft;
}

std::optional<Draft> draft_lines(const Asking& at) {
    const auto request = request_at(at);
    if (!request) {
        return std::nullopt;
    }
    Draft draft = draft_of_step(at, QuestionKind::lines, *at.step());
    draft.question.numbers.insert(draft.question.numbers.end(), {request->active, at.hardware().line_bytes});
    draft.right.numbers = {request->touched.lines};
    draft.add(sectors_as_lines, request->touched.sectors.size());
    add_wrong(*request, at.hardware().line_bytes, draft);
    return draft;
}

} // namespace lockstep
