#include "app/layer/settings.h"

#include "app/layer/refusal.h"

#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using Variables = std::map<std::string, std::string>;

Settings settings(const Variables& variables) {
    return settings_from([&variables](const char* name) {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : found->second.c_str();
    });
}

TEST(LayerSettings, ChooseTheFirstLaunchOfEveryKernelWhereNothingIsSaid) {
    const Settings usual = settings({});
    EXPECT_TRUE(is_chosen(usual, "any", 1));
    EXPECT_FALSE(is_chosen(usual, "any", 2));
    EXPECT_TRUE(usual.folder.is_absolute());
    EXPECT_EQ(usual.folder.filename(), "lockstep-launches");
}

TEST(LayerSettings, ChooseByNamesPatternsAndNumbers) {
    const Settings chosen =
        settings({{"LOCKSTEP_LAYER_KERNEL", "blur,sum_*"}, {"LOCKSTEP_LAYER_LAUNCH", "2..4"}});
    EXPECT_TRUE(is_chosen(chosen, "blur", 2));
    EXPECT_TRUE(is_chosen(chosen, "sum_of", 4));
    EXPECT_FALSE(is_chosen(chosen, "sum", 3));
    EXPECT_FALSE(is_chosen(chosen, "blur", 5));
    EXPECT_FALSE(is_chosen(chosen, "blur", 1));
    EXPECT_TRUE(is_chosen(settings({{"LOCKSTEP_LAYER_LAUNCH", "3.."}}), "x", 1000000));
    EXPECT_TRUE(is_chosen(settings({{"LOCKSTEP_LAYER_LAUNCH", "3"}}), "x", 3));
}

TEST(LayerSettings, RefuseWhatMeansNothing) {
    for (const std::string launch : {"0", "x", "2-3", "3..2", "..", "-1", "1..x"}) {
        EXPECT_THROW(settings({{"LOCKSTEP_LAYER_LAUNCH", launch}}), Refusal) << launch;
    }
    EXPECT_THROW(settings({{"LOCKSTEP_LAYER_BYTES", "much"}}), Refusal);
    EXPECT_EQ(settings({{"LOCKSTEP_LAYER_BYTES", "2G"}}).most_bytes, std::uint64_t{2} << 30);
    EXPECT_EQ(settings({{"LOCKSTEP_LAYER_DIR", "/tmp/x"}}).folder, "/tmp/x");
}

} // namespace
} // namespace lockstep
