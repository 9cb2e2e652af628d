#pragma once

#include "core/instrument/values/value_needs.h"

#include <map>
#include <optional>
#include <set>

namespace lockstep::rewriting {

/// The sources of the values of private variables at one point of a function, and the operands of all
/// arithmetic since the last site that is not a load.
struct HeldValues {
    std::map<const clang::VarDecl*, Sources> variables;
    Sources computed_with;
    friend bool operator==(const HeldValues&, const HeldValues&) = default;
};

/// The values at a point; nothing if no path leads to it.
using Held = std::optional<HeldValues>;

/// Merges the values of the variables at a point where two paths meet.
[[nodiscard]] Held joined(Held a, const Held& b);

/// What the analysis knows about all functions. This information only grows, so that the analysis terminates.
class KnownValues {
public:
    explicit KnownValues(std::size_t sites) : needs_(sites), turn_needs_(sites) {}

    void need(std::uint32_t site, const Sources& values) { add(needs_[site], values); }
    void need_in_turns(std::uint32_t loop, const Sources& values) { add(turn_needs_[loop], values); }
    void return_from(const clang::FunctionDecl* function, const Sources& values) {
        add(returned_[function], values);
    }
    void pass(const clang::VarDecl* parameter, const Sources& values) { add(passed_[parameter], values); }
    /// Records that the variable may be read and written through pointers from now on.
    void escape(const clang::VarDecl* variable) {
        changed_ = (variable != nullptr && escaped_.insert(variable).second) || changed_;
    }
    /// Records a write through a pointer to private memory.
    void remember(const Sources& values) { add(memory_, values); }

    [[nodiscard]] const Sources& returned(const clang::FunctionDecl* function) { return returned_[function]; }
    [[nodiscard]] const Sources& passed(const clang::VarDecl* parameter) { return passed_[parameter]; }
    [[nodiscard]] bool is_escaped(const clang::VarDecl* variable) const {
        return escaped_.count(variable) != 0;
    }
    /// Returns the values that a read through a pointer to private memory may return.
    [[nodiscard]] const Sources& memory() const { return memory_; }
    [[nodiscard]] const std::vector<Sources>& needs() const { return needs_; }
    [[nodiscard]] const std::vector<Sources>& turn_needs() const { return turn_needs_; }

    /// Returns whether anything has been added since the last call.
    [[nodiscard]] bool take_changed() { return std::exchange(changed_, false); }

private:
    void add(Sources& to, const Sources& values) { changed_ = (to |= values) || changed_; }

    std::vector<Sources> needs_;      ///< one entry per site
    std::vector<Sources> turn_needs_; ///< one entry per site of a loop test
    std::map<const clang::FunctionDecl*, Sources> returned_;
    std::map<const clang::VarDecl*, Sources> passed_;
    std::set<const clang::VarDecl*> escaped_;
    Sources memory_;
    bool changed_ = false;
};

} // namespace lockstep::rewriting
