#include "core/advice/rules.h"

#include "core/trace/object_index.h"

#include <algorithm>
#include <map>

namespace lockstep {
namespace {

/// Maximum number of fetches that are stored for a group; they take about 100 MB.
constexpr std::size_t most_fetches = std::size_t{1} << 22;

/// An element that a request fetches, attributed to the first lane that requests it.
struct Fetch {
    std::uint64_t address = 0;
    std::uint32_t item = 0; ///< index of the work-item in its group
    std::uint32_t site = 0;
    friend auto operator<=>(const Fetch&, const Fetch&) = default;
};

bool is_counted(const SiteInfo& site) {
    return site.kind == SiteKind::read && site.space == Space::global;
}

/// Returns the fetches of a group. Each element counts once per request. Empty if there are too many fetches.
std::vector<Fetch> fetches_of(const GroupSteps& steps, const Program& program) {
    std::vector<Fetch> fetches;
    for (const WarpStep& step : steps.steps) {
        if (!is_counted(program.sites[step.site.index()])) {
            continue;
        }
        const auto payloads = steps.payloads_of(step);
        const auto lanes = steps.lanes_of(step);
        const auto begin = static_cast<std::ptrdiff_t>(fetches.size());
        for (std::size_t i = 0; i < payloads.size(); ++i) {
            fetches.push_back({payloads[i], step.warp.value() * steps.warp_width + lanes[i],
                               static_cast<std::uint32_t>(step.site.index())});
        }
        std::sort(fetches.begin() + begin, fetches.end());
        fetches.erase(std::unique(fetches.begin() + begin, fetches.end(),
                                  [](const Fetch& a, const Fetch& b) { return a.address == b.address; }),
                      fetches.end());
        if (fetches.size() > most_fetches) {
            return {};
        }
    }
    return fetches;
}

/// Amount of data that a group fetches from one object.
struct Fetched {
    std::uint64_t bytes = 0;
    std::uint64_t distinct = 0; ///< number of distinct bytes
    std::uint64_t again = 0;    ///< number of bytes that another work-item had fetched before
    std::map<std::uint32_t, std::uint64_t> by_site; ///< number of bytes fetched again; key: site
};

using FetchedByObject = std::map<std::uint32_t, Fetched>;

FetchedByObject by_object(std::vector<Fetch> fetches, const Trace& trace) {
    std::ranges::sort(fetches);
    const ObjectIndex index(trace.objects);
    FetchedByObject result;
    std::uint32_t first_item = 0; // the first work-item that fetched this element
    for (std::size_t i = 0; i < fetches.size(); ++i) {
        const Fetch& fetch = fetches[i];
        const bool is_new = i == 0 || fetches[i - 1].address != fetch.address;
        first_item = is_new ? fetch.item : first_item;
        const auto object = index.find(Space::global, fetch.address);
        if (!object) {
            continue;
        }
        const std::uint32_t bytes = size_bytes(trace.program.sites[fetch.site].type);
        const bool is_shared = fetch.item != first_item;
        Fetched& sum = result[*object];
        sum.bytes += bytes;
        sum.distinct += is_new ? bytes : 0;
        sum.again += is_shared ? bytes : 0;
        sum.by_site[fetch.site] += is_shared ? bytes : 0;
    }
    return result;
}

Site most_rereading(const Fetched& fetched) {
    const auto most =
        std::ranges::max_element(fetched.by_site, {}, [](const auto& row) { return row.second; });
    return Site(most->first);
}

} // namespace

void advise_on_rereads(const AdviceInput& input, AdviceList& found) {
    if (std::ranges::none_of(input.trace.program.sites, is_counted)) {
        return;
    }
    const auto groups = sampled_groups(input);
    if (groups.empty()) {
        return;
    }
    const auto objects = by_object(fetches_of(*groups.back(), input.trace.program), input.trace);
    std::uint64_t all = 0;
    for (const auto& [object, fetched] : objects) {
        all += fetched.bytes;
    }
    const Simulation& simulation = *input.model.simulation;
    const auto idle =
        static_cast<std::uint64_t>((1.0 - simulation.utilisation) * static_cast<double>(simulation.cycles));
    for (const auto& [object, fetched] : objects) {
        const std::uint64_t saves = share_of(idle, fetched.again, all);
        // At least as many bytes are fetched again as there are distinct bytes, and the repeated fetches are
        // at least a quarter of all fetches. With less reuse, a tile in local memory would cost more than it
        // saves.
        const bool is_much = fetched.again >= fetched.distinct && fetched.again * 4 >= all;
        if (is_much && is_worth_saying(input, saves)) {
            found.push_back({{AdviceKind::group_rereads,
                              most_rereading(fetched),
                              {fetched.bytes, fetched.distinct, fetched.again},
                              {input.trace.objects[object].name}},
                             saves});
        }
    }
}

} // namespace lockstep
