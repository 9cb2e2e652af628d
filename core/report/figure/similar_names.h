#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace lockstep {

/// The figures that a wrong name was most likely meant to be, "a, b". This is the figure with the most
/// similar name in the same `group`, which is at path `before` ("launches.totals"; empty for the report
/// itself), or else up to three figures with that name elsewhere in the report. Empty if there are none.
[[nodiscard]] std::string similar_figures(const std::string& name, const std::string& before,
                                          const nlohmann::ordered_json& group,
                                          const nlohmann::ordered_json& report);

/// The names in a group of figures, as "a, b".
[[nodiscard]] std::string names_in(const nlohmann::ordered_json& group);

} // namespace lockstep
