#pragma once

#include "core/pack/pack_file.h"
#include "core/pack/packed_run.h"
#include "core/trace/column_codec.h"
#include "core/trace/trace_file.h"

#include <cstring>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <memory>
#include <span>
#include <string>
#include <sys/mman.h>
#include <utility>
#include <vector>

namespace lockstep::test {

/// A kernel with a buffer, local memory, a scalar, an image and a sampler.
inline Instrumented small_instrumented() {
    Instrumented instrumented;
    instrumented.program.kernel = "k";
    instrumented.program.files = {"a.cl"};
    instrumented.program.texts = {"// the source\n"};
    instrumented.program.parameter_names = {"in", "block", "n", "picture", "s"};
    instrumented.program.sites.push_back({.kind = SiteKind::read,
                                          .space = Space::global,
                                          .line = 7,
                                          .text = "in[i]",
                                          .type = {Scalar::int32, 1},
                                          .pieces = {{0, 4}}});
    instrumented.program.skeleton.nodes = {{.kind = NodeKind::site, .site = Site(0)}};
    instrumented.text = "__kernel void k() {}";
    instrumented.objects = {{.name = "in", .argument = 0},
                            {.name = "block", .space = Space::local, .argument = 1},
                            {.name = "picture", .space = Space::image, .argument = 3},
                            {.name = "s", .space = Space::none, .argument = 4}};
    instrumented.local_arguments = {1};
    instrumented.program.optimised = {{3}, {}, {}, {}};
    return instrumented;
}

inline std::vector<std::byte> counted_bytes(std::size_t count) {
    std::vector<std::byte> bytes(count);
    for (std::size_t i = 0; i < count; ++i) {
        bytes[i] = static_cast<std::byte>(i * 7 % 251);
    }
    return bytes;
}

/// A packed run of this kernel, with two launches that share their input, and a kept result.
inline PackedRun small_pack() {
    PackedRun run{.program_version = "0.1.0",
                  .what = "a.sim",
                  .parameters = {{"global", "128"}, {"n", "<size=4> 3"}},
                  .held_files = {"/home/somebody/a.cl"},
                  .device = "a device",
                  .values = true,
                  .turn_budget = 1 << 20,
                  .groups = 3,
                  .subgroup_width = 16};
    run.programs = {{.file = "a.cl",
                     .text = "// the source \xFF\n",
                     .options = "-cl-std=CL1.2 -DN=4",
                     .names = {"cl_khr_fp64", "N4"},
                     .target = {.address_bits = 64, .macros = {{"cl_khr_fp64", "1"}, {"N4", std::nullopt}}},
                     .whole_text = "whole",
                     .kernels = {{"k", small_instrumented()}}}};
    const Argument input{.name = "in",
                         .kind = ArgumentKind::buffer,
                         .access = Access::read_only,
                         .bytes = counted_bytes(4096),
                         .size_bytes = 4096,
                         .shared = "in"};
    const Argument picture{.name = "picture",
                           .kind = ArgumentKind::image,
                           .type = {Scalar::uint8, 4},
                           .bytes = counted_bytes(60),
                           .size_bytes = 60,
                           .width = 5,
                           .height = 3};
    const Argument sampler{
        .name = "s", .kind = ArgumentKind::sampler, .sampler = {true, SamplerAddress::repeat, true}};
    for (int i = 0; i < 2; ++i) {
        run.launches.push_back(
            {.source = {"a.cl", run.programs[0].text, ""},
             .kernel = "k",
             .options = run.programs[0].options,
             .range = {1, {128, 1, 1}, {32, 1, 1}},
             .arguments = {input,
                           {.name = "block", .kind = ArgumentKind::local, .size_bytes = 512},
                           {.name = "n", .bytes = counted_bytes(4), .size_bytes = 4},
                           picture,
                           sampler}});
    }
    run.kept_results = {{"in", counted_bytes(4096)}, {"out", counted_bytes(9)}};
    return run;
}

/// Memory with the contents of a file.
inline std::shared_ptr<const InputFile> memory_of(std::span<const std::byte> bytes) {
    Descriptor memory(memfd_create("pack", MFD_CLOEXEC));
    DescriptorSink sink(memory.number());
    EXPECT_TRUE(sink.write(bytes));
    return std::make_shared<const InputFile>(InputFile::of(std::move(memory)).value());
}

inline std::vector<std::byte> packed_bytes(const PackedRun& run) {
    const Descriptor memory(memfd_create("pack", MFD_CLOEXEC));
    DescriptorSink sink(memory.number());
    EXPECT_TRUE(write_pack(run, sink));
    std::vector<std::byte> bytes(sink.written());
    EXPECT_EQ(pread(memory.number(), bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
    return bytes;
}

inline Result<PackedRun> read_back(std::span<const std::byte> bytes, bool check_sums = true) {
    const auto source = bytes_of_memory(memory_of(bytes), bytes.size());
    return read_pack(*source, {.path = "x.lkp", .check_sums = check_sums});
}

/// Packs the run, although it may have flaws, and reads it.
inline Result<PackedRun> sent_pack(const PackedRun& run) {
    return read_back(packed_bytes(run));
}

} // namespace lockstep::test
