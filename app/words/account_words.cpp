#include "app/words/account_words.h"

#include "app/words/numbers.h"
#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

Phrase share_phrase(std::uint64_t part, std::uint64_t whole) {
    const double share = whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
    return {share, &percent};
}

/// Returns a sentence with the share of the time (%1), the share that removing the cost saves (%2) and the
/// place (%3); null for costs without a sentence of their own.
const char* sentence_with_place(Removal what, ConflictKind conflicts) {
    switch (what) {
    case Removal::conflicts:
        return conflicts == ConflictKind::same_word
                   ? QT_TRANSLATE_NOOP("Account", "%1 of the scheduler cycles are spent on local atomics on "
                                                  "the same word, mainly at %3. They take turns. Removing "
                                                  "their extra passes would save %2 of the modelled time.")
                   : QT_TRANSLATE_NOOP("Account",
                                       "%1 of the scheduler cycles are spent on bank conflicts, mainly at "
                                       "%3. Removing them would save %2 of the modelled time.");
    case Removal::uncoalesced:
        return QT_TRANSLATE_NOOP("Account",
                                 "%1 of the scheduler cycles are spent waiting for global memory. Coalesced "
                                 "accesses, mainly at %3, would save %2 of the modelled time.");
    case Removal::divergence:
        return QT_TRANSLATE_NOOP("Account", "%1 of the scheduler cycles are spent on divergence, mainly at "
                                            "%3. Removing it would save %2 of the modelled time.");
    case Removal::barriers:
        return QT_TRANSLATE_NOOP(
            "Account", "%1 of the scheduler cycles are spent waiting at barriers, most of them at %3. "
                       "Removing the barriers would save %2 of the modelled time.");
    case Removal::misses:
        return QT_TRANSLATE_NOOP(
            "Account", "%1 of the scheduler cycles are spent waiting for global memory, most of them "
                       "at %3. Larger caches would save %2 of the modelled time.");
    case Removal::atomics:
        return QT_TRANSLATE_NOOP(
            "Account", "%1 of the scheduler cycles are spent waiting for atomics, most of them at %3. "
                       "Removing the queues of atomics would save %2 of the modelled time.");
    case Removal::group_starts:
        break;
    }
    return nullptr;
}

/// Whether the share of the cycles is a good measure of a cost. If removing it saves more than twice its share,
/// the schedulers mostly do something else meanwhile, for example wait for a slow warp's memory.
bool is_share_telling(const LaunchAccount& launch, const Saving& saving) {
    const double saved = static_cast<double>(saving.cycles) / static_cast<double>(launch.cycles);
    return 2 * launch.account.share(use_of(saving.what)) >= saved;
}

Phrase use_name(const LaunchAccount& launch, CycleUse use) {
    return {account_context, use_words(use, launch.conflict_kind())};
}

/// Says which share the cost has whose removal saves more than twice as much.
Phrase share_beside_saving(const LaunchAccount& launch, CycleUse use) {
    if (launch.account.amounts[static_cast<std::size_t>(use)] == 0) {
        return {account_context,
                QT_TRANSLATE_NOOP(
                    "Account", "This cost has no share of the scheduler cycles. Removing a cost can save "
                               "more than its share, because it can also shorten the waits of other warps.")};
    }
    return {account_context,
            QT_TRANSLATE_NOOP("Account",
                              "The bar marks the share of this cost (%1). Removing a cost can save more than "
                              "its share, because it can also shorten the waits of other warps."),
            {name_and_share(launch, use)}};
}

/// Returns the use with the largest share.
CycleUse largest_use(const CycleAccount& account) {
    return static_cast<CycleUse>(std::ranges::max_element(account.amounts) - account.amounts.begin());
}

} // namespace

const char* use_words(CycleUse use, ConflictKind conflicts) {
    switch (use) {
    case CycleUse::work:
        return QT_TRANSLATE_NOOP("Account", "instructions");
    case CycleUse::divergence:
        return QT_TRANSLATE_NOOP("Account", "divergence");
    case CycleUse::global:
        return QT_TRANSLATE_NOOP("Account", "global memory");
    case CycleUse::atomics:
        return QT_TRANSLATE_NOOP("Account", "atomics");
    case CycleUse::conflicts:
        return conflicts == ConflictKind::same_word
                   ? QT_TRANSLATE_NOOP("Account", "local atomics on the same word")
                   : QT_TRANSLATE_NOOP("Account", "bank conflicts");
    case CycleUse::local:
        return QT_TRANSLATE_NOOP("Account", "local memory");
    case CycleUse::barrier:
        return QT_TRANSLATE_NOOP("Account", "barriers");
    case CycleUse::dependency:
        return QT_TRANSLATE_NOOP("Account", "dependencies");
    case CycleUse::policy:
        return QT_TRANSLATE_NOOP("Account", "scheduling policy");
    case CycleUse::group_end:
        return QT_TRANSLATE_NOOP("Account", "finished warps");
    case CycleUse::group_start:
        return QT_TRANSLATE_NOOP("Account", "start of groups");
    case CycleUse::tail:
        return QT_TRANSLATE_NOOP("Account", "tail");
    case CycleUse::no_work:
        return QT_TRANSLATE_NOOP("Account", "no work");
    }
    return "";
}

const char* use_definition(CycleUse use, ConflictKind conflicts) {
    switch (use) {
    case CycleUse::work:
        return QT_TRANSLATE_NOOP("Account", "The scheduler issues an instruction that is needed.");
    case CycleUse::divergence:
        return QT_TRANSLATE_NOOP("Account", "The scheduler issues an instruction that divergence has added.");
    case CycleUse::global:
        return QT_TRANSLATE_NOOP("Account", "Warps wait for global memory or images.");
    case CycleUse::atomics:
        return QT_TRANSLATE_NOOP("Account", "Warps wait for atomics.");
    case CycleUse::conflicts:
        return conflicts == ConflictKind::same_word
                   ? QT_TRANSLATE_NOOP("Account",
                                       "Warps wait while local memory makes more passes than the minimum, "
                                       "mostly because atomics on the same word take turns.")
                   : QT_TRANSLATE_NOOP("Account",
                                       "Warps wait while local memory makes more passes than the minimum.");
    case CycleUse::local:
        return QT_TRANSLATE_NOOP("Account", "Warps wait for local memory, without conflicts.");
    case CycleUse::barrier:
        return QT_TRANSLATE_NOOP("Account", "Warps wait at a barrier.");
    case CycleUse::dependency:
        return QT_TRANSLATE_NOOP("Account", "Warps wait for the result of an instruction.");
    case CycleUse::policy:
        return QT_TRANSLATE_NOOP("Account", "Warps are ready, but the policy selects none of them.");
    case CycleUse::group_end:
        return QT_TRANSLATE_NOOP("Account", "Warps are finished, but other warps of their group are not.");
    case CycleUse::group_start:
        return QT_TRANSLATE_NOOP("Account", "The scheduler waits for the next group.");
    case CycleUse::tail:
        return QT_TRANSLATE_NOOP("Account", "The scheduler is finished, but others are not.");
    case CycleUse::no_work:
        return QT_TRANSLATE_NOOP("Account", "The scheduler never gets a warp.");
    }
    return "";
}

const char* removal_words(Removal what, ConflictKind conflicts) {
    switch (what) {
    case Removal::conflicts:
        return conflicts == ConflictKind::same_word
                   ? QT_TRANSLATE_NOOP("Account", "extra passes of local atomics on the same word")
                   : QT_TRANSLATE_NOOP("Account", "bank conflicts");
    case Removal::uncoalesced:
        return QT_TRANSLATE_NOOP("Account", "uncoalesced access");
    case Removal::divergence:
        return QT_TRANSLATE_NOOP("Account", "divergence");
    case Removal::barriers:
        return QT_TRANSLATE_NOOP("Account", "barriers");
    case Removal::misses:
        return QT_TRANSLATE_NOOP("Account", "avoidable cache misses");
    case Removal::atomics:
        return QT_TRANSLATE_NOOP("Account", "queues of atomics");
    case Removal::group_starts:
        return QT_TRANSLATE_NOOP("Account", "delays between groups");
    }
    return "";
}

Phrase site_place(const std::optional<Site>& site, const Program& program) {
    if (!site) {
        return {};
    }
    const SiteInfo& info = program.sites[site->index()];
    return info.file == 0
               ? Phrase{account_context, QT_TRANSLATE_NOOP("Account", "line %1"), {id_text(info.line)}}
               : Phrase(program.files[info.file] + ":" + id_text(info.line));
}

Phrase saving_place(const Saving* saving, const Program& program) {
    return saving == nullptr ? Phrase() : site_place(saving->site, program);
}

Phrase share_of_row(const LaunchAccount& launch, CycleUse use) {
    return share_phrase(launch.account.per_mille()[static_cast<std::size_t>(use)], 1000);
}

std::uint64_t cycles_of_row(const LaunchAccount& launch, CycleUse use) {
    return divided(launch.cycles, launch.account.amounts)[static_cast<std::size_t>(use)];
}

Phrase name_and_share(const LaunchAccount& launch, CycleUse use) {
    return {account_context,
            QT_TRANSLATE_NOOP("Account", "%1: %2"),
            {use_name(launch, use), share_of_row(launch, use)}};
}

Phrase row_phrase(const LaunchAccount& launch, CycleUse use, const Phrase& place) {
    const Phrase name = use_name(launch, use);
    const Phrase share = share_of_row(launch, use);
    const std::uint64_t cycles = cycles_of_row(launch, use);
    return place.empty() ? Phrase{account_context,
                                  QT_TRANSLATE_NOOP("Account", "%1: %2, %3 cycles"),
                                  {name, share, cycles}}
                         : Phrase{account_context,
                                  QT_TRANSLATE_NOOP("Account", "%1: %2, %3 cycles, %4"),
                                  {name, share, cycles, place}};
}

Phrase cause_phrase(const LaunchAccount& launch, const Phrase& place) {
    const Saving* const saving = launch.largest();
    if (saving == nullptr) {
        const CycleUse most = largest_use(launch.account);
        return {account_context,
                QT_TRANSLATE_NOOP("Account",
                                  "No single cost is worth removing: each would save less than 1 % of the "
                                  "modelled time. Most scheduler cycles: %1 (%2)."),
                {use_name(launch, most), share_of_row(launch, most)}};
    }
    const Phrase saved = share_phrase(saving->cycles, launch.cycles);
    const char* const sentence = sentence_with_place(saving->what, launch.conflict_kind());
    if (sentence != nullptr && !place.empty() && is_share_telling(launch, *saving)) {
        return {account_context, sentence, {share_of_row(launch, use_of(saving->what)), saved, place}};
    }
    const Phrase what(account_context, removal_words(saving->what, launch.conflict_kind()));
    return place.empty()
               ? Phrase{account_context,
                        QT_TRANSLATE_NOOP("Account", "Without %1, the launch would take %2 less time."),
                        {what, saved}}
               : Phrase{account_context,
                        QT_TRANSLATE_NOOP("Account", "Without %1 (mainly at %3), the launch would take %2 "
                                                     "less time."),
                        {what, saved, place}};
}

CauseCard cause_card(const LaunchAccount& launch) {
    const Saving* const saving = launch.largest();
    if (saving == nullptr) {
        const CycleUse most = largest_use(launch.account);
        return {{},
                {account_context, QT_TRANSLATE_NOOP("Account", "No cost worth removing was found.")},
                {account_context,
                 QT_TRANSLATE_NOOP("Account", "The launch takes %1 cycles. Most scheduler cycles: %2 (%3)."),
                 {launch.cycles, use_name(launch, most), share_of_row(launch, most)}},
                {},
                {}};
    }
    const Phrase what(account_context, removal_words(saving->what, launch.conflict_kind()));
    const Phrase saved = share_phrase(saving->cycles, launch.cycles);
    const std::uint64_t without = launch.cycles - saving->cycles;
    const CycleUse use = use_of(saving->what);
    if (!is_share_telling(launch, *saving)) {
        return {saved,
                {account_context, QT_TRANSLATE_NOOP("Account", "less time without %1"), {what}},
                {account_context,
                 QT_TRANSLATE_NOOP("Account", "The launch would take %1 instead of %2 cycles."),
                 {without, launch.cycles}},
                share_beside_saving(launch, use),
                use};
    }
    return {share_of_row(launch, use),
            {account_context,
             QT_TRANSLATE_NOOP("Account", "of the scheduler cycles: %1"),
             {use_name(launch, use)}},
            {account_context,
             QT_TRANSLATE_NOOP("Account", "Without %1, the launch would take %2 less time: %3 instead of %4 "
                                          "cycles."),
             {what, saved, without, launch.cycles}},
            {},
            use};
}

Phrase next_cost_phrase(const LaunchAccount& launch, const Phrase& place) {
    const Saving* const next = launch.runner_up();
    if (next == nullptr) {
        return {};
    }
    const Phrase what(account_context, removal_words(next->what, launch.conflict_kind()));
    const Phrase share = share_phrase(next->cycles, launch.cycles);
    return place.empty()
               ? Phrase::counted(
                     account_context,
                     QT_TRANSLATE_N_NOOP(
                         "Account",
                         "Next: without %1, the launch would take %2 fewer cycles (%3 less time)."),
                     QT_TRANSLATE_NOOP(
                         "Account", "Next: without %1, the launch would take 1 fewer cycle (%3 less time)."),
                     {what, next->cycles, share}, 1)
               : Phrase::counted(account_context,
                                 QT_TRANSLATE_N_NOOP(
                                     "Account", "Next: without %1 (mainly at %4), the launch would take %2 "
                                                "fewer cycles (%3 less time)."),
                                 QT_TRANSLATE_NOOP("Account", "Next: without %1 (mainly at %4), the launch "
                                                              "would take 1 fewer cycle (%3 less time)."),
                                 {what, next->cycles, share, place}, 1);
}

} // namespace lockstep
