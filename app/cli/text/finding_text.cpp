#include "app/cli/text/finding_text.h"

#include "app/common/table.h"
#include "app/words/names.h"
#include "app/words/trace/finding_words.h"
#include "app/words/visible_text.h"

namespace lockstep {
namespace {

/// Formats the involved work-items: "work-item 3", "work-items 3 and 4, and by 30 more".
std::string items_text(const Finding& finding) {
    const bool is_pair = finding.pair.size() == 2;
    const std::string first = finding.work_items.empty() ? "?" : id_text(finding.work_items[0]);
    const std::string named =
        is_pair ? "work-items " + id_text(finding.pair[0]) + " and " + id_text(finding.pair[1])
                : "work-item " + first;
    const std::uint64_t count = is_pair ? 2 : 1;
    const bool has_more = finding.work_item_count > count;
    return named + (has_more ? ", and by " + grouped(finding.work_item_count - count) + " more" : "");
}

/// Formats the number of occurrences: "12 times, 3 of them between groups, first by ".
std::string count_text(const Finding& finding) {
    if (finding.count == 1) {
        return "once, by ";
    }
    const bool is_mixed = finding.count_between != 0 && finding.count_between != finding.count;
    return grouped(finding.count) + " times, " +
           (is_mixed ? grouped(finding.count_between) + " of them between groups, " : "") + "first by ";
}

} // namespace

std::string finding_text(const Finding& finding) {
    std::string text = std::string(severity_words(finding.severity)) + ": " + finding_words(finding.kind) +
                       ", " + finding.file + ":" + std::to_string(finding.line);
    if (finding.other_line != 0) {
        text += " with line " + std::to_string(finding.other_line);
    }
    if (finding.ordered_by_atomics) {
        text += ", ordered only by atomics";
    }
    if (!finding.place.object.empty()) {
        text += ", " + finding.place.object + " at byte " + std::to_string(finding.place.offset);
    } else if (lies_nowhere(finding)) {
        text += ", an address outside every object of the launch";
    }
    return visible_line(text) + ", " + count_text(finding) + items_text(finding) + ". " +
           visible_line(english(finding_remedy(finding))) + "\n";
}

} // namespace lockstep
