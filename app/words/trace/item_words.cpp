#include "app/words/trace/item_words.h"

#include "app/words/numbers.h"
#include "core/kernel/global_id.h"

namespace lockstep {

std::string item_id(const NdRange& range, WorkItem item) {
    const std::array<std::uint64_t, 3> id = global_id(range, item);
    if (range.dimensions <= 1) {
        return id_text(id[0]);
    }
    std::string text = "(" + id_text(id[0]);
    for (std::size_t i = 1; i < range.dimensions; ++i) {
        text += ", " + id_text(id[i]);
    }
    return text + ")";
}

std::string item_ids(const NdRange& range, WorkItem first, WorkItem last) {
    return item_id(range, first) + "–" + item_id(range, last);
}

} // namespace lockstep
