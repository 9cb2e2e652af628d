#include "core/instrument/optimised/bare_loops.h"

#include <algorithm>
#include <limits>
#include <set>

namespace lockstep::optimised {
namespace {

/// Whether the loop contains no site except its own test.
bool is_bare(const Program& program, const Node& loop) {
    std::vector<NodeIndex> open = loop.children;
    while (!open.empty()) {
        const Node& node = program.skeleton.nodes[open.back()];
        open.pop_back();
        if (has_site(node.kind) || node.kind == NodeKind::call) {
            return false;
        }
        open.insert(open.end(), node.children.begin(), node.children.end());
    }
    return true;
}

/// Returns the sites of loop tests for which the compiled code contains a conditional branch.
std::set<std::uint32_t> found_tests(const Assembly& code, const SiteSearch& search) {
    std::set<std::uint32_t> found;
    for (const Function& function : code.functions) {
        for (const Block& block : function.blocks) {
            for (const Instruction& instruction : block.instructions) {
                const auto site = instruction.role == Role::branch ? search.find(instruction) : std::nullopt;
                if (site) {
                    found.insert(*site);
                }
            }
        }
    }
    return found;
}

} // namespace

BareLoops::BareLoops(const Assembly& code, const SiteSearch& search, const Program& program)
    : search_(search) {
    const std::set<std::uint32_t> found = found_tests(code, search);
    for (const Node& node : program.skeleton.nodes) {
        if (node.kind != NodeKind::loop || found.contains(node.site.value()) || !is_bare(program, node)) {
            continue;
        }
        const SiteInfo& test = program.sites[node.site.index()];
        std::uint32_t end = std::numeric_limits<std::uint32_t>::max();
        for (const SiteInfo& site : program.sites) {
            end = site.file == test.file && site.line > test.line ? std::min(end, site.line) : end;
        }
        loops_.push_back({test.file, test.line, end, node.site.value()});
    }
}

std::optional<std::uint32_t> BareLoops::loop_of(const Instruction& instruction) const {
    const auto file = search_.file_of(instruction);
    const auto loop = std::ranges::find_if(loops_, [&](const Lines& lines) {
        return file == lines.file && instruction.line >= lines.first && instruction.line < lines.end;
    });
    return loop == loops_.end() ? std::nullopt : std::optional(loop->test);
}

} // namespace lockstep::optimised
