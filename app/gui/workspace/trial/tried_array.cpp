#include "app/gui/workspace/trial/tried_array.h"

#include "core/base/threads.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>
#include <tuple>
#include <utility>

namespace lockstep::gui {
namespace {

bool is_local_array(const ObjectInfo& object) {
    return object.space == Space::local && object.size_bytes > std::max(1U, size_bytes(object.element));
}

/// The costs of the accesses of a site to an array: conflicts, then requests.
using SiteCost = std::tuple<std::uint64_t, std::uint64_t>;

/// Returns the object of local memory that a step accesses, as an index into Trace::objects; empty if it accesses none.
std::optional<std::size_t> object_of(const GroupView& view, const WarpStep& step) {
    const SiteInfo& site = view.site(step.site);
    if (!is_access(site.kind) || site.space != Space::local) {
        return std::nullopt;
    }
    const std::uint64_t address = view.steps->payloads_of(step).front();
    const std::vector<ObjectInfo>& objects = view.trace().objects;
    const auto object = std::ranges::find_if(objects, [address](const ObjectInfo& each) {
        return each.space == Space::local && address - each.base < each.size_bytes;
    });
    return object == objects.end() ? std::nullopt
                                   : std::optional(static_cast<std::size_t>(object - objects.begin()));
}

/// Returns, for each array that the group accesses, its most expensive site.
std::map<std::size_t, std::pair<SiteCost, Site>> worst_sites(const GroupView& view) {
    const FiguresBySite& figures = view.session->analysis(view.launch).figures;
    std::map<std::size_t, std::pair<SiteCost, Site>> worst;
    for (const WarpStep& step : view.steps->steps) {
        if (const auto object = object_of(view, step)) {
            const LocalFigures& local = figures[step.site.index()].local;
            const std::pair<SiteCost, Site> found{{local.conflicts, local.requests}, step.site};
            auto& known = worst.try_emplace(*object, found).first->second;
            known = known.first < found.first ? found : known;
        }
    }
    return worst;
}

bool touches(const LocalRequests& requests, const RequestShape& shape, std::size_t array) {
    return shape.object == array || (shape.object == RequestShape::several &&
                                     std::ranges::any_of(requests.addresses_of(shape), [&](std::uint32_t at) {
                                         return requests.objects[array].contains(at);
                                     }));
}

/// Returns the shapes that access the array, as indices into LocalRequests::shapes.
std::vector<std::size_t> shapes_of(const LocalRequests& requests, std::size_t array) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < requests.shapes.size(); ++i) {
        if (touches(requests, requests.shapes[i], array)) {
            found.push_back(i);
        }
    }
    return found;
}

std::uint64_t most_passes(const TriedArray& array, const std::vector<std::size_t>& shapes,
                          const TriedMap& tried) {
    if (tried.figures.refused || shapes.empty()) {
        return 0;
    }
    const std::vector<std::uint64_t> passes = passes_by_shape(*array.requests, array.tried.array, tried.map);
    std::uint64_t most = 0;
    for (const std::size_t shape : shapes) {
        most = std::max(most, passes[shape]);
    }
    return most;
}

/// Sets the passes of the worst request of each layout, on all cores.
void count_passes(TriedArray& array, const std::vector<std::size_t>& shapes) {
    const std::size_t paddings = array.tried.paddings.size();
    const std::size_t all = paddings + array.tried.swizzles.size();
    array.padding_passes.resize(paddings);
    array.swizzle_passes.resize(all - paddings);
    std::atomic<std::size_t> next = 0;
    in_threads(std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, all), [&](std::size_t) {
        for (std::size_t i = next++; i < all; i = next++) {
            if (i < paddings) {
                array.padding_passes[i] = most_passes(array, shapes, array.tried.paddings[i]);
            } else {
                array.swizzle_passes[i - paddings] =
                    most_passes(array, shapes, array.tried.swizzles[i - paddings]);
            }
        }
    });
}

WhatIfWish all_layouts(std::uint32_t row) {
    WhatIfWish wish{.row = row, .pad_words = {}, .swizzles = {swizzles.begin(), swizzles.end()}};
    for (std::uint32_t words = 0; words <= largest_padding; ++words) {
        wish.pad_words.push_back(words);
    }
    return wish;
}

} // namespace

std::vector<LocalArray> local_arrays(const GroupView& view) {
    const Trace& trace = view.trace();
    const auto worst = worst_sites(view);
    std::vector<std::pair<SiteCost, LocalArray>> found;
    for (std::size_t i = 0; i < trace.objects.size(); ++i) {
        if (is_local_array(trace.objects[i])) {
            const auto site = worst.find(i);
            const bool is_used = site != worst.end();
            found.push_back({is_used ? site->second.first : SiteCost(),
                             {i, trace.objects[i].name, is_used ? view.site(site->second.second).line : 0}});
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(), [](const auto& each) { return each.first; });
    std::vector<LocalArray> arrays;
    arrays.reserve(found.size());
    for (auto& [cost, array] : found) {
        arrays.push_back(std::move(array));
    }
    return arrays;
}

bool has_local_array(const Trace& trace) {
    return std::ranges::any_of(trace.objects, is_local_array);
}

std::optional<std::size_t> local_array_of(const GroupView& view, Site site) {
    const auto step = std::ranges::find(view.steps->steps, site, &WarpStep::site);
    const auto object = step == view.steps->steps.end() ? std::nullopt : object_of(view, *step);
    return object && is_local_array(view.trace().objects[*object]) ? object : std::nullopt;
}

const TriedMap& TriedArray::at(LayoutChoice choice) const {
    return (choice.is_swizzle ? tried.swizzles : tried.paddings)[choice.index];
}

std::uint64_t TriedArray::passes_at(LayoutChoice choice) const {
    return (choice.is_swizzle ? swizzle_passes : padding_passes)[choice.index];
}

std::optional<LayoutChoice> TriedArray::next_without_conflict(LayoutChoice from) const {
    const std::size_t count = tried.paddings.size();
    const std::size_t first = from.is_swizzle ? 0 : from.index + 1;
    for (std::size_t i = 0; i < count; ++i) {
        const LayoutChoice next{.index = (first + i) % count};
        if (!at(next).figures.refused && at(next).figures.array.conflicts == 0) {
            return next;
        }
    }
    return std::nullopt;
}

Result<std::shared_ptr<const TriedArray>> try_array(const TrialWish& wish,
                                                    std::shared_ptr<const LocalRequests> requests,
                                                    const ProgressSink& progress) {
    if (requests == nullptr) {
        auto collected = local_requests(wish.session, wish.launch, progress);
        if (!collected) {
            return collected.error();
        }
        requests = *std::move(collected);
    }
    const auto object = std::ranges::find(requests->objects, wish.object, &LocalObject::index);
    auto made = std::make_shared<TriedArray>();
    made->name = wish.session->trace(wish.launch).objects[wish.object].name;
    made->tried = what_if(*requests, static_cast<std::size_t>(object - requests->objects.begin()),
                          all_layouts(wish.row));
    // without rows, every padding is refused, but the recorded layout is known
    made->tried.paddings.front().figures = recount(*requests, made->tried.array, {});
    made->tried.paddings.front().map = {};
    made->requests = std::move(requests);
    const std::vector<std::size_t> shapes = shapes_of(*made->requests, made->tried.array);
    const auto worst = std::ranges::max_element(shapes, {}, [&](std::size_t shape) {
        const LocalFigures& recorded = made->requests->shapes[shape].recorded;
        return std::tuple(recorded.conflicts, recorded.wavefronts);
    });
    made->worst = worst == shapes.end() ? std::nullopt : std::optional(*worst);
    made->lasting = lasting_conflicts(*made->requests, made->tried.array);
    count_passes(*made, shapes);
    return std::shared_ptr<const TriedArray>(std::move(made));
}

} // namespace lockstep::gui
