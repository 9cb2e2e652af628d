#pragma once

#include "core/site/program.h"
#include "core/site/record.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// The outcomes of a decision, and whether they lead to work.
struct Decision {
    bool on_one = true;           ///< work-items that decided 1 (for a loop: to continue) reach a logged site
    bool on_zero = false;         ///< the same for 0
    const Node* choice = nullptr; ///< if the decision is a switch: its node; every label counts as work

    /// The outcome in an event of the decision: its value, or for a switch the index of the label.
    [[nodiscard]] std::uint64_t way(std::uint64_t payload) const {
        return choice != nullptr ? entry_of(*choice, payload) : decision(payload);
    }
    [[nodiscard]] bool leads_to_work(std::uint64_t way) const {
        return choice != nullptr ? way < choice->children.size() : way == 1 ? on_one : way == 0 && on_zero;
    }
};

/// Finds the innermost of some decisions that controls each site of a kernel. A site of a helper function has
/// the owner of the function's first call. All conditions of an else-if chain count as the first one:
///
///     if (a)           owner of A: a
///         A;
///     else if (b)      owner of b and B: a
///         B;
class ControlOwners {
public:
    /// `chosen`: one entry per site, true for the decisions that can be owners.
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
    std::vector<bool> walked_; ///< one entry per node
};

} // namespace lockstep
