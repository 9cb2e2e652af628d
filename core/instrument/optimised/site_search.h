#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/site/program.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::optimised {

/// Finds the site that an instruction of compiled code belongs to, by its source location. Compilers give the
/// location of an operator, but a site has the location of its whole expression. Therefore the match is the
/// last site on the line that begins before the instruction's column, or the line's only site of that kind,
/// whatever the column.
class SiteSearch {
public:
    SiteSearch(const Assembly& code, const Program& program);

    /// Index into the program's files; none if the instruction is in another file or has no line.
    [[nodiscard]] std::optional<std::uint32_t> file_of(const Instruction& instruction) const;
    /// None if the instruction does not belong to a site.
    [[nodiscard]] std::optional<std::uint32_t> find(const Instruction& instruction) const;

private:
    [[nodiscard]] bool suits(const SiteInfo& site, Role role) const;

    const Program& program_;
    std::vector<std::optional<std::uint32_t>> files_; ///< by file of the code: its index in the program
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> by_line_;
};

} // namespace lockstep::optimised
