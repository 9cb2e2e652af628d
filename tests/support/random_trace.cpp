#include "tests/support/random_trace.h"

#include "core/trace/told_outside.h"

#include "tests/support/random_program.h"
#include "tests/support/trace_text.h"

#include <algorithm>

namespace lockstep::test {
namespace {

/// The rule by which the work-items choose their addresses at one site.
struct Pattern {
    std::uint64_t base = 0;
    std::uint64_t stride = 0;
    std::uint64_t scatter = 0; ///< upper limit of a random offset
};

std::vector<Pattern> random_patterns(Chance& chance, const Program& program) {
    std::vector<Pattern> patterns;
    for (const SiteInfo& site : program.sites) {
        const std::uint64_t bytes = is_access(site.kind) ? size_bytes(site.type) : 1;
        const std::uint64_t base = site.space == Space::local ? 0 : 0x7F00000000 + 256 * pick(chance, 0, 99);
        Pattern pattern{base + bytes * pick(chance, 0, 40), bytes * pick(chance, 0, 40), 0};
        if (one_in(chance, 4)) {
            pattern.scatter = pick(chance, 1, 4096);
        }
        if (one_in(chance, 6)) {
            pattern.base += pick(chance, 1, 15); // makes the addresses unaligned
        }
        patterns.push_back(pattern);
    }
    return patterns;
}

enum class Leaves { no, breaks, continues, returns, jumps };

/// Runs the kernel for one work-item with random decisions, and writes its log.
class Run {
public:
    Run(Chance& chance, const Program& program, const std::vector<Pattern>& patterns,
        const RandomTraceOptions& options, std::uint64_t item)
        : chance_(chance), program_(program), patterns_(patterns), options_(options), item_(item) {
        run(program.skeleton.root);
        while (options_.faults && one_in(chance_, 30)) {
            log_fault(FaultKind::private_bounds, Site(0));
        }
    }

    std::vector<Event> log;
    std::vector<std::uint64_t> values;

private:
    [[nodiscard]] bool is_long() const { return log.size() > 300; }

    void log_fault(FaultKind kind, Site site) {
        if (!program_.sites.empty()) {
            log.push_back(make_fault({kind, site, one_in(chance_, 3) ? 0xFFFU : 0U}));
        }
    }

    void log_access(Site site) {
        const SiteInfo& info = program_.sites[site.index()];
        if (options_.faults && one_in(chance_, 60)) {
            log_fault(one_in(chance_, 2) ? FaultKind::out_of_bounds : FaultKind::null_pointer, site);
        }
        const Pattern& pattern = patterns_[site.index()];
        const std::uint64_t extra = pattern.scatter == 0 ? 0 : pick(chance_, 0, pattern.scatter);
        log.push_back(make_event(site, pattern.base + pattern.stride * item_ + extra));
        for (std::uint32_t i = 0; options_.values && i < value_slots(info); ++i) {
            values.push_back(chance_());
        }
    }

    void log_event(Site site, std::uint64_t payload) {
        if (options_.faults && one_in(chance_, 100)) {
            log_fault(FaultKind::private_bounds, site);
        }
        log.push_back(make_event(site, payload));
    }

    Leaves run(NodeIndex index) {
        const Node& node = program_.skeleton.nodes[index];
        ++node_kinds_passed()[static_cast<std::size_t>(node.kind)];
        switch (node.kind) {
        case NodeKind::sequence:
            return run_from(node, 0);
        case NodeKind::site:
            if (is_access(program_.sites[node.site.index()].kind)) {
                log_access(node.site);
            } else {
                log_event(node.site, pick(chance_, 1, 3));
            }
            return Leaves::no;
        case NodeKind::branch: {
            const std::uint64_t taken = pick(chance_, 0, 1);
            log_event(node.site, taken);
            return run(node.children[taken == 1 ? 0 : 1]);
        }
        case NodeKind::choice: {
            const std::uint64_t value = (pick(chance_, 0, 8) - 2) & payload_mask;
            log_event(node.site, value);
            const Leaves leaves = run_from(node, entry_of(node, value));
            return leaves == Leaves::breaks ? Leaves::no : leaves;
        }
        case NodeKind::call:
            run(node.children[0]);
            return Leaves::no;
        case NodeKind::break_:
            return Leaves::breaks;
        case NodeKind::continue_:
            return Leaves::continues;
        case NodeKind::return_:
            return Leaves::returns;
        case NodeKind::jump_:
            target_ = node.labels[0].value;
            return Leaves::jumps;
        case NodeKind::again:
            return go_back(node);
        case NodeKind::labelled:
            return run_labelled(node);
        case NodeKind::loop:
        case NodeKind::do_loop:
            break;
        }
        return node.kind == NodeKind::loop ? run_loop(node) : run_do(node);
    }

    Leaves run_from(const Node& node, std::size_t first) {
        for (std::size_t i = first; i < node.children.size(); ++i) {
            if (const Leaves leaves = run(node.children[i]); leaves != Leaves::no) {
                return leaves;
            }
        }
        return Leaves::no;
    }

    Leaves go_back(const Node& node) {
        const bool out_of_turns = is_long();
        if (out_of_turns && options_.faults) {
            log_fault(FaultKind::endless_loop, node.site);
        }
        log.push_back(make_event(node.site, out_of_turns ? 2 : 1));
        target_ = node.labels[0].value;
        return out_of_turns ? Leaves::returns : Leaves::jumps;
    }

    Leaves run_labelled(const Node& node) {
        for (std::size_t child = 0; child < node.children.size();) {
            const Leaves leaves = run(node.children[child]);
            const auto label = std::ranges::find(node.labels, target_, &CaseLabel::value);
            if (leaves == Leaves::no) {
                ++child;
            } else if (leaves == Leaves::jumps && label != node.labels.end()) {
                child = label->child;
            } else {
                return leaves;
            }
        }
        return Leaves::no;
    }

    bool goes_on(Site site, std::uint64_t turn) {
        const bool on = !is_long() && pick(chance_, 0, 3) > 0;
        const bool out_of_turns = !on && options_.faults && one_in(chance_, 20);
        if (out_of_turns) {
            log_fault(FaultKind::endless_loop, site);
        }
        log.push_back(make_event(site, (on ? 1U : out_of_turns ? 2U : 0U) | (turn << 8)));
        return on;
    }

    Leaves run_loop(const Node& node) {
        for (std::uint64_t turn = 0;; ++turn) {
            run(node.children[0]);
            if (!goes_on(node.site, turn)) {
                return Leaves::no;
            }
            const Leaves body = run(node.children[1]);
            if (body != Leaves::no && body != Leaves::continues) {
                return body == Leaves::breaks ? Leaves::no : body;
            }
            run(node.children[2]);
        }
    }

    Leaves run_do(const Node& node) {
        for (std::uint64_t turn = 0;; ++turn) {
            const Leaves body = run(node.children[1]);
            if (body != Leaves::no && body != Leaves::continues) {
                return body == Leaves::breaks ? Leaves::no : body;
            }
            run(node.children[0]);
            if (!goes_on(node.site, turn)) {
                return Leaves::no;
            }
        }
    }

    Chance& chance_;
    const Program& program_;
    const std::vector<Pattern>& patterns_;
    const RandomTraceOptions& options_;
    std::uint64_t item_;
    std::uint64_t target_ = 0; ///< target label of the current goto
};

} // namespace

Trace random_trace(std::uint64_t number, const RandomTraceOptions& options) {
    Chance chance(number);
    Trace trace;
    trace.program = random_program(chance, options.most_nodes);
    trace.range.local[0] = pick(chance, 1, options.most_items);
    trace.range.global[0] = trace.range.local[0] * pick(chance, 1, options.most_groups);
    trace.objects.push_back({"data", Space::global, {}, 0x7F00000000, 65536, 0, false});
    trace.program.parameter_names = {"data"};
    const std::vector<Pattern> patterns = random_patterns(chance, trace.program);
    std::vector<std::vector<Event>> logs;
    std::vector<std::vector<std::uint64_t>> values;
    for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
        Run run(chance, trace.program, patterns, options, item);
        logs.push_back(std::move(run.log));
        values.push_back(std::move(run.values));
    }
    if (!options.values) {
        values.clear();
    }
    set_logs(trace, logs, values);
    return trace;
}

void hold_all_accesses(Trace& trace) {
    trace.objects.clear();
    for (const Space space : {Space::global, Space::constant, Space::local}) {
        std::uint64_t base = payload_mask;
        std::uint64_t end = 0;
        for (const Event event : trace.events.span()) {
            const SiteInfo* const site =
                is_fault(event) ? nullptr : &trace.program.sites[event_site(event).index()];
            if (site != nullptr && is_access(site->kind) && site->space == space && !site->pieces.empty()) {
                base = std::min(base, event_payload(event));
                end = std::max(end, event_payload(event) + extent_of(*site));
            }
        }
        if (end != 0) {
            trace.objects.push_back({"data", space, {}, base, end - base, 0, false});
        }
    }
}

std::array<std::uint64_t, 13>& node_kinds_passed() {
    static std::array<std::uint64_t, 13> counts{};
    return counts;
}

} // namespace lockstep::test
