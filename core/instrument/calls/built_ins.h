#pragma once

#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::rewriting {

class Accesses;
class Samplers;

/// Base class for rewriting the calls of one family of built-in functions.
class BuiltInFamily {
public:
    BuiltInFamily() = default;
    virtual ~BuiltInFamily() = default;
    BuiltInFamily(const BuiltInFamily&) = delete;
    BuiltInFamily& operator=(const BuiltInFamily&) = delete;

    /// Returns the rewritten call; nothing if the function does not belong to this family.
    virtual std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) = 0;
};

/// Rewrites calls of built-in functions. Functions that belong to no family only compute a value, so they
/// need no probe.
class BuiltIns {
public:
    BuiltIns(Workbench& bench, Accesses& accesses, Samplers& samplers, Expressions& expressions,
             const std::vector<Copy>& copies);

    std::string call(const clang::CallExpr* node, const std::string& name);

private:
    void defend(const clang::CallExpr* node, const std::string& name, std::vector<std::string>& arguments);

    Emitter& emitter_;
    SiteLog& log_;
    Refusals& refusals_;
    Expressions& expressions_;
    /// The families, in the order in which a call is offered to them.
    std::vector<std::unique_ptr<BuiltInFamily>> families_;
};

} // namespace lockstep::rewriting
