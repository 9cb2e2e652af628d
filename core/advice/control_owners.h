#pragma once

#include "core/site/program.h"
#include "core/site/record.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// The ways that a decision sends work-items, and where they lead.
struct Decision {
    bool on_one = true;           ///< who decided 1 (a loop: goes on) comes to something that is logged
    bool on_zero = false;         ///< likewise who decided 0
    const Node* choice = nullptr; ///< of a switch: every label counts as leading to work

    /// The way of a decision's event: what was decided; of a switch the place of the label.
    [[nodiscard]] std::uint64_t way(std::uint64_t payload) const {
        return choice != nullptr ? entry_of(*choice, payload) : decision(payload);
    }
    [[nodiscard]] bool leads_to_work(std::uint64_t way) const {
        return choice != nullptr ? way < choice->children.size() : way == 1 ? on_one : way == 0 && on_zero;
    }
};

/// Which of some decisions each site of a kernel stands under: the innermost of them. A site of a helper
/// function stands where its first call stands. The conditions of a chain of else-if count as the first:
///
///     if (a)           owner of A: a
///         A;
///     else if (b)      owner of b and B: a
///         B;
class ControlOwners {
public:
    /// `chosen`: one a site, true for the decisions that can own others.
    ControlOwners(const Program& program, const std::vector<bool>& chosen);

    [[nodiscard]] std::optional<Site> owner_of(Site site) const { return owners_[site.index()]; }
    [[nodiscard]] const Decision& decision(Site site) const { return decisions_[site.index()]; }

private:
    void walk(NodeIndex node, std::optional<Site> owner, std::optional<Site> chain);
    void walk_branch(const Node& node, std::optional<Site> own);
    [[nodiscard]] bool logs_anything(NodeIndex node, unsigned depth) const;

    const Program& program_;
    const std::vector<bool>& chosen_;
    std::vector<std::optional<Site>> owners_;
    std::vector<Decision> decisions_;
    std::vector<bool> walked_; ///< by node
};

} // namespace lockstep
