#include "app/words/trace/evidence_words.h"

#include "app/words/trace/item_words.h"
#include "app/words/translatable.h"

namespace lockstep {
namespace {

constexpr const char* evidence_context = "Evidence";

Phrase phrase(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {evidence_context, sentence, std::move(arguments)};
}

} // namespace

Phrase race_title() {
    return phrase(QT_TRANSLATE_NOOP("Evidence", "What happened"));
}

Phrase involvement_title(const Finding& finding) {
    return phrase(finding.kind == FindingKind::barrier_divergence
                      ? QT_TRANSLATE_NOOP("Evidence", "Waiting and missing work-items")
                  : finding.kind == FindingKind::unneeded_barrier
                      ? QT_TRANSLATE_NOOP("Evidence", "Work-items at the barrier")
                  : finding.kind == FindingKind::race
                      ? QT_TRANSLATE_NOOP("Evidence", "Work-items involved")
                      : QT_TRANSLATE_NOOP("Evidence", "Work-items with this fault"));
}

Phrase evidence_group(const Evidence& evidence) {
    return phrase(QT_TRANSLATE_NOOP("Evidence", "work-group %1"), {id_text(evidence.group.value())});
}

Phrase evidence_place(const Finding& finding, const Evidence& evidence) {
    return finding.kind != FindingKind::race || finding.place.object.empty()
               ? evidence_group(evidence)
               : phrase(QT_TRANSLATE_NOOP("Evidence", "work-group %1, %2 at byte %3"),
                        {id_text(evidence.group.value()), finding.place.object,
                         std::to_string(evidence.example_offset)});
}

Phrase pairs_phrase(const Evidence& evidence) {
    const char* const one =
        evidence.pairs_of_warps == 0
            ? QT_TRANSLATE_NOOP("Evidence", "1 pair of work-items races here, in the same warp.")
            : QT_TRANSLATE_NOOP("Evidence", "1 pair of work-items races here, in different warps.");
    return Phrase::counted(
        evidence_context,
        QT_TRANSLATE_N_NOOP("Evidence", "%1 pairs of work-items race here, %2 of them in different warps."),
        one, {evidence.pairs, evidence.pairs_of_warps});
}

std::vector<Phrase> evidence_remarks(const Finding& finding, const Evidence& evidence) {
    if (finding.kind == FindingKind::race && is_pair_of_groups(finding, evidence.items.size())) {
        return {phrase(QT_TRANSLATE_NOOP(
            "Evidence",
            "The map shows which work-items of this group access the byte involved in the example race."))};
    }
    if (finding.kind == FindingKind::barrier_divergence && finding.count > 1) {
        return {phrase(QT_TRANSLATE_NOOP(
            "Evidence",
            "The map shows this group when one of its work-items first failed to reach the barrier."))};
    }
    if (!evidence.is_whole) {
        return {phrase(QT_TRANSLATE_NOOP(
            "Evidence", "Only the first work-items were recorded; more work-items may be involved."))};
    }
    // A copy does not run in lockstep with the warps, and OpenCL does not define which work-items perform it.
    if (finding.kind != FindingKind::race || evidence.pairs == 0 || finding.cure == RaceCure::copy_wait) {
        return {};
    }
    return {
        pairs_phrase(evidence),
        phrase(QT_TRANSLATE_NOOP("Evidence", "Within a warp, lockstep execution may hide a race, but OpenCL "
                                             "does not guarantee lockstep execution."))};
}

Phrase item_name(const NdRange& range, WorkItem item) {
    return phrase(QT_TRANSLATE_NOOP("Evidence", "Work-item %1"), {item_id(range, item)});
}

Phrase item_place(const NdRange& range, WorkItem item, std::uint32_t warp_lanes) {
    const std::uint64_t local = item.value() % items_per_group(range);
    return phrase(QT_TRANSLATE_NOOP("Evidence", "group %1, warp %2, lane %3"),
                  {id_text(item.value() / items_per_group(range)), id_text(local / warp_lanes),
                   id_text(local % warp_lanes)});
}

Phrase access_words(const RacingAccess& access, const SiteInfo& site) {
    return access.kind == SiteKind::read    ? phrase(QT_TRANSLATE_NOOP("Evidence", "reads %1"), {site.text})
           : access.kind == SiteKind::write ? phrase(QT_TRANSLATE_NOOP("Evidence", "writes %1"), {site.text})
                                            : Phrase(site.text);
}

Phrase access_place(const RacingAccess& access, const SiteInfo& site) {
    return phrase(QT_TRANSLATE_NOOP("Evidence", "line %1, step %2"),
                  {id_text(site.line), id_text(access.tick.value() + 1)});
}

Phrase missing_words(const Finding& finding, const Evidence& evidence) {
    switch (finding.severity == Severity::error ? finding.cure : RaceCure::barrier) {
    case RaceCure::barrier_flags:
        return phrase(QT_TRANSLATE_NOOP("Evidence", "missing barrier flag in line %1"),
                      {id_text(finding.cure_line)});
    case RaceCure::fence:
        return phrase(QT_TRANSLATE_NOOP("Evidence", "no fence"));
    case RaceCure::copy_wait:
        return phrase(QT_TRANSLATE_NOOP("Evidence", "no wait for the copy"));
    default:
        return phrase(is_pair_of_groups(finding, evidence.items.size())
                          ? QT_TRANSLATE_NOOP("Evidence", "no order between groups")
                          : QT_TRANSLATE_NOOP("Evidence", "no barrier"));
    }
}

Phrase race_outcome(const RacingAccess& first, const RacingAccess& second) {
    return phrase(first.kind == SiteKind::read || second.kind == SiteKind::read
                      ? QT_TRANSLATE_NOOP("Evidence", "If the read happens first, it gets the old value. If "
                                                      "the write happens first, the read gets the new value.")
                      : QT_TRANSLATE_NOOP("Evidence", "The last write determines the final value."));
}

Phrase involvement_words(const Involvement& item, std::uint64_t count) {
    return phrase(item.waits                  ? QT_TRANSLATE_NOOP("Evidence", "waits (%1)")
                  : item.absent               ? QT_TRANSLATE_NOOP("Evidence", "never arrives (%1)")
                  : item.reads && item.writes ? QT_TRANSLATE_NOOP("Evidence", "reads and writes (%1)")
                  : item.reads                ? QT_TRANSLATE_NOOP("Evidence", "reads (%1)")
                  : item.writes               ? QT_TRANSLATE_NOOP("Evidence", "writes (%1)")
                  : item.does                 ? QT_TRANSLATE_NOOP("Evidence", "has this fault (%1)")
                                              : QT_TRANSLATE_NOOP("Evidence", "not involved (%1)"),
                  {count});
}

} // namespace lockstep
