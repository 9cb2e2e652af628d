#pragma once

#include "core/kernel/kernel_signature.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace lockstep {

/// JSON for parsing programs in another process. Reading throws exceptions of the JSON library or
/// std::logic_error.
[[nodiscard]] nlohmann::json signatures_json(const std::vector<KernelSignature>& kernels);
[[nodiscard]] std::vector<KernelSignature> signatures_from(const nlohmann::json& value);

} // namespace lockstep
