// Tests the row of banks: it shows the values of all banks or of none, and its banks are visible in every size.
#include "app/gui/scenes/banks/banks_scene.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/scene_world.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>
#include <numeric>
#include <string>

namespace lockstep::gui {
namespace {

/// Four lanes read these values from banks 0 to 3.
GroupView bank_view(const std::vector<std::uint64_t>& values) {
    std::string text = "group 4\nsite A read local int 3\nkernel { A }\nlog\n";
    for (std::size_t lane = 0; lane < 4; ++lane) {
        text += "A:" + std::to_string(4 * lane) + "\n";
    }
    Recording recording;
    Trace& trace = recording.launches.emplace_back(test::trace_of(text));
    trace.values = Column64(values.size());
    trace.value_offsets = Column64(values.size() + 1);
    std::ranges::copy(values, trace.values.data());
    std::iota(trace.value_offsets.data(), trace.value_offsets.data() + values.size() + 1, 0U);
    return make_group_view(session_of(std::move(recording)), 0, Group(0));
}

/// Returns the texts inside the banks.
QStringList in_banks(const Scene& scene) {
    QStringList found;
    const std::vector<Box> banks = boxes_of<BankCell>(scene);
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        const auto is_around = [label](const Box& bank) { return bank.rect.contains(label->rect.center()); };
        if (label != nullptr && !label->text.isEmpty() && std::ranges::any_of(banks, is_around)) {
            found << label->text;
        }
    }
    return found;
}

constexpr std::uint64_t minus(std::uint32_t value) {
    return std::uint32_t{0} - value;
}

TEST(BankRow, shows_the_values_of_all_banks_or_of_none) {
    constexpr QSizeF narrow{640, 400};
    EXPECT_EQ(in_banks(banks_scene(bank_view({9, 0, 7, 5}), {}, narrow)), (QStringList{"9", "0", "7", "5"}));
    const GroupView view = bank_view({9, 0, minus(1234), minus(12)});
    EXPECT_EQ(in_banks(banks_scene(view, {}, narrow)), QStringList()) << "some do not fit";
    EXPECT_TRUE(in_banks(banks_scene(view, {}, {2400, 400})).contains("-1234"));
}

TEST(BankRow, has_a_frame_around_banks_without_frames) {
    const GroupView view = bank_view({9, 0, 7, 5});
    const Scene scene = banks_scene(view, {}, {290, 400});
    QRectF banks;
    for (const Box& bank : boxes_of<BankCell>(scene)) {
        banks |= bank.rect;
    }
    const auto is_frame = [&](const Shape& shape) {
        const Box* box = std::get_if<Box>(&shape);
        return box != nullptr && box->outline.role == Role::masked_line && box->rect.contains(banks);
    };
    EXPECT_TRUE(std::ranges::any_of(scene.shapes, is_frame));
}

} // namespace
} // namespace lockstep::gui
