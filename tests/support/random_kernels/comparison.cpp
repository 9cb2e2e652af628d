#include "tests/support/random_kernels/comparison.h"

#include <algorithm>
#include <cstring>

namespace lockstep::random_kernel {

namespace {

/// Returns the trace's object for a variable; null if it has none.
const ObjectInfo* object_of(const Kernel& kernel, const Trace& trace, unsigned id) {
    for (const ObjectInfo& object : trace.objects) {
        if (object.argument >= 0) {
            const auto argument = static_cast<std::size_t>(object.argument);
            const Variable* target = kernel.parameters[argument].target;
            if (target != nullptr && target->id == id)
                return &object;
        } else if (object.name == kernel.variables[id].name) {
            return &object;
        }
    }
    return nullptr;
}

class ItemComparison {
public:
    ItemComparison(const Kernel& kernel, const Trace& trace, std::size_t item)
        : kernel_(kernel), trace_(trace), slot_(trace.has_values() ? trace.value_offsets[item] : 0) {
        for (const Event event : trace.events_of(WorkItem(item))) {
            if (is_fault(event) && fault_of(event).kind == FaultKind::nothing_exchanged && !events_.empty()) {
                exchanges_.back() = false; // this fault only says that the previous event exchanged nothing
            } else {
                events_.push_back(event);
                exchanges_.push_back(true);
            }
        }
    }

    /// Returns the index of the first event that differs, with the reason; none if all events match.
    std::optional<std::pair<std::size_t, std::string>> run(const std::vector<ExpectedEvent>& expected) {
        for (std::size_t i = 0; i < std::max(expected.size(), events_.size()); ++i) {
            if (i == expected.size())
                return std::pair(i, std::string("the log has more events"));
            if (i == events_.size())
                return std::pair(i, std::string("the log ends here"));
            if (std::string reason = difference(expected[i], events_[i]); !reason.empty())
                return std::pair(i, reason);
            if (expected[i].value_known && exchanges_[i] != expected[i].exchanges)
                return std::pair(i, std::string("another outcome of the exchange"));
        }
        return std::nullopt;
    }

private:
    std::string difference(const ExpectedEvent& expected, Event event);
    std::string access_difference(const ExpectedEvent& expected, const SiteInfo& site, std::uint64_t payload);
    std::string value_difference(const ExpectedEvent& expected, const SiteInfo& site);

    const Kernel& kernel_;
    const Trace& trace_;
    /// Logged events, without faults that only say that the previous event exchanged nothing.
    std::vector<Event> events_;
    std::vector<bool> exchanges_;
    std::size_t slot_;
};

std::string ItemComparison::difference(const ExpectedEvent& expected, Event event) {
    if (is_fault(event))
        return "a fault";
    const SiteInfo& site = trace_.program.sites[event_site(event).index()];
    const std::uint64_t payload = event_payload(event);
    if (site.kind != expected.kind)
        return "another kind";
    if (site.line != expected.line)
        return "another line";
    if (is_access(site.kind))
        return access_difference(expected, site, payload);
    if (site.kind != SiteKind::loop)
        return (payload & expected.payload_known) == expected.payload ? "" : "another payload";
    if (decision(payload) != expected.payload)
        return "another decision";
    if (!site.loop_variable.empty() &&
        (expected.counter == nullptr || site.loop_variable != expected.counter->name ||
         loop_value(payload) != expected.counter_value))
        return "another loop variable or value";
    const bool is_int = expected.counter != nullptr && expected.counter->type->value.scalar == Scalar::int32;
    return is_int && site.loop_variable.empty() ? "the loop variable is missing" : "";
}

std::string ItemComparison::access_difference(const ExpectedEvent& expected, const SiteInfo& site,
                                              std::uint64_t payload) {
    if (site.space != expected.space)
        return "another space";
    const ObjectInfo* object = object_of(kernel_, trace_, expected.object);
    if (object == nullptr)
        return "no object " + kernel_.variables[expected.object].name;
    if (payload != ((object->base + expected.offset) & payload_mask))
        return "another address";
    if (site.pieces != expected.pieces)
        return "other bytes";
    return trace_.has_values() ? value_difference(expected, site) : "";
}

std::string ItemComparison::value_difference(const ExpectedEvent& expected, const SiteInfo& site) {
    if (site.type != expected.type)
        return "another type";
    std::vector<std::byte> logged(value_slots(site) * sizeof(std::uint64_t));
    std::memcpy(logged.data(), trace_.values.data() + slot_, logged.size());
    slot_ += value_slots(site);
    if (!expected.value_known)
        return "";
    return std::ranges::equal(expected.value, std::span(logged).first(expected.value.size()))
               ? ""
               : "another value: " + value_text(expected.type, logged);
}

/// Describes the events around a difference: a few before it, then the expected and the logged ones.
std::string describe(const Kernel& kernel, const std::string& text, const Trace& trace, std::size_t item,
                     std::size_t index, const std::vector<ExpectedEvent>& expected) {
    const std::span<const Event> events = trace.events_of(WorkItem(item));
    std::string out = "work-item " + std::to_string(item) + ", event " + std::to_string(index) + "\n";
    for (std::size_t i = index > 3 ? index - 3 : 0; i < index; ++i)
        out += "    both      " + expected_text(kernel, text, expected[i]) + "\n";
    for (std::size_t i = index; i < std::min(index + 3, expected.size()); ++i)
        out += "    expected  " + expected_text(kernel, text, expected[i]) + "\n";
    for (std::size_t i = index; i < std::min(index + 3, events.size()); ++i)
        out += "    logged    " + logged_text(trace, text, events[i]) + "\n";
    return out;
}

std::optional<std::string> buffer_difference(const Kernel& kernel, const Interpretation& expected,
                                             const Output& output) {
    const Variable& buffer = *kernel.parameters[output.argument].target;
    const std::vector<bool> significant = significant_bytes(buffer.type);
    const std::vector<std::byte>& right = expected.buffers[output.argument];
    for (const auto* side : {&output.plain, &output.instrumented}) {
        const std::string which = side == &output.plain ? "plain" : "instrumented";
        if (side == &output.plain && expected.parts) {
            if (expected.diverges && !side->empty())
                return buffer.name + ": the plain kernel ran, though it must not";
            // PoCL 3.1 computes wrong results if a group diverges around a barrier, even if no work-item
            // reaches it.
            continue;
        }
        if (side->size() != right.size())
            return buffer.name + ": no " + which + " result";
        for (std::size_t i = 0; i < right.size(); ++i) {
            if (significant[i] && (*side)[i] != right[i])
                return buffer.name + ": the " + which + " run differs at byte " + std::to_string(i);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> first_difference(const Kernel& kernel, const std::string& text,
                                            const Interpretation& expected, const Trace& trace) {
    if (trace.offsets.size() != expected.items.size() + 1)
        return "another number of work-items";
    for (std::size_t item = 0; item < expected.items.size(); ++item) {
        if (const auto found = ItemComparison(kernel, trace, item).run(expected.items[item])) {
            return found->second + " at " +
                   describe(kernel, text, trace, item, found->first, expected.items[item]);
        }
    }
    for (const Output& output : trace.outputs) {
        if (kernel.parameters[output.argument].target != nullptr) {
            if (auto difference = buffer_difference(kernel, expected, output))
                return difference;
        }
    }
    return std::nullopt;
}

} // namespace lockstep::random_kernel
