#pragma once

#include "core/instrument/values/value_needs.h"

#include <map>
#include <optional>
#include <set>

namespace lockstep::rewriting {

/// The state of the analysis at one point of a function. `variables` contains the sources of the value of
/// each private variable; `computed_with` contains the operands of all arithmetic since the last site that is
/// not a load.
struct HeldValues {
    std::map<const clang::VarDecl*, Sources> variables;
    Sources computed_with;
    friend bool operator==(const HeldValues&, const HeldValues&) = default;
};

/// The analysis state at a point of a function; empty if the point is not reachable.
using Held = std::optional<HeldValues>;

/// Returns the analysis state at a point where two paths meet: for each variable, the sources of both paths.
[[nodiscard]] Held joined(Held a, const Held& b);

/// The facts that the analysis has found so far, for all functions. Facts are only added, so the analysis
/// terminates.
class KnownValues {
public:
    explicit KnownValues(std::size_t sites) : needs_(sites), turn_needs_(sites) {}

    void need(std::uint32_t site, const Sources& values) { add(needs_[site], values); }
    void need_in_turns(std::uint32_t loop, const Sources& values) { add(turn_needs_[loop], values); }
    void return_from(const clang::FunctionDecl* function, const Sources& values) {
        add(returned_[function], values);
    }
    void pass(const clang::VarDecl* parameter, const Sources& values) { add(passed_[parameter], values); }
    /// Records that the address of a variable is taken, so it may be read and written through pointers.
    void escape(const clang::VarDecl* variable) {
        changed_ = (variable != nullptr && escaped_.insert(variable).second) || changed_;
    }
    /// Records that these values are written through a pointer to private memory.
    void remember(const Sources& values) { add(memory_, values); }

    [[nodiscard]] const Sources& returned(const clang::FunctionDecl* function) { return returned_[function]; }
    [[nodiscard]] const Sources& passed(const clang::VarDecl* parameter) { return passed_[parameter]; }
    [[nodiscard]] bool is_escaped(const clang::VarDecl* variable) const {
        return escaped_.count(variable) != 0;
    }
    /// Returns all values that may have been written through pointers to private memory.
    [[nodiscard]] const Sources& memory() const { return memory_; }
    [[nodiscard]] const std::vector<Sources>& needs() const { return needs_; }
    [[nodiscard]] const std::vector<Sources>& turn_needs() const { return turn_needs_; }

    /// Returns whether any fact has been added since the last call.
    [[nodiscard]] bool take_changed() { return std::exchange(changed_, false); }

private:
    void add(Sources& to, const Sources& values) { changed_ = (to |= values) || changed_; }

    std::vector<Sources> needs_; ///< for each site, the sites whose values it needs
    /// For each loop test, the sites in the loop whose values the iterations use in computations; one entry
    /// per site.
    std::vector<Sources> turn_needs_;
    std::map<const clang::FunctionDecl*, Sources> returned_;
    std::map<const clang::VarDecl*, Sources> passed_;
    std::set<const clang::VarDecl*> escaped_;
    Sources memory_;
    bool changed_ = false;
};

} // namespace lockstep::rewriting
