#include "core/whatif/recount.h"

#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/request_counter.h"
#include "core/base/threads.h"
#include "core/whatif/address_mover.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>
#include <tuple>
#include <utility>

namespace lockstep {
namespace {

LocalFigures times(LocalFigures figures, std::uint64_t count) {
    return {figures.requests * count, figures.wavefronts * count, figures.conflicts * count,
            figures.bytes * count};
}

bool touches(const LocalRequests& requests, const RequestShape& shape, std::size_t array) {
    if (shape.object != RequestShape::several) {
        return shape.object == array;
    }
    return std::ranges::any_of(requests.addresses_of(shape), [&](std::uint32_t address) {
        return requests.objects[array].contains(address);
    });
}

/// Returns how many passes of one warp step of atomics only serve further lanes of the same words.
std::uint64_t turns_on_words(const LocalRequests& requests, const RequestShape& shape) {
    const std::uint32_t part_lanes =
        lanes_per_part(requests.forms[shape.form].bytes(), requests.session->hardware());
    const auto lanes = requests.lanes_of(shape);
    const auto addresses = requests.addresses_of(shape);
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> lanes_on; // by part and address
    std::map<std::uint32_t, std::uint64_t> most;                               // by part
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const std::uint32_t part = lanes[i] / part_lanes;
        std::uint64_t& longest = most[part];
        longest = std::max(longest, ++lanes_on[{part, addresses[i]}]);
    }
    std::uint64_t turns = 0;
    for (const auto& [part, longest] : most) {
        turns += longest - 1;
    }
    return turns;
}

/// Counts the requests of one launch in another layout.
class Recount {
public:
    Recount(const LocalRequests& requests, std::size_t array, const ArrayMap& map)
        : requests_(requests),
          array_(array),
          mover_(requests, array, map),
          counter_(requests.session->hardware()) {}

    /// Adds the figures of some accesses. Returns the reason if an access does not allow the map.
    std::optional<MapRefusal> add_to(Recounted& figures, std::span<const RequestShape> shapes) {
        for (const RequestShape& shape : shapes) {
            const bool is_of_array = touches(requests_, shape, array_);
            if (is_of_array && shape.crosses && !keeps(shape)) {
                return MapRefusal::breaks_access;
            }
            const LocalFigures all = times(of_one(shape), shape.count);
            figures.launch += all;
            if (is_of_array) {
                figures.array += all;
            }
        }
        return std::nullopt;
    }

    /// Returns the figures of one warp step of a shape.
    LocalFigures of_one(const RequestShape& shape) {
        return mover_.concerns(shape) ? counted(shape) : shape.recorded;
    }

private:
    [[nodiscard]] bool keeps(const RequestShape& shape) const {
        return std::ranges::all_of(requests_.addresses_of(shape), [&](std::uint32_t address) {
            return !requests_.objects[array_].contains(address) ||
                   mover_.keeps(address, requests_.forms[shape.form]);
        });
    }

    LocalFigures counted(const RequestShape& shape) {
        const auto recorded = requests_.addresses_of(shape);
        addresses_.resize(recorded.size());
        if (shape.object == array_) {
            std::ranges::transform(recorded, addresses_.begin(),
                                   [this](std::uint32_t address) { return mover_.in_array(address); });
        } else {
            std::ranges::transform(recorded, addresses_.begin(),
                                   [this](std::uint32_t address) { return mover_.moved(address); });
        }
        const AccessForm& form = requests_.forms[shape.form];
        LocalFigures figures;
        for (const Piece piece : form.pieces) {
            counter_.add(requests_.lanes_of(shape), addresses_, piece, form.kind, figures);
        }
        return figures;
    }

    const LocalRequests& requests_;
    const std::size_t array_;
    const AddressMover mover_;
    RequestCounter counter_;
    std::vector<std::uint64_t> addresses_;
};

/// Returns why a map is refused whatever the accesses are.
std::optional<MapRefusal> refusal_of(const LocalRequests& requests, const LocalObject& array,
                                     const ArrayMap& map) {
    if (map.is_identity()) {
        return std::nullopt;
    }
    if (requests.has_outside) {
        return MapRefusal::outside;
    }
    if (array.is_copied) {
        return MapRefusal::copied;
    }
    return keeps_elements_apart(map, array.elements()) ? std::nullopt
                                                       : std::optional(MapRefusal::elements_meet);
}

Recounted refused(MapRefusal refusal) {
    Recounted figures;
    figures.refused = refusal;
    return figures;
}

std::size_t core_count() {
    return std::max(1U, std::thread::hardware_concurrency());
}

/// Returns the map of a padding in words; nothing if it does not consist of whole elements.
std::optional<ArrayMap> padding(const LocalObject& array, std::uint32_t row, std::uint32_t words,
                                const HardwareModel& hardware) {
    const std::uint64_t bytes = std::uint64_t{words} * hardware.bank_bytes;
    if (bytes % array.element_bytes != 0) {
        return std::nullopt;
    }
    return ArrayMap{.row = row,
                    .pad = static_cast<std::uint32_t>(bytes / array.element_bytes),
                    .pads_last_row = is_declared_row(array, row)};
}

/// Returns the figures of all accesses, counted in several threads.
Recounted count_all(const LocalRequests& requests, std::size_t array, const ArrayMap& map,
                    std::size_t threads) {
    const std::span<const RequestShape> shapes = requests.shapes;
    constexpr std::size_t worth_a_thread = 1024;
    threads = std::clamp<std::size_t>(shapes.size() / worth_a_thread, 1, threads);
    const std::size_t share = (shapes.size() + threads - 1) / threads;
    std::vector<Recounted> parts(threads);
    in_threads(threads, [&](std::size_t thread) {
        const std::size_t first = std::min(shapes.size(), thread * share);
        parts[thread].refused =
            Recount(requests, array, map)
                .add_to(parts[thread], shapes.subspan(first, std::min(share, shapes.size() - first)));
    });
    Recounted figures;
    for (const Recounted& part : parts) {
        if (part.refused) {
            return refused(*part.refused);
        }
        figures.launch += part.launch;
        figures.array += part.array;
    }
    return figures;
}

Recounted recount(const LocalRequests& requests, std::size_t array, const ArrayMap& map,
                  std::size_t threads) {
    if (const auto refusal = refusal_of(requests, requests.objects[array], map)) {
        return refused(*refusal);
    }
    const HardwareModel& hardware = requests.session->hardware();
    const LaunchModel& model = requests.session->analysis(requests.launch).model;
    const std::uint64_t bytes = layout_with(requests, array, map).group_bytes;
    if (bytes > model.use.local_bytes && bytes > std::min(hardware.most_group_local, hardware.local_bytes)) {
        return refused(MapRefusal::too_large);
    }
    Recounted figures = count_all(requests, array, map, threads);
    if (figures.refused) {
        return figures;
    }
    KernelUse use = model.use;
    use.local_bytes = static_cast<std::uint32_t>(bytes);
    figures.group_bytes = bytes;
    figures.occupancy = occupancy(use, hardware);
    return figures;
}

} // namespace

Recounted recount(const LocalRequests& requests, std::size_t array, const ArrayMap& map) {
    return recount(requests, array, map, core_count());
}

std::vector<std::uint64_t> passes_by_shape(const LocalRequests& requests, std::size_t array,
                                           const ArrayMap& map) {
    Recount all(requests, array, map);
    std::vector<std::uint64_t> passes;
    for (const RequestShape& shape : requests.shapes) {
        passes.push_back(all.of_one(shape).wavefronts);
    }
    return passes;
}

std::uint64_t lasting_conflicts(const LocalRequests& requests, std::size_t array) {
    std::uint64_t sum = 0;
    for (const RequestShape& shape : requests.shapes) {
        if (requests.forms[shape.form].kind == SiteKind::atomic && touches(requests, shape, array)) {
            sum += shape.count * turns_on_words(requests, shape);
        }
    }
    return sum;
}

std::vector<Recounted> recount_all(const LocalRequests& requests, std::size_t array,
                                   std::span<const ArrayMap> maps) {
    std::vector<Recounted> all(maps.size());
    std::atomic<std::size_t> next = 0;
    const std::size_t workers = std::clamp<std::size_t>(maps.size(), 1, core_count());
    in_threads(workers, [&](std::size_t) {
        for (std::size_t i = next++; i < maps.size(); i = next++) {
            all[i] = recount(requests, array, maps[i], core_count() / workers);
        }
    });
    return all;
}

WhatIf what_if(const LocalRequests& requests, std::size_t array, const WhatIfWish& wish) {
    const HardwareModel& hardware = requests.session->hardware();
    const LocalObject& object = requests.objects[array];
    WhatIf made{.array = array, .row = row_of(object, wish.row, hardware)};
    for (const std::uint32_t words : wish.pad_words) {
        made.paddings.push_back({.pad_words = words});
    }
    for (const Swizzle& swizzle : wish.swizzles) {
        made.swizzles.push_back({.swizzle = swizzle, .is_swizzle = true});
    }
    std::vector<TriedMap*> counted;
    std::vector<ArrayMap> maps;
    const auto try_map = [&](TriedMap& tried, const std::optional<ArrayMap>& map) {
        if (made.row == 0 || !map) {
            tried.figures = refused(made.row == 0 ? MapRefusal::no_row : MapRefusal::splits_element);
            return;
        }
        tried.map = *map;
        counted.push_back(&tried);
        maps.push_back(*map);
    };
    for (TriedMap& tried : made.paddings) {
        try_map(tried, padding(object, made.row, tried.pad_words, hardware));
    }
    for (TriedMap& tried : made.swizzles) {
        try_map(tried, ArrayMap{.row = std::max(1U, made.row),
                                .swizzle = tried.swizzle,
                                .pads_last_row = is_declared_row(object, made.row)});
    }
    const std::vector<Recounted> figures = recount_all(requests, array, maps);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        counted[i]->figures = figures[i];
    }
    return made;
}

const TriedMap* best_of(const WhatIf& tried) {
    const TriedMap* best = nullptr;
    const auto rank = [](const TriedMap& one) {
        return std::tuple(one.figures.array.wavefronts, one.figures.group_bytes);
    };
    for (const auto* maps : {&tried.paddings, &tried.swizzles}) {
        for (const TriedMap& one : *maps) {
            if (!one.figures.refused && (best == nullptr || rank(one) < rank(*best))) {
                best = &one;
            }
        }
    }
    return best;
}

} // namespace lockstep
