// Converts command-line words and options to a place, and back.
#include "app/common/run_options.h"

#include "app/common/command_line.h"
#include "app/common/place/place_text.h"
#include "app/common/run_arguments.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

Command place_command() {
    std::vector<Option> options = place_options({});
    for (Option (*option)() : {set_option, hardware_option, hw_option, kernel_option, define_option,
                               build_options_option, device_option}) {
        options.push_back(option());
    }
    return {.name = "show", .words = {}, .summary = "", .help = "", .options = options};
}

Result<ViewPlace> place_of_words(const std::vector<std::string>& given) {
    const auto arguments = parse_arguments(place_command(), given);
    return arguments ? place_of(*arguments, {}) : arguments.error();
}

std::string text_of(const std::vector<std::string>& given) {
    const auto place = place_of_words(given);
    return place ? place_text(*place) : "error of " + place.error().arguments[0];
}

TEST(PlaceOptions, every_option_is_the_key_of_its_name) {
    EXPECT_EQ(text_of({"reduction/interleaved", "--step", "18"}), "reduction/interleaved#step=18");
    EXPECT_EQ(
        text_of({"a.cl",
                 "--set",
                 "n=4",
                 "-D",
                 "N=1",
                 "-D",
                 "M",
                 "--kernel",
                 "k",
                 "--options",
                 "-cl-mad-enable",
                 "--device",
                 "pocl",
                 "--hardware",
                 "educational",
                 "--hw",
                 "banks=16",
                 "--view",
                 "banks",
                 "--size",
                 "900x500",
                 "--over",
                 "local=1,2",
                 "--over",
                 "n=3"}),
        "a.cl?n=4&D.M&D.N=1&kernel=k&options=-cl-mad-enable&device=pocl&hardware=educational&hw.banks=16"
        "#view=banks&over=local=1,2&over=n=3&picture_size=900x500");
    for (const PlaceKey& key : place_keys()) {
        const auto* number = std::get_if<PlaceNumber>(&key.type);
        if (number != nullptr) {
            EXPECT_EQ(text_of({"a", key.option, "7"}), std::string("a#") + key.name + "=7");
        }
    }
}

TEST(PlaceOptions, change_what_the_words_say_of_all_runs) {
    EXPECT_EQ(text_of({"a?x=1#step=3|", "--step", "4"}), "error of ");
    EXPECT_EQ(
        text_of({"a?x=1&y=2|b#step=3&warp=1", "c", "--step", "4", "--set", "x=5", "--hardware", "device"}),
        "a?x=5&y=2|b?x=5|c?x=5#step=4&warp=1");
    EXPECT_EQ(text_of({"a", "--size", "9x9"}), "error of --size");
    EXPECT_EQ(text_of(std::vector<std::string>(17, "a")), "error of WHAT");
}

TEST(PlaceOptions, read_the_words_of_a_place_as_this_place) {
    const char* const whole = "reduction/interleaved?local=256&size=256&hw.warp_width=64"
                              "#view=stage&group=0&step=18&warp=0&lane=8&theme=dark&picture_size=900x500";
    for (const char* text :
         {whole, "a?x=1|b?x=1#view=compare&link=round", "a?x=1|b?x=2#view=compare&link=round",
          "a%23b.cl?D.N=1&D.M&options=-DX%3D1#line=3", "%23a|b?set.device=4"}) {
        const auto place = place_from(text);
        ASSERT_TRUE(place.ok()) << text;
        const auto again = place_of_words(command_words(*place));
        ASSERT_TRUE(again.ok()) << text;
        EXPECT_EQ(*again, *place) << text << " became " << place_text(*again);
    }
}

TEST(PlaceOptions, make_the_run_that_the_text_names) {
    const Arguments none;
    const auto run = run_of("reduction/interleaved?size=512&hw.warp_width=64&device=pocl#step=3", none);
    ASSERT_TRUE(run.ok());
    EXPECT_EQ(run->what, "reduction/interleaved");
    EXPECT_EQ(run->parameters, (ParameterValues{{"size", "512"}}));
    EXPECT_EQ(run->options.device, "pocl");
    ASSERT_TRUE(run->hardware.of_device.has_value());
    EXPECT_EQ(*run->hardware.of_device, (HardwareChanges{{"warp_width", "64"}}));
    EXPECT_TRUE(run->readable.empty()) << "a link never lets a launch read other files";
    const auto own = run_of("x.cl?D.N=4&D.M&options=-cl-mad-enable&kernel=k", none);
    ASSERT_TRUE(own.ok());
    EXPECT_EQ(own->kind, RunKind::launch_file);
    EXPECT_EQ(own->kernel, "k");
    EXPECT_EQ(own->build_options, "-DM -DN=4 -cl-mad-enable");
    EXPECT_FALSE(run_of("a|b", none).ok()) << "one run";
    EXPECT_FALSE(run_of("a?hardware=none", none).ok());
}

} // namespace
} // namespace lockstep
