// The probes must write events in the format that core/site/record.h reads.

#include "core/instrument/probes/probe_texts.h"

#include "core/instrument/probes/probes.h"
#include "core/site/record.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>

namespace lockstep {
namespace {

/// Returns the values of the probes' constants, by name.
std::map<std::string, std::uint64_t> constants() {
    std::map<std::string, std::uint64_t> values;
    std::istringstream text(record_constants_text());
    std::string define;
    std::string name;
    std::string value;
    while (text >> define >> name >> value) {
        EXPECT_EQ(define, "#define");
        values[name] = std::stoull(value, nullptr, 0);
    }
    return values;
}

/// Makes an event in the format that lk_event() writes.
Event event_of_probe(std::uint64_t site, std::uint64_t payload) {
    const auto lk_self = constants();
    return site << lk_self.at("LK_PAYLOAD_BITS") | (payload & lk_self.at("LK_PAYLOAD_MASK"));
}

TEST(RecordConstants, PutAnEventTogetherThatTheRecordTakesApart) {
    const Event event = event_of_probe(0x123456, ~std::uint64_t{0});
    EXPECT_EQ(event_site(event), Site(0x123456));
    EXPECT_EQ(event_payload(event), payload_mask);
}

TEST(RecordConstants, PutEveryKindOfFaultTogether) {
    const std::map<const char*, FaultKind> kinds = {
        {"LK_OUT_OF_BOUNDS", FaultKind::out_of_bounds},   {"LK_NULL_POINTER", FaultKind::null_pointer},
        {"LK_PRIVATE_BOUNDS", FaultKind::private_bounds}, {"LK_ENDLESS_LOOP", FaultKind::endless_loop},
        {"LK_EARLY_TOUCH", FaultKind::early_touch},       {"LK_UNFINISHED_COPY", FaultKind::unfinished_copy}};
    const auto lk_self = constants();
    for (const auto& [name, kind] : kinds) {
        const Event event = event_of_probe(
            lk_self.at("LK_FAULT_SITE"), 0x654321 | lk_self.at(name) << lk_self.at("LK_FAULT_KIND_SHIFT") |
                                             lk_self.at("LK_UNKNOWN") << lk_self.at("LK_FAULT_OBJECT_SHIFT"));
        ASSERT_TRUE(is_fault(event)) << name;
        EXPECT_EQ(fault_of(event).kind, kind) << name;
        EXPECT_EQ(fault_of(event).site, Site(0x654321));
        EXPECT_EQ(fault_of(event).object, unknown_object);
    }
}

TEST(RecordConstants, PutTurnsOfLoopsAndExchangesTogether) {
    const auto lk_self = constants();
    const std::uint64_t turn = lk_self.at("LK_OUT_OF_TURNS") | std::uint64_t{0xFFFFFFFB}
                                                                   << lk_self.at("LK_LOOP_VALUE_SHIFT");
    EXPECT_EQ(decision(turn), out_of_turns);
    EXPECT_EQ(loop_value(turn), -5);
    const std::uint64_t exchange = 7 | std::uint64_t{32} << lk_self.at("LK_RECEIVED_COUNT_SHIFT");
    EXPECT_EQ(received_from(exchange), (Received{7, 32}));
}

TEST(RecordConstants, PutTexelsTogether) {
    const auto lk_self = constants();
    const std::uint64_t side = lk_self.at("LK_TEXEL_MASK");
    const std::uint64_t payload = side | (side - 1) << lk_self.at("LK_TEXEL_BITS") |
                                  std::uint64_t{2} << lk_self.at("LK_TEXEL_COLUMNS_SHIFT") |
                                  std::uint64_t{1} << lk_self.at("LK_TEXEL_ROWS_SHIFT") |
                                  std::uint64_t{63} << lk_self.at("LK_TEXEL_OBJECT_SHIFT");
    EXPECT_EQ(texels_of(payload),
              (Texels{most_texels_a_side - 1, most_texels_a_side - 2, 2, 1, most_image_objects - 1}));
}

TEST(RecordConstants, AreDefinedOnceAndNotRepeatedAsNumbers) {
    const std::string all = probes_text() + std::string(image_probes_text());
    const std::string probes = all.substr(all.find(record_constants_text()) + record_constants_text().size());
    for (const auto& [name, value] : constants()) {
        EXPECT_EQ(probes.find("#define " + name + " "), std::string::npos) << name;
        EXPECT_NE(probes.find(name), std::string::npos) << name << " is used by no probe";
    }
    for (const char* number : {"0xFFF", "0x7FFF", "<< 8)", "<< 15", "<< 16", "<< 24", "<< 28", "<< 30",
                               "<< 32", "<< 34", "<< 40", "site, 1,", "site, 2,", "site, 3,"}) {
        EXPECT_EQ(probes.find(number), std::string::npos) << number;
    }
}

} // namespace
} // namespace lockstep
