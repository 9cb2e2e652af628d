#include "app/worker/protocol_json.h"

#include "core/base/json_values.h"
#include "core/site/program_json.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

namespace lockstep {
namespace {

using nlohmann::json;
using namespace json_values;

SimFile sim_in(const json& value) {
    Result<SimFile> sim = sim_from(text(value), "");
    if (!sim) {
        throw std::invalid_argument("launch file");
    }
    return *std::move(sim);
}

LaunchOrigin origin_from(const json& value) {
    const auto origin = number<std::uint8_t>(value);
    if (origin > static_cast<std::uint8_t>(LaunchOrigin::guessed)) {
        throw std::out_of_range("origin");
    }
    return static_cast<LaunchOrigin>(origin);
}

} // namespace

json launch_form_json(const LaunchForm& form) {
    return {{"sim", sim_text(form.sim)},
            {"guess", sim_text(form.guess)},
            {"origin", static_cast<std::uint8_t>(form.origin)},
            {"launch_file", form.launch_file},
            {"kernels", form.kernels},
            {"kernel", signatures_json({form.kernel})},
            {"file", form.program.file},
            {"text", form.program.text},
            {"folder", form.program.folder}};
}

LaunchForm launch_form_from(const json& value) {
    std::vector<KernelSignature> kernel = signatures_from(value.at("kernel"));
    if (kernel.size() != 1) {
        throw std::out_of_range("kernel");
    }
    return {.sim = sim_in(value.at("sim")),
            .guess = sim_in(value.at("guess")),
            .origin = origin_from(value.at("origin")),
            .launch_file = text(value.at("launch_file")),
            .kernels = texts(value.at("kernels")),
            .kernel = std::move(kernel[0]),
            .program = {text(value.at("file")), text(value.at("text")), text(value.at("folder"))}};
}

nlohmann::json protection_json(const Protection& protection) {
    return {{"landlock_abi", protection.landlock_abi},
            {"seccomp", protection.system_calls},
            {"no_new_privileges", protection.no_new_privileges},
            {"no_core_dumps", protection.no_core_dumps}};
}

Protection protection_from(const nlohmann::json& value) {
    return {.landlock_abi = number<int>(value.at("landlock_abi")),
            .system_calls = flag(value.at("seccomp")),
            .no_new_privileges = flag(value.at("no_new_privileges")),
            .no_core_dumps = flag(value.at("no_core_dumps"))};
}

} // namespace lockstep
