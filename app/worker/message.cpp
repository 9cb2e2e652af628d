#include "app/worker/message.h"

#include "app/words/error_words.h"
#include "core/base/json_values.h"

namespace lockstep {
namespace {

using namespace json_values;
using nlohmann::json;

constexpr int deepest = 8; ///< levels of JSON: sites of instrumented kernels have pieces on the seventh
constexpr std::size_t most_values = std::size_t{1}
                                    << 23;     ///< that a message holds: each takes 16 bytes and more
constexpr std::size_t most_arguments = 9;      ///< that a sentence has places for
constexpr std::size_t most_detail = 256 << 10; ///< bytes of a log that are sent on; the first lines tell most

std::size_t places_in(const std::string& sentence) {
    std::size_t places = 0;
    while (sentence.find("%" + std::to_string(places + 1)) != std::string::npos) {
        ++places;
    }
    return places;
}

} // namespace

std::string line_of(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

json parse_flat(const std::string& line) {
    std::size_t values = 0;
    return json::parse(line, [&values](int depth, json::parse_event_t, const json&) {
        if (depth > deepest || ++values > most_values) {
            throw std::length_error("message");
        }
        return true;
    });
}

json error_json(const Error& error) {
    return {{"code", error_name(error.code)}, {"arguments", error.arguments},
            {"file", error.place.file},       {"line", error.place.line},
            {"column", error.place.column},   {"detail", error.detail.substr(0, most_detail)}};
}

Error error_from(const json& value) {
    Error error{.code = error_named(text(value.at("code"))).value(),
                .arguments = texts(value.at("arguments")),
                .place = {text(value.at("file")), number<std::uint32_t>(value.at("line")),
                          number<std::uint32_t>(value.at("column"))},
                .detail = text(value.at("detail"))};
    if (error.code == ErrorCode::cancelled || error.arguments.size() > most_arguments ||
        error.arguments.size() < places_in(error_sentence(error))) {
        throw std::invalid_argument("error");
    }
    return error;
}

} // namespace lockstep
