#include "app/cli/finding_text.h"

#include "app/common/table.h"
#include "app/words/names.h"
#include "app/words/visible_text.h"

namespace lockstep {

std::string finding_text(const Finding& finding) {
    std::string text = std::string(severity_words(finding.severity)) + ": " + finding_words(finding.kind) +
                       ", " + finding.file + ":" + std::to_string(finding.line);
    if (finding.other_line != 0) {
        text += " with line " + std::to_string(finding.other_line);
    }
    if (finding.ordered_by_atomics) {
        text += ", ordered by atomics only";
    }
    if (!finding.place.object.empty()) {
        text += ", " + finding.place.object + " at byte " + std::to_string(finding.place.offset);
    }
    return visible_line(text) + ", " +
           (finding.count == 1 ? "once, by work-item "
                               : grouped(finding.count) + " times, first by work-item ") +
           (finding.work_items.empty() ? "?" : grouped(finding.work_items[0])) + "\n";
}

} // namespace lockstep
