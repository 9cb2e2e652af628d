#pragma once

#include "core/instrument/calls/built_ins.h"
#include "core/instrument/rewrite/accesses.h"
#include "core/instrument/values/vector_places.h"

namespace lockstep::rewriting {

/// Rewrites calls of built-in functions that access memory through a pointer: vloadN, vstoreN, atomics, and
/// functions that write a second result through a pointer (fract, sincos).
class MemoryCalls : public BuiltInFamily {
public:
    MemoryCalls(Workbench& bench, Accesses& accesses, Expressions& expressions);

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string prefetch(const clang::CallExpr* node);
    std::string vector_load(const clang::CallExpr* node, std::uint32_t elements);
    std::string vector_store(const clang::CallExpr* node, std::uint32_t elements);
    std::string atomic(const clang::CallExpr* node, const std::string& name);
    std::string private_output(const clang::CallExpr* node, const std::string& name);
    std::string pointer_output(const clang::CallExpr* node, const std::string& name);

    SiteLog& log_;
    Emitter& emitter_;
    Refusals& refusals_;
    Accesses& accesses_;
    VectorPlaces vectors_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
