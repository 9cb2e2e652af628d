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

VerdictCard verdict_card(const Verdict& verdict, std::uint64_t cycles) {
    constexpr const char* context = "Verdict";
    const Phrase number(static_cast<double>(verdict.per_mille) / 1000, &percent);
    const Phrase of_launch(context, QT_TRANSLATE_NOOP("Verdict", "The launch takes %1 cycles in the model."),
                           {cycles});
    switch (verdict.kind) {
    case VerdictKind::cost:
    case VerdictKind::largest_cost: {
        const Phrase cost(model_context, cost_words(verdict.cost));
        return {number,
                {context, QT_TRANSLATE_NOOP("Verdict", "of the modelled cycles: %1"), {cost}},
                {context,
                 QT_TRANSLATE_NOOP("Verdict", "Removing this cost would save %1 of %2 cycles."),
                 {verdict.per_mille * cycles / 1000, cycles}}};
    }
    case VerdictKind::busy:
        return {number,
                {context, QT_TRANSLATE_NOOP("Verdict", "of the modelled cycles: instruction issue")},
                of_launch};
    case VerdictKind::waiting: {
        const Phrase reason(model_context, wait_words(verdict.reason));
        return {
            number,
            {context, QT_TRANSLATE_NOOP("Verdict", "of the modelled waiting time of warps: %1"), {reason}},
            of_launch};
    }
    case VerdictKind::does_not_fit:
    case VerdictKind::nothing:
        break;
    }
    return {{}, {context, verdict_sentence(verdict)}, cycles == 0 ? Phrase() : of_launch};
}

} // namespace lockstep
