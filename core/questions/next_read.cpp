// Which element does a lane read next, or from which lane does it receive a value?
#include "core/questions/kinds.h"
#include "core/site/record.h"
#include "core/trace/object_index.h"

#include <algorithm>

namespace lockstep {
namespace {

using enum Misconception;

/// An element of an array, or a lane if `object` is empty.
struct Source {
    std::optional<std::uint32_t> object;
    std::uint64_t element = 0;
    friend bool operator==(const Source&, const Source&) = default;
};

bool may_ask(const SiteInfo& site) {
    return (site.kind == SiteKind::read && site.space != Space::none && site.pieces.size() == 1) ||
           site.kind == SiteKind::exchange;
}

/// Returns what a lane reads if this is its payload at the site; nullopt if this is not one whole element.
std::optional<Source> source_of(const Trace& trace, const ObjectIndex& index, const SiteInfo& site,
                                std::uint64_t payload) {
    if (site.kind == SiteKind::exchange) {
        const Received received = received_from(payload);
        return received.count == 1 ? std::optional(Source{{}, received.first}) : std::nullopt;
    }
    const Piece piece = site.pieces.front();
    const std::uint64_t address = (payload + piece.offset) & payload_mask;
    const auto object = index.find(site.space, address, piece.bytes);
    if (!object) {
        return std::nullopt;
    }
    const ObjectInfo& info = trace.objects[*object];
    const std::uint64_t bytes = size_bytes(info.element);
    const std::uint64_t offset = address - info.base;
    return !info.name.empty() && bytes == piece.bytes && offset % bytes == 0
               ? std::optional(Source{object, offset / bytes})
               : std::nullopt;
}

/// Reads what lanes read in steps of a group.
struct Reads {
    const GroupView& view;
    ObjectIndex index;

    explicit Reads(const GroupView& of) : view(of), index(of.trace().objects) {}

    [[nodiscard]] std::optional<Source> of_lane(const WarpStep& step, std::uint32_t lane) const {
        const auto lanes = view.steps->lanes_of(step);
        const auto found = std::ranges::lower_bound(lanes, lane);
        if (found == lanes.end() || *found != lane) {
            return std::nullopt;
        }
        const auto i = static_cast<std::size_t>(found - lanes.begin());
        return source_of(view.trace(), index, view.site(step.site), view.steps->payloads_of(step)[i]);
    }
};

/// A read of one lane.
struct OneRead {
    const WarpStep* step = nullptr;
    std::uint32_t lane = 0;
    Source source;
};

/// Returns the first read of the lane from the place's tick on.
std::optional<OneRead> next_of(const Reads& reads, const QuestionPlace& place, std::uint32_t lane) {
    for (const std::uint32_t index : reads.view.warp_steps[place.warp.index()]) {
        const WarpStep& step = reads.view.steps->steps[index];
        if (step.tick < place.tick || !may_ask(reads.view.site(step.site))) {
            continue;
        }
        const auto lanes = reads.view.steps->lanes_of(step);
        if (std::ranges::binary_search(lanes, lane)) {
            const auto source = reads.of_lane(step, lane);
            return source ? std::optional(OneRead{&step, lane, *source}) : std::nullopt;
        }
    }
    return std::nullopt;
}

/// Adds a candidate if it is an element of the same array.
void add(const Reads& reads, const OneRead& read, Draft& draft, Misconception misconception,
         const Source& source) {
    const auto& object = read.source.object;
    const std::uint64_t end = object ? reads.view.trace().objects[*object].size_bytes /
                                           size_bytes(reads.view.trace().objects[*object].element)
                                     : reads.view.lanes_of(read.step->warp);
    if (source.object == object && source.element < end) {
        draft.wrong.push_back(
            {.numbers = {source.element}, .names = draft.right.names, .misconception = misconception});
    }
}

/// Adds what the lane reads in other executions of the same code, and before.
void add_other_reads(const Reads& reads, const OneRead& read, Draft& draft) {
    std::optional<Source> same_code_before;
    std::optional<Source> same_code_after;
    std::optional<Source> before;
    for (const std::uint32_t index : reads.view.warp_steps[read.step->warp.index()]) {
        const WarpStep& step = reads.view.steps->steps[index];
        const auto source =
            may_ask(reads.view.site(step.site)) ? reads.of_lane(step, read.lane) : std::nullopt;
        if (!source || source == read.source) {
            continue;
        }
        if (step.tick < read.step->tick) {
            before = source;
            same_code_before = step.site == read.step->site ? source : same_code_before;
        } else if (step.site == read.step->site && !same_code_after) {
            same_code_after = source;
        }
    }
    if (same_code_before) {
        add(reads, read, draft, earlier, *same_code_before);
    }
    if (same_code_after) {
        add(reads, read, draft, later, *same_code_after);
    }
    if (before) {
        add(reads, read, draft, read_before, *before);
    }
}

void add_wrong(const Reads& reads, const OneRead& read, Draft& draft) {
    const auto plus = [&](std::uint64_t more) { return Source{read.source.object, more}; };
    const std::uint64_t element = read.source.element;
    if (!read.source.object) {
        add(reads, read, draft, own_element, plus(read.lane));
    } else {
        const NdRange& range = reads.view.trace().range;
        const std::uint64_t item =
            std::uint64_t{read.step->warp.value()} * reads.view.steps->warp_width + read.lane;
        const std::uint64_t x = item % range.local[0];
        const std::uint64_t y = item / range.local[0] % range.local[1];
        add(reads, read, draft, own_element, plus(item));
        add(reads, read, draft, own_element, plus(reads.view.first_item().value() + item));
        if (range.local[1] > 1) {
            add(reads, read, draft, swapped_indices, plus(x * range.local[1] + y));
        }
    }
    add_other_reads(reads, read, draft);
    if (const auto next = reads.of_lane(*read.step, read.lane + 1)) {
        add(reads, read, draft, neighbour_reads, *next);
    }
    add(reads, read, draft, one_more, plus(element + 1));
    if (element > 0) {
        add(reads, read, draft, one_less, plus(element - 1));
    }
}

std::optional<Draft> draft_for_lane(const Asking& at, const Reads& reads, std::uint32_t lane) {
    const auto read = next_of(reads, at.place, lane);
    if (!read) {
        return std::nullopt;
    }
    Draft draft = draft_of_step(at, QuestionKind::next_read, *read->step);
    draft.question.place.lane = Lane(lane);
    draft.question.numbers.push_back(lane);
    draft.right.numbers = {read->source.element};
    if (read->source.object) {
        draft.right.names = {at.view.trace().objects[*read->source.object].name};
    }
    add_wrong(reads, *read, draft);
    return draft;
}

} // namespace

std::optional<Draft> draft_next_read(const Asking& at) {
    if (at.place.warp.value() >= at.view.steps->warps) {
        return std::nullopt;
    }
    const Reads reads(at.view);
    const std::uint32_t lanes = at.view.lanes_of(at.place.warp);
    const auto first = static_cast<std::uint32_t>(Dice(at.seed).below(lanes));
    for (std::uint32_t i = 0; i < lanes; ++i) {
        const std::uint32_t lane = (first + i) % lanes;
        if (at.place.lane && at.place.lane->value() != lane) {
            continue;
        }
        auto draft = draft_for_lane(at, reads, lane);
        if (draft && different_wrong(*draft).size() + 1 >= least_choices) {
            return draft;
        }
    }
    return std::nullopt;
}

} // namespace lockstep
