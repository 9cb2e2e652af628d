#include "tests/support/sim_reading.h"

#include "core/input/sim_launch.h"

namespace lockstep::test {

namespace {

SimFile without_lines(SimFile sim) {
    for (SimArgument& argument : sim.arguments) {
        argument.line = 0;
    }
    return sim;
}

ArgumentKind kind_of(const SimArgument& argument) {
    const bool is_local = argument.content == SimContent::values && argument.text.empty();
    return argument.image     ? ArgumentKind::image
           : argument.sampler ? ArgumentKind::sampler
           : is_local         ? ArgumentKind::local
                              : ArgumentKind::buffer;
}

std::optional<std::string> flaw_in_arguments(const SimFile& sim) {
    constexpr std::uint64_t most_bytes = 1 << 20;
    const Result<Launch> launch = launch_of(
        sim, "/nowhere/mutant.sim", {.file = "k.cl", .text = "", .folder = ""}, kernel_for(sim), most_bytes);
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; launch && i < launch->arguments.size(); ++i) {
        bytes += launch->arguments[i].bytes.size();
    }
    return bytes <= most_bytes ? std::nullopt
                               : std::optional("arguments of " + std::to_string(bytes) + " bytes");
}

} // namespace

KernelSignature kernel_for(const SimFile& sim) {
    KernelSignature kernel{.name = sim.kernel};
    for (const SimArgument& argument : sim.arguments) {
        kernel.parameters.push_back({.name = "p",
                                     .type_text = "",
                                     .kind = kind_of(argument),
                                     .type = {argument.type.value_or(Scalar::int32), 1},
                                     .size_bytes = 4});
    }
    return kernel;
}

std::optional<std::string> flaw_in_reading(const std::string& text) {
    const Result<SimFile> sim = sim_from(text, "mutant.sim");
    if (!sim) {
        return sim.error().code == ErrorCode::bad_launch_file ? std::nullopt
                                                              : std::optional<std::string>("another refusal");
    }
    const std::string written = sim_text(*sim);
    const Result<SimFile> again = sim_from(written, "again.sim");
    if (!again) {
        return "cannot be read again, written as\n" + written;
    }
    if (sim_text(without_lines(*again)) != sim_text(without_lines(*sim))) {
        return "says something else when read again, written as\n" + written;
    }
    return flaw_in_arguments(*sim);
}

} // namespace lockstep::test
