#include "core/report/buffers_json.h"

#include "core/kernel/scalar_value.h"
#include "core/session/dumped_buffers.h"

#include <nlohmann/json.hpp>

namespace lockstep {

using nlohmann::ordered_json;

namespace {

ordered_json to_json(const DumpedBuffer& buffer) {
    ordered_json values = ordered_json::array();
    const std::uint64_t count = buffer.bytes.size() / scalar_bytes(buffer.scalar);
    for (std::uint64_t i = 0; i < count; ++i) {
        std::visit([&values](auto number) { values.push_back(number); },
                   scalar_at(buffer.bytes, i, buffer.scalar));
    }
    const Scalar named = buffer.scalar == Scalar::bytes ? Scalar::uint8 : buffer.scalar;
    return {{"launch", buffer.launch},
            {"name", buffer.name},
            {"type", opencl_name({named, 1})},
            {"kernel", buffer.is_plain ? "plain" : "instrumented"},
            {"values", std::move(values)}};
}

} // namespace

ordered_json buffers_to_json(const Recording& recording) {
    ordered_json all = ordered_json::array();
    for (const DumpedBuffer& buffer : dumped_buffers(recording)) {
        all.push_back(to_json(buffer));
    }
    return all;
}

} // namespace lockstep
