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

/// Built-in functions of one kind.
class BuiltInFamily {
public:
    BuiltInFamily() = default;
    virtual ~BuiltInFamily() = default;
    BuiltInFamily(const BuiltInFamily&) = delete;
    BuiltInFamily& operator=(const BuiltInFamily&) = delete;

    /// The new text of the call; none if the function is not in this family.
    virtual std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) = 0;
};

/// Calls of built-in functions. Functions outside all families only compute.
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
    std::vector<std::unique_ptr<BuiltInFamily>> families_; ///< tried in this order
};

} // namespace lockstep::rewriting
