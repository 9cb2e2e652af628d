#pragma once

#include "core/instrument/calls/built_ins.h"

// An asynchronous copy is started at one location of the source and performed at the wait for it (see
// site/skeleton.h). The event of a wait does not show which copy it belongs to, so each wait has a loop for
// every copy of the program.
//
//     event_t e = async_work_group_copy(s, a + 64, 16, 0);
//     wait_group_events(1, &e);
//
//     event_t e = lk_copy_begin(lk_self, 3u, 0u, 1, (__global char*)(a + 64), ...);
//     lk_copy_wait(lk_self, 4u, 0u, (uint)1, &e), lk_copy_0(lk_self), lk_copies_done(lk_self), ..., barrier(LK_FENCES);

namespace lockstep::rewriting {

/// Returns the copies that these functions start, with the sites that a wait for them logs. Must be called
/// before any function is rewritten.
[[nodiscard]] std::vector<Copy> copies_with_sites(const std::vector<const clang::FunctionDecl*>& functions,
                                                  Workbench& bench);
/// Returns the text of the functions that perform the copies, which must precede all other functions. Empty
/// if there are no copies.
[[nodiscard]] std::string copies_text(const std::vector<Copy>& copies, const clang::ASTContext& context);

class CopyCalls : public BuiltInFamily {
public:
    CopyCalls(Workbench& bench, Expressions& expressions, const std::vector<Copy>& copies);

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string begin(const clang::CallExpr* node);
    std::string wait(const clang::CallExpr* node);
    void add_loop(const Copy& copy);

    Emitter& emitter_;
    SiteLog& log_;
    Cuts& cuts_;
    Provenance& provenance_;
    Needs& needs_;
    Expressions& expressions_;
    const std::vector<Copy>& copies_;
};

} // namespace lockstep::rewriting
