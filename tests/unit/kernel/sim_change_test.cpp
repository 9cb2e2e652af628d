#include "core/kernel/sim/sim_change.h"
#include "core/kernel/sim/sim_guess.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

KernelParameter buffer(const char* name, Access access) {
    return {.name = name,
            .type_text = "__global float*",
            .kind = ArgumentKind::buffer,
            .type = {Scalar::float32, 1},
            .size_bytes = 4,
            .access = access};
}

KernelParameter number(const char* name) {
    return {.name = name, .type_text = "int", .type = {Scalar::int32, 1}, .size_bytes = 4};
}

const KernelSignature saxpy{
    .name = "saxpy",
    .line = 1,
    .parameters = {buffer("x", Access::read_only), buffer("y", Access::read_write), number("n")}};
const std::string program = "saxpy.cl";

NdRange range_of(std::uint64_t global, std::uint64_t local) {
    return {.dimensions = 1, .global = {global, 1, 1}, .local = {local, 1, 1}};
}

TEST(SimChange, GuessesGrowWithTheRange) {
    const SimFile sim = with_range(saxpy, guessed_sim(saxpy, program), range_of(4096, 128));
    EXPECT_EQ(sim.range, range_of(4096, 128));
    EXPECT_EQ(sim.arguments[0].size, 4096U * 4);
    EXPECT_EQ(sim.arguments[2].text, "4096");
}

TEST(SimChange, WhatSomebodySaidStays) {
    SimFile sim = guessed_sim(saxpy, program);
    sim.arguments[1].text = "7";
    sim.arguments[2].text = "100";
    sim = with_range(saxpy, std::move(sim), range_of(4096, 128));
    EXPECT_EQ(sim.arguments[0].size, 4096U * 4) << "a guess still";
    EXPECT_EQ(sim.arguments[1].size, 1024U * 4);
    EXPECT_EQ(sim.arguments[2].text, "100");
}

TEST(SimChange, AGuessReadFromAFileIsOneStill) {
    const SimFile guess = guessed_sim(saxpy, program);
    const Result<SimFile> read = sim_from(sim_text(guess), "saxpy.sim");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(with_range(saxpy, *read, range_of(2048, 64)).arguments[0].size, 2048U * 4);
}

TEST(SimChange, ParametersKeepTheirArgumentsByName) {
    SimFile sim = guessed_sim(saxpy, program);
    sim.arguments[2].text = "100";
    sim.range = range_of(256, 64);
    KernelSignature edited = saxpy;
    edited.parameters = {number("n"), buffer("z", Access::read_write), buffer("x", Access::read_only)};
    const SimFile changed = with_parameters(edited, guessed_sim(edited, program), saxpy, sim);
    ASSERT_EQ(changed.arguments.size(), 3U);
    EXPECT_EQ(changed.arguments[0].text, "100");
    EXPECT_EQ(changed.arguments[1].size, 256U * 4) << "new: guessed for the range as it is";
    EXPECT_EQ(changed.arguments[2], sim.arguments[0]);
    EXPECT_EQ(changed.range, sim.range);
}

TEST(SimGuess, ReadsWhatNumbersMeanFromTheirNames) {
    const auto guessed = [](const char* name) {
        return guessed_arguments({.name = "k", .parameters = {number(name)}}, range_of(4096, 128))
            .front()
            .text;
    };
    for (const char* name : {"n", "num_elements", "width", "N", "imageSize"}) {
        EXPECT_EQ(guessed(name), "4096") << name;
    }
    for (const char* name : {"maskSize", "filter_width", "radius"}) {
        EXPECT_EQ(guessed(name), "3") << name;
    }
    EXPECT_EQ(guessed("num_iterations"), "16");
    EXPECT_EQ(guessed("maxIter"), "16");
    EXPECT_EQ(guessed("alpha"), "1");
}

TEST(SimChange, AParameterOfAnotherKindIsANewOne) {
    SimFile sim = guessed_sim(saxpy, program);
    sim.arguments[2].text = "100";
    KernelSignature edited = saxpy;
    edited.parameters[2] = buffer("n", Access::read_write);
    const SimFile changed = with_parameters(edited, guessed_sim(edited, program), saxpy, sim);
    EXPECT_EQ(changed.arguments[2].size, 1024U * 4);
    EXPECT_NE(changed.arguments[2].text, "100");
}

} // namespace
} // namespace lockstep
