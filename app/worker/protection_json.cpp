#include "app/worker/protection_json.h"

#include "core/base/json_values.h"

#include <nlohmann/json.hpp>

namespace lockstep {

using namespace json_values;

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
