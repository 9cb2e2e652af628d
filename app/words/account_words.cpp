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
const char* sentence_with_place(Removal what) {
    switch (what) {
    case Removal::conflicts:
        return QT_TRANSLATE_NOOP("Account", "%1 of the modelled time is bank conflicts, most of them at %3. "
                                            "Removing them would save %2.");
    case Removal::uncoalesced:
        return QT_TRANSLATE_NOOP("Account", "%1 of the modelled time is waiting for global memory. Coalesced "
                                            "accesses, mainly at %3, would save %2.");
    case Removal::divergence:
        return QT_TRANSLATE_NOOP("Account", "%1 of the modelled time is divergence, most of it at %3. "
                                            "Removing it would save %2.");
    case Removal::barriers:
        return QT_TRANSLATE_NOOP("Account", "%1 of the modelled time is waiting at barriers, most of it at "
                                            "%3. Removing the waits would save %2.");
    case Removal::misses:
        return QT_TRANSLATE_NOOP("Account", "%1 of the modelled time is waiting for global memory, most of "
                                            "it at %3. Without avoidable cache misses, it would save %2.");
    case Removal::atomics:
        return QT_TRANSLATE_NOOP("Account", "%1 of the modelled time is waiting for atomics, most of it at "
                                            "%3. Without their queues, it would save %2.");
    case Removal::group_starts:
        break;
    }
    return nullptr;
}

/// Returns the use with the largest share.
CycleUse largest_use(const CycleAccount& account) {
    return static_cast<CycleUse>(std::ranges::max_element(account.amounts) - account.amounts.begin());
}

} // namespace

const char* use_words(CycleUse use) {
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
        return QT_TRANSLATE_NOOP("Account", "bank conflicts");
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

const char* use_definition(CycleUse use) {
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
        return QT_TRANSLATE_NOOP("Account",
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

const char* removal_words(Removal what) {
    switch (what) {
    case Removal::conflicts:
        return QT_TRANSLATE_NOOP("Account", "bank conflicts");
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

Phrase saving_place(const Saving* saving, const Program& program) {
    if (saving == nullptr || !saving->site) {
        return {};
    }
    const SiteInfo& site = program.sites[saving->site->index()];
    return site.file == 0
               ? Phrase{account_context, QT_TRANSLATE_NOOP("Account", "line %1"), {id_text(site.line)}}
               : Phrase(program.files[site.file] + ":" + id_text(site.line));
}

Phrase share_of_row(const LaunchAccount& launch, CycleUse use) {
    return share_phrase(launch.account.per_mille()[static_cast<std::size_t>(use)], 1000);
}

std::uint64_t cycles_of_row(const LaunchAccount& launch, CycleUse use) {
    return divided(launch.cycles, launch.account.amounts)[static_cast<std::size_t>(use)];
}

Phrase cause_phrase(const LaunchAccount& launch, const Phrase& place) {
    const Saving* const saving = launch.largest();
    if (saving == nullptr) {
        const CycleUse most = largest_use(launch.account);
        return {account_context,
                QT_TRANSLATE_NOOP("Account", "Nothing to cure: no cost takes 1 % of the cycles. The largest "
                                             "part of the modelled time is %1 (%2)."),
                {Phrase(account_context, use_words(most)), share_of_row(launch, most)}};
    }
    const Phrase share = share_of_row(launch, use_of(saving->what));
    const Phrase saved = share_phrase(saving->cycles, launch.cycles);
    const char* const sentence = sentence_with_place(saving->what);
    if (sentence != nullptr && !place.empty()) {
        return {account_context, sentence, {share, saved, place}};
    }
    return {account_context,
            QT_TRANSLATE_NOOP("Account", "The highest cost is %1. Removing it would save %2."),
            {Phrase(account_context, removal_words(saving->what)), saved}};
}

CauseCard cause_card(const LaunchAccount& launch) {
    const Saving* const saving = launch.largest();
    if (saving == nullptr) {
        const CycleUse most = largest_use(launch.account);
        return {{},
                {account_context, QT_TRANSLATE_NOOP("Account", "Nothing found to cure.")},
                {account_context,
                 QT_TRANSLATE_NOOP("Account", "%1 of %2 cycles: %3."),
                 {share_of_row(launch, most), launch.cycles, Phrase(account_context, use_words(most))}}};
    }
    const CycleUse use = use_of(saving->what);
    return {share_of_row(launch, use),
            {account_context,
             QT_TRANSLATE_NOOP("Account", "of the modelled time: %1"),
             {Phrase(account_context, use_words(use))}},
            {account_context,
             QT_TRANSLATE_NOOP("Account", "Without %1, it would save %2: %3 instead of %4 cycles."),
             {Phrase(account_context, removal_words(saving->what)),
              share_phrase(saving->cycles, launch.cycles), launch.cycles - saving->cycles, launch.cycles}}};
}

Phrase next_cost_phrase(const LaunchAccount& launch, const Phrase& place) {
    const Saving* const next = launch.runner_up();
    if (next == nullptr) {
        return {};
    }
    const Phrase what(account_context, removal_words(next->what));
    const Phrase share = share_phrase(next->cycles, launch.cycles);
    return place.empty() ? Phrase{account_context,
                                  QT_TRANSLATE_NOOP("Account", "Next: %1, %2 cycles (%3)"),
                                  {what, next->cycles, share}}
                         : Phrase{account_context,
                                  QT_TRANSLATE_NOOP("Account", "Next: %1, %2 cycles (%3), %4"),
                                  {what, next->cycles, share, place}};
}

} // namespace lockstep
