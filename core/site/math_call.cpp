#include "core/site/math_call.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lockstep {

const char* faster_form(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 17> forms = {{
        {"/", "native_divide"},
        {"cos", "native_cos"},
        {"distance", "fast_distance"},
        {"exp", "native_exp"},
        {"exp10", "native_exp10"},
        {"exp2", "native_exp2"},
        {"length", "fast_length"},
        {"log", "native_log"},
        {"log10", "native_log10"},
        {"log2", "native_log2"},
        {"normalize", "fast_normalize"},
        {"pow", "native_powr"}, // equivalent only if the base is not negative
        {"powr", "native_powr"},
        {"rsqrt", "native_rsqrt"},
        {"sin", "native_sin"},
        {"sqrt", "native_sqrt"},
        {"tan", "native_tan"},
    }};
    const auto* const found =
        std::ranges::find(forms, name, &std::pair<std::string_view, const char*>::first);
    return found == forms.end() ? nullptr : found->second;
}

} // namespace lockstep
