#include "core/site/program_json.h"

#include "core/base/json_values.h"

#include <stdexcept>

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

/// A value of an enumeration whose last enumerator is `last`.
template <class T>
T enumerator_up_to(T last, const json& value) {
    const T read = enumerator<T>(value);
    return read <= last ? read : throw std::out_of_range("enumerator");
}

json parameter_json(const KernelParameter& parameter) {
    return {{"name", text_json(parameter.name)},
            {"type", text_json(parameter.type_text)},
            {"kind", static_cast<int>(parameter.kind)},
            {"scalar", static_cast<int>(parameter.type.scalar)},
            {"count", parameter.type.count},
            {"bytes", parameter.size_bytes},
            {"access", static_cast<int>(parameter.access)},
            {"shape", static_cast<int>(parameter.shape)}};
}

KernelParameter parameter_from(const json& value) {
    return {.name = text(value.at("name")),
            .type_text = text(value.at("type")),
            .kind = enumerator_up_to(ArgumentKind::sampler, value.at("kind")),
            .type = {enumerator_up_to(Scalar::bytes, value.at("scalar")),
                     number<std::uint32_t>(value.at("count"))},
            .size_bytes = number<std::uint64_t>(value.at("bytes")),
            .access = enumerator_up_to(Access::write_only, value.at("access")),
            .shape = enumerator_up_to(ImageShape::image3d, value.at("shape"))};
}

} // namespace

json signatures_json(const std::vector<KernelSignature>& kernels) {
    json all = json::array();
    for (const KernelSignature& kernel : kernels) {
        json parameters = json::array();
        for (const KernelParameter& parameter : kernel.parameters) {
            parameters.push_back(parameter_json(parameter));
        }
        all.push_back({{"name", text_json(kernel.name)},
                       {"line", kernel.line},
                       {"parameters", std::move(parameters)},
                       {"group", kernel.required_group},
                       {"dimensions", kernel.dimensions}});
    }
    return all;
}

std::vector<KernelSignature> signatures_from(const json& value) {
    std::vector<KernelSignature> kernels;
    for (const json& one : list(value)) {
        KernelSignature kernel{.name = text(one.at("name")), .line = number<std::uint32_t>(one.at("line"))};
        for (const json& parameter : list(one.at("parameters"))) {
            kernel.parameters.push_back(parameter_from(parameter));
        }
        const auto group = numbers<std::uint64_t>(one.at("group"));
        if (group.size() != 3) {
            throw std::invalid_argument("group");
        }
        kernel.required_group = {group[0], group[1], group[2]};
        kernel.dimensions = number<std::uint32_t>(one.at("dimensions"));
        if (kernel.dimensions < 1 || kernel.dimensions > 3) {
            throw std::out_of_range("dimensions");
        }
        kernels.push_back(std::move(kernel));
    }
    return kernels;
}

} // namespace lockstep
