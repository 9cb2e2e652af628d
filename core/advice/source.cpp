#include "core/advice/rules.h"

#include <algorithm>
#include <array>
#include <compare>
#include <map>
#include <optional>
#include <sstream>
#include <string>

namespace lockstep {
namespace {

/// Suggests an image instead of clamped reads if the lanes share an element in some requests, but not in all.
/// If they share an element in every request, clamping is not the reason.
void look_at_clamped(const FiguresBySite& figures, AdviceList& found) {
    for (std::uint32_t i = 0; i < figures.size(); ++i) {
        const ClampedFigures& clamped = figures[i].clamped;
        if (clamped.requests != 0 && clamped.requests < figures[i].warp_steps) {
            found.push_back(
                {{AdviceKind::clamped_reads,
                  Site(i),
                  {clamped.repeats, figures[i].active_lanes, clamped.requests, figures[i].warp_steps}}});
        }
    }
}

/// A function call in a source line, and the number of its evaluations.
struct Evaluated {
    AdvicePlace place;
    std::string name;
    friend auto operator<=>(const Evaluated&, const Evaluated&) = default;
};

std::uint64_t evaluations(const MathCall& call, const SiteFigures& site) {
    switch (call.when) {
    case Evaluates::if_taken:
        return site.taken;
    case Evaluates::if_refused:
        return site.active_lanes - site.taken;
    default:
        return site.active_lanes;
    }
}

void look_at_math(const Trace& trace, const FiguresBySite& figures, AdviceList& found) {
    if (trace.program.relaxed_math) {
        return;
    }
    std::map<Evaluated, std::uint64_t> counts;
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        for (const MathCall& call : trace.program.sites[i].math) {
            if (const std::uint64_t count = evaluations(call, figures[i]); count != 0) {
                counts[{{call.file, call.line}, call.name}] += count;
                all += count;
            }
        }
    }
    if (all != 0) {
        found.push_back({{AdviceKind::relaxed_math, {}, {all, counts.size()}}});
    }
    for (const auto& [what, count] : counts) {
        if (const char* faster = faster_form(what.name)) {
            found.push_back({{AdviceKind::native_function, {}, {count}, {what.name, faster}, what.place}});
        }
    }
}

/// Returns the barrier with the most warp steps.
std::optional<Site> busiest_barrier(const Trace& trace, const FiguresBySite& figures) {
    std::optional<Site> best;
    for (std::uint32_t i = 0; i < figures.size(); ++i) {
        const bool suits = trace.program.sites[i].kind == SiteKind::barrier && figures[i].warp_steps != 0;
        if (suits && (!best || figures[i].warp_steps > figures[best->index()].warp_steps)) {
            best = Site(i);
        }
    }
    return best;
}

/// Whether the text contains the word "kernel" before the kernel's name, and "(" after the name.
bool is_kernel_declaration(const std::string& text, const std::string& kernel) {
    const std::size_t name = text.rfind(kernel);
    const std::size_t word = text.rfind("kernel", name);
    const std::size_t behind = text.find_first_not_of(" \t", name + kernel.size());
    const bool is_whole = name != 0 && (text[name - 1] == ' ' || text[name - 1] == '\t');
    return is_whole && behind != std::string::npos && text[behind] == '(' && word != std::string::npos &&
           word < name && text.find_first_of(";{}", word) > name;
}

/// Returns the line with the declaration of the launched kernel, to which the attribute must be added. This
/// line contains the kernel's name, and it or the line before contains the word "kernel". Returns nothing if
/// macros hide the declaration.
std::optional<AdvicePlace> declaration_of(const Program& program) {
    for (std::uint32_t file = 0; file < program.texts.size(); ++file) {
        std::istringstream lines(program.texts[file]);
        std::string before;
        std::string line;
        for (std::uint32_t number = 1; std::getline(lines, line); ++number) {
            const bool is_named = line.find(program.kernel) != std::string::npos;
            if (is_named && is_kernel_declaration(before + " " + line, program.kernel)) {
                return AdvicePlace{file, number};
            }
            before = line;
        }
    }
    return std::nullopt;
}

/// Suggests reqd_work_group_size. If the compiler knows the group size, it can remove barriers from a group
/// that consists of one warp, and it can allocate registers for this size instead of the largest one. Nothing
/// is suggested for a kernel without barriers, because there would be little to gain.
void look_at_required_group(const Trace& trace, const FiguresBySite& figures, AdviceList& found) {
    const std::array<std::uint64_t, 3> none{};
    const std::optional<Site> barrier = busiest_barrier(trace, figures);
    if (trace.program.required_group != none || !barrier) {
        return;
    }
    const auto& local = trace.range.local;
    const auto line = declaration_of(trace.program);
    found.push_back({{AdviceKind::required_group,
                      line ? std::nullopt : barrier,
                      {local[0], local[1], local[2], figures[barrier->index()].warp_steps},
                      {},
                      line}});
}

void look_at_doubles(const Trace& trace, const FiguresBySite& figures, AdviceList& found) {
    std::uint64_t doubles = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const SiteInfo& site = trace.program.sites[i];
        const bool is_double = is_access(site.kind) && site.type.scalar == Scalar::float64;
        doubles += is_double ? figures[i].active_lanes : 0;
    }
    if (doubles != 0) {
        found.push_back({{AdviceKind::double_precision, {}, {doubles}}});
    }
}

} // namespace

void advise_on_source(const AdviceInput& input, AdviceList& found) {
    look_at_clamped(input.figures, found);
    look_at_math(input.trace, input.figures, found);
    look_at_required_group(input.trace, input.figures, found);
    look_at_doubles(input.trace, input.figures, found);
}

} // namespace lockstep
