#include "core/whatif/local_requests.h"

#include "core/analysis/memory/request_counter.h"
#include "core/base/threads.h"
#include "core/session/log_window.h"
#include "core/session/over_groups.h"
#include "core/site/skeleton.h"
#include "core/warp/reconstruct.h"
#include "core/whatif/shape_table.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t most_lanes = std::size_t{1} << 26;
constexpr std::uint64_t most_address = 0xFFFFFFFF;

std::uint32_t alignment_of(const ObjectInfo& object) {
    // Struct types of older recordings have an unknown alignment. 4 is that of most structs.
    constexpr std::uint32_t usual = 4;
    if (object.alignment != 0) {
        return object.alignment;
    }
    return object.element.scalar == Scalar::bytes ? usual : std::max(1U, size_bytes(object.element));
}

std::vector<LocalObject> local_objects(const Trace& trace) {
    std::vector<LocalObject> objects;
    for (std::size_t i = 0; i < trace.objects.size(); ++i) {
        const ObjectInfo& object = trace.objects[i];
        if (object.space == Space::local && object.size_bytes != 0) {
            objects.push_back({.index = i,
                               .base = object.base,
                               .size_bytes = object.size_bytes,
                               .element_bytes = std::max(1U, size_bytes(object.element)),
                               .row_elements = object.row_elements,
                               .alignment = alignment_of(object),
                               .is_argument = object.argument >= 0});
        }
    }
    std::ranges::sort(objects, {}, &LocalObject::base);
    return objects;
}

/// Returns for each site whether it is an access of an asynchronous copy. The loop of a copy has the same
/// empty node as its test and its step, unlike all other loops.
std::vector<bool> sites_of_copies(const Program& program) {
    std::vector<bool> sites(program.sites.size(), false);
    const std::vector<Node>& nodes = program.skeleton.nodes;
    for (const Node& loop : nodes) {
        if (loop.kind != NodeKind::loop || loop.children.size() < 3 || loop.children[0] != loop.children[2]) {
            continue;
        }
        for (const NodeIndex child : nodes[loop.children[1]].children) {
            if (nodes[child].kind == NodeKind::site) {
                sites[nodes[child].site.index()] = true;
            }
        }
    }
    return sites;
}

constexpr std::uint32_t no_form = 0xFFFFFFFF;

/// The forms of the accesses to local memory, and the form of each site (no_form for other sites).
struct Forms {
    std::vector<AccessForm> forms;
    std::vector<std::uint32_t> of_site;
};

Forms forms_of(const Program& program) {
    Forms made;
    const std::vector<bool> copies = sites_of_copies(program);
    for (std::size_t i = 0; i < program.sites.size(); ++i) {
        const SiteInfo& site = program.sites[i];
        if (!is_access(site.kind) || site.space != Space::local || site.pieces.empty()) {
            made.of_site.push_back(no_form);
            continue;
        }
        const AccessForm form{site.kind, site.pieces, copies[i]};
        const auto known = std::ranges::find(made.forms, form);
        made.of_site.push_back(static_cast<std::uint32_t>(known - made.forms.begin()));
        if (known == made.forms.end()) {
            made.forms.push_back(form);
        }
    }
    return made;
}

/// Collects the accesses of some groups, in one thread.
class Collector {
public:
    Collector(const Trace& trace, std::uint32_t warp_width, const Forms& forms)
        : trace_(trace), forms_(forms), reconstructor_(trace, WarpShape{warp_width}) {}

    Status add(Group group) {
        if (Status status = reconstructor_.rebuild(group, steps_); !status.ok()) {
            return status;
        }
        has_outside_ = has_outside_ || std::ranges::any_of(steps_.faults, [this](const FaultAt& at) {
                           return at.fault.kind == FaultKind::out_of_bounds &&
                                  at.fault.site.index() < trace_.program.sites.size() &&
                                  trace_.program.sites[at.fault.site.index()].space == Space::local;
                       });
        for (const WarpStep& step : steps_.steps) {
            if (forms_.of_site[step.site.index()] != no_form) {
                add(step);
            }
        }
        return table_.lane_count() <= most_lanes ? Status() : Error{.code = ErrorCode::out_of_memory};
    }

    [[nodiscard]] ShapeTable& table() { return table_; }
    [[nodiscard]] bool has_outside() const { return has_outside_; }

private:
    void add(const WarpStep& step) {
        addresses_.clear();
        for (const std::uint64_t payload : steps_.payloads_of(step)) {
            has_outside_ = has_outside_ || payload > most_address;
            addresses_.push_back(static_cast<std::uint32_t>(payload));
        }
        table_.add(forms_.of_site[step.site.index()], steps_.lanes_of(step), addresses_, 1);
    }

    const Trace& trace_;
    const Forms& forms_;
    Reconstructor reconstructor_;
    GroupSteps steps_;
    std::vector<std::uint32_t> addresses_;
    ShapeTable table_;
    bool has_outside_ = false;
};

/// Sets the objects of some shapes and counts their passes, in one thread. Different threads have different
/// shapes.
class Placer {
public:
    explicit Placer(const LocalRequests& requests)
        : requests_(requests),
          counter_(requests.session->hardware()),
          is_copied_(requests.objects.size(), false) {}

    void add(RequestShape& shape) {
        const std::span<const std::uint32_t> recorded = requests_.addresses_of(shape);
        addresses_.assign(recorded.begin(), recorded.end());
        place(shape);
        const AccessForm& form = requests_.forms[shape.form];
        for (const Piece piece : form.pieces) {
            counter_.add(requests_.lanes_of(shape), addresses_, piece, form.kind, shape.recorded);
        }
    }

    [[nodiscard]] bool has_outside() const { return has_outside_; }
    [[nodiscard]] bool is_copied(std::size_t object) const { return is_copied_[object]; }

private:
    /// Sets the object of a shape, and whether its lanes access more than one element.
    void place(RequestShape& shape) {
        const AccessForm& form = requests_.forms[shape.form];
        const LocalObject* object = nullptr;
        std::optional<std::uint32_t> of_all;
        for (const std::uint64_t address : addresses_) {
            if (object == nullptr || !object->contains(address)) {
                object = requests_.object_at(address);
            }
            if (object == nullptr || form.bytes() > object->size_bytes - (address - object->base)) {
                has_outside_ = true;
                continue;
            }
            const auto index = static_cast<std::uint32_t>(object - requests_.objects.data());
            is_copied_[index] = is_copied_[index] || form.is_copy;
            of_all = of_all.value_or(index) == index ? index : RequestShape::several;
            shape.crosses = shape.crosses || (address - object->base) % object->element_bytes + form.bytes() >
                                                 object->element_bytes;
        }
        shape.object = of_all.value_or(RequestShape::several);
    }

    const LocalRequests& requests_;
    RequestCounter counter_;
    std::vector<bool> is_copied_; ///< by object
    std::vector<std::uint64_t> addresses_;
    bool has_outside_ = false;
};

/// Sets the objects of all shapes and counts their passes, in several threads.
void place(LocalRequests& requests, std::size_t threads) {
    std::vector<Placer> placers(threads, Placer(requests));
    const std::size_t share = (requests.shapes.size() + threads - 1) / threads;
    in_threads(threads, [&](std::size_t thread) {
        const std::size_t end = std::min(requests.shapes.size(), (thread + 1) * share);
        for (std::size_t i = thread * share; i < end; ++i) {
            placers[thread].add(requests.shapes[i]);
        }
    });
    for (const Placer& placer : placers) {
        requests.has_outside = requests.has_outside || placer.has_outside();
        for (std::size_t i = 0; i < requests.objects.size(); ++i) {
            requests.objects[i].is_copied = requests.objects[i].is_copied || placer.is_copied(i);
        }
    }
}

} // namespace

const LocalObject* LocalRequests::object_at(std::uint64_t address) const {
    const auto next = std::ranges::upper_bound(objects, address, {}, &LocalObject::base);
    return next != objects.begin() && std::prev(next)->contains(address) ? &*std::prev(next) : nullptr;
}

Result<std::shared_ptr<const LocalRequests>>
local_requests(std::shared_ptr<const Session> session, std::size_t launch, const ProgressSink& progress) {
    const Trace& trace = session->trace(launch);
    const Forms forms = forms_of(trace.program);
    LogWindow window(trace);
    std::vector<std::unique_ptr<Collector>> collectors(worker_count(trace));
    for (auto& collector : collectors) {
        collector = std::make_unique<Collector>(window.trace(), session->hardware().warp_width, forms);
    }
    const auto add = [&](std::size_t worker, Group group) { return collectors[worker]->add(group); };
    if (const Status done = over_groups(window, collectors.size(), progress, add); !done.ok()) {
        return done.error();
    }
    auto requests = std::make_shared<LocalRequests>();
    Collector& all = *collectors.front();
    for (const auto& collector : collectors) {
        requests->has_outside = requests->has_outside || collector->has_outside();
        if (collector != collectors.front()) {
            all.table().merge(collector->table());
        }
    }
    requests->session = std::move(session);
    requests->launch = launch;
    requests->forms = forms.forms;
    requests->objects = local_objects(trace);
    all.table().release(*requests);
    place(*requests, collectors.size());
    return std::shared_ptr<const LocalRequests>(std::move(requests));
}

} // namespace lockstep
