#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/site/program.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::optimised {

/// Finds the site that an instruction of compiled code belongs to, by its place. Compilers name the place of an
/// operator where a site has that of its expression, so on its line the site that begins last before it is taken,
/// and the only one of its kind whatever the column.
class SiteSearch {
public:
    SiteSearch(const Assembly& code, const Program& program);

    /// Index into the program's files; none: it is in another file or has no line.
    [[nodiscard]] std::optional<std::uint32_t> file_of(const Instruction& instruction) const;
    /// None: it is no site's.
    [[nodiscard]] std::optional<std::uint32_t> find(const Instruction& instruction) const;

private:
    [[nodiscard]] bool suits(const SiteInfo& site, Role role) const;

    const Program& program_;
    std::vector<std::optional<std::uint32_t>> files_; ///< of a file of the code, its number in the program
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> by_line_;
};

} // namespace lockstep::optimised
