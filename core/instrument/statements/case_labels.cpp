#include "core/instrument/statements/case_labels.h"

#include "core/site/record.h"

namespace lockstep::rewriting {
namespace {

std::string take_case(const clang::CaseStmt* label, std::uint32_t child, Node& choice, Workbench& bench) {
    if (label->getRHS() != nullptr) {
        bench.refusals.refuse(label, refusal::case_range);
    }
    const llvm::APSInt constant = label->getLHS()->EvaluateKnownConstInt(bench.emitter.context());
    const std::uint64_t bits =
        constant.isSigned() ? static_cast<std::uint64_t>(constant.getSExtValue()) : constant.getZExtValue();
    choice.labels.push_back({bits & payload_mask, child, false});
    return "case " + bench.emitter.written(label->getLHS()) + ": ";
}

} // namespace

std::string take_labels(const clang::Stmt*& statement, std::uint32_t child, Node& choice, Workbench& bench) {
    std::string text;
    while (const auto* label = llvm::dyn_cast_or_null<clang::SwitchCase>(statement)) {
        if (const auto* named = llvm::dyn_cast<clang::CaseStmt>(label)) {
            text += take_case(named, child, choice, bench);
        } else {
            choice.labels.push_back({0, child, true});
            text += "default: ";
        }
        statement = label->getSubStmt();
    }
    return text;
}

} // namespace lockstep::rewriting
