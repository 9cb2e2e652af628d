#include "core/instrument/calls/families.h"

#include "core/instrument/source/syntax.h"

namespace lockstep::rewriting {

std::optional<std::string> BarrierCalls::call(const clang::CallExpr* node, const std::string& name) {
    if (name == "barrier" || name == "work_group_barrier") {
        return barrier(node, SiteKind::barrier);
    }
    if (name == "mem_fence" || name == "read_mem_fence" || name == "write_mem_fence") {
        return barrier(node, SiteKind::fence);
    }
    return std::nullopt;
}

std::string BarrierCalls::barrier(const clang::CallExpr* node, SiteKind kind) {
    const std::string flags = expressions_.value(node->getArg(0));
    const Site site = bench_.log.add(bench_.log.at(kind, node));
    bench_.log.log(site);
    const std::string event = "lk_event(lk_self, " + number(site.value()) + ", (ulong)(" + flags + "))";
    if (bench_.cuts.is_cutting() && kind == SiteKind::barrier) {
        bench_.cuts.put_guarded_before(event + ";");
        bench_.cuts.put_before("lk_arrive(lk_self, lk_at == 0u);\n");
        return "((void)0)";
    }
    return "(" + event + ", " + node->getDirectCallee()->getNameAsString() + "(" + flags + "))";
}

} // namespace lockstep::rewriting
