#pragma once

#include "core/instrument/calls/built_ins.h"

namespace lockstep::rewriting {

/// Rewrites calls of work-group barriers and fences.
class BarrierCalls : public BuiltInFamily {
public:
    BarrierCalls(Workbench& bench, Expressions& expressions)
        : log_(bench.log), cuts_(bench.cuts), expressions_(expressions) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string barrier(const clang::CallExpr* node, SiteKind kind);

    SiteLog& log_;
    Cuts& cuts_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
