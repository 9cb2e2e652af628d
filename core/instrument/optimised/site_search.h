#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/site/program.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::optimised {

/// Finds the site to which an instruction of compiled code belongs, by its source location. The location of
/// an instruction is that of an operator, but the location of a site is the start of the whole expression. So
/// the search returns the last site on the line that starts before the instruction's column. If the line has
/// only one site of this kind, the column is ignored.
class SiteSearch {
public:
    SiteSearch(const Assembly& code, const Program& program);

    /// Returns the index of the instruction's file in the program; nothing if it is not a file of the program
    /// or the instruction has no line.
    [[nodiscard]] std::optional<std::uint32_t> file_of(const Instruction& instruction) const;
    /// Returns the site of an instruction; nothing if it belongs to no site.
    [[nodiscard]] std::optional<std::uint32_t> find(const Instruction& instruction) const;

private:
    [[nodiscard]] bool suits(const SiteInfo& site, Role role) const;

    const Program& program_;
    /// For each file of the compiled code, its index among the files of the program.
    std::vector<std::optional<std::uint32_t>> files_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> by_line_;
};

} // namespace lockstep::optimised
