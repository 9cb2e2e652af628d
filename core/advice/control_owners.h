#pragma once

#include "core/site/program.h"
#include "core/site/record.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// A decision (branch, loop test or switch), and which of its outcomes lead to a site.
struct Decision {
    bool on_one = true;   ///< whether outcome 1 (for a loop: continue) leads to a site
    bool on_zero = false; ///< whether outcome 0 leads to a site
    /// The node of the switch if the decision is a switch, otherwise null. Every label of a switch counts as
    /// an outcome that leads to a site.
    const Node* choice = nullptr;

    /// Returns the outcome for a payload: for a switch, the index of the label; otherwise, the payload
    /// itself.
    [[nodiscard]] std::uint64_t way(std::uint64_t payload) const {
        return choice != nullptr ? entry_of(*choice, payload) : decision(payload);
    }
    [[nodiscard]] bool leads_to_work(std::uint64_t way) const {
        return choice != nullptr ? way < choice->children.size() : way == 1 ? on_one : way == 0 && on_zero;
    }
};

/// Finds the owner of each site of a kernel: the innermost selected decision that controls whether the site
/// executes. A site of a helper function has the owner of the function's first call. All conditions of an
/// else-if chain are replaced by the first one:
///
///     if (a)           owner of A: a
///         A;
///     else if (b)      owner of b and B: a
///         B;
class ControlOwners {
public:
    /// `chosen`: for each site, whether its decision may become an owner.
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
    std::vector<bool> walked_; ///< for each node, whether walk() has visited it
};

} // namespace lockstep
