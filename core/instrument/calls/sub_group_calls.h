#pragma once

#include "core/instrument/calls/built_ins.h"
#include "core/instrument/source/exchanges.h"

// Emulates sub-group functions in hidden local memory: each work-item stores its value, all work-items
// synchronise, and then each one reads the values that it needs.
//
//     v += sub_group_shuffle_down(v, 4);
//     (lk_t0 = (v), lk_t1 = (4), LK_GIVE(float, lk_t0, 1), lk_t2 = lk_from(lk_self, 1, 7u, lk_lane(lk_self) + lk_t1),
//      lk_t3 = LK_GIVEN(float)[lk_t2], LK_V(lk_t3, 4u), lk_t3)

namespace lockstep::rewriting {

class SubGroupCalls : public BuiltInFamily {
public:
    SubGroupCalls(Workbench& bench, Expressions& expressions);

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string exchange(const clang::CallExpr* node, const ExchangeFunction& function);
    std::string taken(const ExchangeFunction& function, Site site, const std::string& type,
                      const std::string& lane);
    std::string folded(const ExchangeFunction& function, Site site, const std::string& type);
    std::string barrier(const clang::CallExpr* node);

    SiteLog& log_;
    Emitter& emitter_;
    Cuts& cuts_;
    Refusals& refusals_;
    Needs& needs_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
