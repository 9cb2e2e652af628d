#include "core/site/program_check.h"

#include "core/base/utf8.h"
#include "core/site/program_limits.h"
#include "core/site/skeleton.h"

#include <algorithm>
#include <string_view>

namespace lockstep {
namespace {

namespace limits = program_limits;

Place place_of(const Program& program, const SiteInfo& site) {
    return {program.files[site.file], site.line, site.column};
}

/// Returns the number of JSON values that a string takes. A string that is not UTF-8 is stored as a list of
/// numbers.
std::uint64_t values_of_text(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = first_character(text.substr(at));
        if (character.code == no_character && character.bytes == 1) {
            return text.size();
        }
        at += character.bytes;
    }
    return 1;
}

/// Returns the size of a string in JSON in bytes, including escapes.
std::uint64_t bytes_of_text(const std::string& text) {
    std::uint64_t bytes = 0;
    for (const char each : text) {
        const bool is_short = each == '\n' || each == '\t' || each == '"' || each == '\\';
        bytes += is_short ? 2 : static_cast<unsigned char>(each) < 0x20 ? 6 : 1;
    }
    return bytes;
}

/// Computes the size of a kernel's description as JSON.
class Weight {
public:
    void add_text(const std::string& text) {
        values_ += values_of_text(text);
        bytes_ += bytes_of_text(text);
    }
    void add_values(std::uint64_t values) { values_ += values; }
    void add(const SiteInfo& site) {
        // Number of JSON values of a site: its members and the object itself.
        constexpr std::uint64_t of_site = 16;
        constexpr std::uint64_t of_piece = 3;
        constexpr std::uint64_t of_call = 5;
        values_ += of_site + of_piece * site.pieces.size() + of_call * site.math.size();
        add_text(site.text);
        add_text(site.function);
        add_text(site.loop_variable);
        for (const MathCall& call : site.math) {
            add_text(call.name);
        }
    }
    void add(const Node& node) {
        constexpr std::uint64_t of_node = 5;
        constexpr std::uint64_t of_label = 4;
        values_ += of_node + node.children.size() + of_label * node.labels.size();
    }
    [[nodiscard]] bool is_too_much() const {
        return values_ > limits::values || bytes_ > limits::description_bytes;
    }

private:
    std::uint64_t values_ = 0;
    std::uint64_t bytes_ = 0;
};

std::optional<FoundExcess> excess_of(const Program& program, const SiteInfo& site) {
    const auto is_beyond = [](const MathCall& call) { return call.line > limits::line; };
    if (site.line > limits::line || site.column > limits::line || std::ranges::any_of(site.math, is_beyond)) {
        return FoundExcess{Excess::line_number, place_of(program, site)};
    }
    if (site.text.size() > limits::text_bytes) {
        return FoundExcess{Excess::text, place_of(program, site)};
    }
    if (site.type.scalar == Scalar::bytes && site.type.count > limits::union_bytes) {
        return FoundExcess{Excess::value, place_of(program, site)};
    }
    return std::nullopt;
}

/// Adds up the sizes of the sites in the order of the text, to find the site at which the limit is exceeded.
std::optional<FoundExcess> excess_of_description(const Instrumented& instrumented) {
    const Program& program = instrumented.program;
    Weight weight;
    weight.add_text(instrumented.text);
    for (const auto* texts : {&program.texts, &program.files, &program.included, &program.parameter_names}) {
        std::ranges::for_each(*texts, [&](const std::string& text) { weight.add_text(text); });
    }
    if (weight.is_too_much()) {
        return FoundExcess{Excess::source, {}};
    }
    for (std::size_t i = 0; i < program.sites.size(); ++i) {
        weight.add(program.sites[i]);
        weight.add_values(i < program.needs.size() ? program.needs[i].size() + 1 : 0);
        weight.add_values(i < program.turn_needs.size() ? program.turn_needs[i].size() + 1 : 0);
        if (weight.is_too_much()) {
            return FoundExcess{Excess::description, place_of(program, program.sites[i])};
        }
    }
    std::ranges::for_each(program.skeleton.nodes, [&](const Node& node) { weight.add(node); });
    if (!weight.is_too_much()) {
        return std::nullopt;
    }
    return FoundExcess{Excess::description,
                       program.sites.empty() ? Place{} : place_of(program, program.sites.back())};
}

std::optional<FoundExcess> excess_of_objects(const Instrumented& instrumented) {
    if (instrumented.objects.size() > limits::objects) {
        return FoundExcess{Excess::objects, {}};
    }
    const auto is_too_large = [](const ObjectInfo& object) {
        return object.element.scalar == Scalar::bytes && object.element.count > limits::element_bytes;
    };
    if (std::ranges::any_of(instrumented.objects, is_too_large) ||
        instrumented.scratch_bytes > limits::memory_bytes) {
        return FoundExcess{Excess::value, {}};
    }
    return instrumented.local_bytes > limits::local_bytes
               ? std::optional(FoundExcess{Excess::local_memory, {}})
               : std::nullopt;
}

} // namespace

std::optional<FoundExcess> find_excess(const Instrumented& instrumented) {
    const Program& program = instrumented.program;
    if (program.parameter_names.size() > limits::parameters) {
        return FoundExcess{Excess::parameters, {}};
    }
    for (const SiteInfo& site : program.sites) {
        if (auto excess = excess_of(program, site)) {
            return excess;
        }
    }
    if (auto excess = excess_of_objects(instrumented)) {
        return excess;
    }
    if (const auto deep = first_too_deep(program.skeleton, limits::depth)) {
        const auto site = site_below(program.skeleton, *deep);
        return FoundExcess{Excess::depth, site ? place_of(program, program.sites[site->index()]) : Place{}};
    }
    return excess_of_description(instrumented);
}

} // namespace lockstep
