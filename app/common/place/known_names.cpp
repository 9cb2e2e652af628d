#include "app/common/place/known_names.h"

#include "core/site/array_map.h"

namespace lockstep {
namespace {

PlaceNames make_names() {
    PlaceNames names;
    names.pictures = {"stage",     "film",        "lanes",        "multiprocessor",
                      "occupancy", "roofline",    "banks",        "global-memory",
                      "cache",     "heat",        "footprint",    "data-flow",
                      "exchanges", "concurrency", "overlap-time", "source"};
    names.views = names.pictures;
    // charts and pages
    names.views.insert(names.views.end(), {"times", "sweep", "efficiency", "conflicts", "sectors", "compare",
                                           "race", "findings", "try-it", "window"});
    names.links = {"round", "barrier", "line", "step"};
    for (const Swizzle& swizzle : swizzles) {
        names.swizzles.emplace_back(swizzle.name);
    }
    return names;
}

} // namespace

const PlaceNames& known_names() {
    static const PlaceNames names = make_names();
    return names;
}

} // namespace lockstep
