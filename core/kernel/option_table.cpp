#include "core/kernel/option_table.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

constexpr std::array standards = {"CL1.0", "CL1.1", "CL1.2", "CL2.0", "CL3.0"};

constexpr KnownFlag flags[] = {
    // options of clBuildProgram in OpenCL 1.0 to 3.0
    {"-cl-std", FlagFor::both, FlagValue::standard},
    {"-cl-single-precision-constant"},
    {"-cl-denorms-are-zero"},
    {"-cl-fp32-correctly-rounded-divide-sqrt"},
    {"-cl-opt-disable"},
    {"-cl-strict-aliasing"},
    {"-cl-uniform-work-group-size"},
    {"-cl-mad-enable"},
    {"-cl-no-signed-zeros"},
    {"-cl-unsafe-math-optimizations"},
    {"-cl-finite-math-only"},
    {"-cl-fast-relaxed-math"},
    {"-cl-kernel-arg-info"},
    {"-cl-no-subgroup-ifp", FlagFor::driver}, // Clang does not know this option
    {"-w", FlagFor::driver},                  // always passed to Clang
    {"-Werror", FlagFor::driver},
    // options of clLinkProgram
    {"-create-library", FlagFor::nobody},
    {"-enable-link-options", FlagFor::nobody},
    // options of one platform's driver; other drivers reject them
    {"-cl-nv-verbose", FlagFor::nvidia},
    {"-cl-nv-maxrregcount", FlagFor::nvidia, FlagValue::number},
    {"-cl-nv-opt-level", FlagFor::nvidia, FlagValue::number},
    {"-cl-intel-greater-than-4GB-buffer-required", FlagFor::intel},
    {"-cl-intel-128-GRF-per-thread", FlagFor::intel},
    {"-cl-intel-256-GRF-per-thread", FlagFor::intel},
    {"-cl-intel-enable-auto-large-GRF-mode", FlagFor::intel},
    {"-cl-intel-no-prera-scheduling", FlagFor::intel},
    // options of AMD's driver: optimisation level, contents of binaries; most other drivers do not know them
    {"-O0", FlagFor::no_optimiser},
    {"-O", FlagFor::nobody},
    {"-O1", FlagFor::nobody},
    {"-O2", FlagFor::nobody},
    {"-O3", FlagFor::nobody},
    {"-g", FlagFor::nobody},
    {"-fbin-exe", FlagFor::nobody},
    {"-fbin-source", FlagFor::nobody},
    {"-fbin-llvmir", FlagFor::nobody},
    {"-fbin-amdil", FlagFor::nobody},
    {"-fno-bin-exe", FlagFor::nobody},
    {"-fno-bin-source", FlagFor::nobody},
    {"-fno-bin-llvmir", FlagFor::nobody},
    {"-fno-bin-amdil", FlagFor::nobody},
};

} // namespace

const KnownFlag* known_flag(std::string_view name) {
    const auto* row = std::ranges::find(flags, name, &KnownFlag::name);
    return row == std::end(flags) ? nullptr : row;
}

bool is_value(FlagValue values, std::string_view text) {
    constexpr std::size_t most_digits = 4;
    switch (values) {
    case FlagValue::standard:
        return std::ranges::find(standards, text) != standards.end();
    case FlagValue::number:
        return !text.empty() && text.size() <= most_digits &&
               text.find_first_not_of("0123456789") == std::string_view::npos;
    case FlagValue::none:
        break;
    }
    return false;
}

std::string known_values(FlagValue values) {
    if (values == FlagValue::number) {
        return "0-9999";
    }
    std::string text;
    for (const char* standard : standards) {
        text += (text.empty() ? "" : ", ") + std::string(standard);
    }
    return text;
}

} // namespace lockstep
