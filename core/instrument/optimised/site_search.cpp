#include "core/instrument/optimised/site_search.h"

#include <algorithm>

namespace lockstep::optimised {
namespace {

/// Whether two paths refer to the same file. One of them may have more leading folders than the other.
bool is_same_file(const std::string& a, const std::string& b) {
    const std::string& shorter = a.size() < b.size() ? a : b;
    const std::string& longer = a.size() < b.size() ? b : a;
    return !shorter.empty() && longer.ends_with(shorter) &&
           (longer.size() == shorter.size() || longer[longer.size() - shorter.size() - 1] == '/');
}

} // namespace

SiteSearch::SiteSearch(const Assembly& code, const Program& program) : program_(program) {
    for (const std::string& name : code.files) {
        const auto known =
            std::ranges::find_if(program.files, [&](const auto& file) { return is_same_file(name, file); });
        files_.push_back(known == program.files.end()
                             ? std::nullopt
                             : std::optional(static_cast<std::uint32_t>(known - program.files.begin())));
    }
    for (std::uint32_t i = 0; i < program.sites.size(); ++i) {
        by_line_[{program.sites[i].file, program.sites[i].line}].push_back(i);
    }
}

bool SiteSearch::suits(const SiteInfo& site, Role role) const {
    switch (role) {
    case Role::load:
        return site.kind == SiteKind::read;
    case Role::store:
        return site.kind == SiteKind::write;
    case Role::branch:
        return is_decision(site.kind);
    case Role::call:
        return !is_decision(site.kind);
    case Role::arithmetic:
        break;
    }
    return false;
}

std::optional<std::uint32_t> SiteSearch::file_of(const Instruction& instruction) const {
    return instruction.file < files_.size() && instruction.line != 0 ? files_[instruction.file]
                                                                     : std::nullopt;
}

std::optional<std::uint32_t> SiteSearch::find(const Instruction& instruction) const {
    const auto file = file_of(instruction);
    if (!file) {
        return std::nullopt;
    }
    const auto line = by_line_.find({*file, instruction.line});
    if (line == by_line_.end()) {
        return std::nullopt;
    }
    std::optional<std::uint32_t> first;
    std::optional<std::uint32_t> last_before;
    for (const std::uint32_t i : line->second) {
        const SiteInfo& site = program_.sites[i];
        if (!suits(site, instruction.role)) {
            continue;
        }
        if (site.column == instruction.column) {
            return i;
        }
        first = first ? first : i;
        const bool is_nearer = !last_before || site.column > program_.sites[*last_before].column;
        last_before = site.column < instruction.column && is_nearer ? i : last_before;
    }
    if (instruction.role == Role::call) {
        // Not the call of a site: for example, a call of get_global_id() on the same line as an access.
        return std::nullopt;
    }
    return last_before ? last_before : first;
}

} // namespace lockstep::optimised
