#include "app/cli/finding_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

Finding outside(const std::string& object) {
    Finding finding{.kind = FindingKind::out_of_bounds, .file = "k.cl", .line = 3, .count = 1};
    finding.place = {.space = Space::global, .object = object, .offset = 64};
    finding.work_items = {5};
    finding.work_item_count = 1;
    return finding;
}

TEST(FindingLine, NamesTheObjectAndTheByteOrSaysThatThereIsNone) {
    EXPECT_EQ(finding_text(outside("a")),
              "error: Out of bounds, k.cl:3, a at byte 64, once, by work-item 5\n");
    EXPECT_EQ(finding_text(outside("")),
              "error: Out of bounds, k.cl:3, an address that lies in no object, once, by work-item 5\n");
}

TEST(FindingLine, LeavesOutThePlaceInPrivateMemory) {
    Finding finding = outside("");
    finding.place.space = Space::none;
    EXPECT_EQ(finding_text(finding), "error: Out of bounds, k.cl:3, once, by work-item 5\n");
}

} // namespace
} // namespace lockstep
