#include "app/words/verdict_words.h"

#include "app/words/model_words.h"
#include "app/words/numbers.h"
#include "app/words/translatable.h"

namespace lockstep {

const char* verdict_sentence(const Verdict& verdict) {
    switch (verdict.kind) {
    case VerdictKind::does_not_fit:
        return QT_TRANSLATE_NOOP("Verdict",
                                 "The kernel does not fit on a multiprocessor of this hardware model.");
    case VerdictKind::cost:
        return verdict.site
                   ? QT_TRANSLATE_NOOP("Verdict",
                                       "Bound by %2 at %1: removing that cost would save %3 % of the cycles.")
                   : QT_TRANSLATE_NOOP("Verdict",
                                       "Bound by %2: removing that cost would save %3 % of the cycles.");
    case VerdictKind::busy:
        return QT_TRANSLATE_NOOP("Verdict",
                                 "Bound by instruction issue: the schedulers issue in %3 % of the cycles.");
    case VerdictKind::waiting:
        return verdict.site ? QT_TRANSLATE_NOOP("Verdict", "Bound by latency: warps spend %3 % of their "
                                                           "waiting time waiting for %2, most of it at %1.")
                            : QT_TRANSLATE_NOOP(
                                  "Verdict",
                                  "Bound by latency: warps spend %3 % of their waiting time waiting for %2.");
    case VerdictKind::largest_cost:
        return verdict.site
                   ? QT_TRANSLATE_NOOP("Verdict", "No single cost dominates. The largest is %2, most of it "
                                                  "at %1; eliminating it would save %3 % of the cycles.")
                   : QT_TRANSLATE_NOOP("Verdict", "No single cost dominates. The largest is %2; eliminating "
                                                  "it would save %3 % of the cycles.");
    case VerdictKind::nothing:
        return QT_TRANSLATE_NOOP("Verdict", "No cost or stall reason stands out.");
    }
    return "";
}

std::vector<std::string> verdict_arguments(const Verdict& verdict, const std::string& place) {
    const bool is_cost = verdict.kind == VerdictKind::cost || verdict.kind == VerdictKind::largest_cost;
    const std::string what = is_cost                                ? cost_words(verdict.cost)
                             : verdict.kind == VerdictKind::waiting ? wait_words(verdict.reason)
                                                                    : "";
    return {place, what, decimal(verdict.per_mille, 1)};
}

} // namespace lockstep
