#include "tests/support/random_kernels/comparison.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <sstream>

namespace lockstep::random_kernel {

namespace {

std::string kind_text(SiteKind kind) {
    static const std::array<std::string, 14> names = {
        "read",    "write", "atomic",   "branch",     "loop",        "choice",
        "barrier", "fence", "exchange", "image read", "image write", "sub-group barrier",
        "copy",    "wait"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string line_text(const std::string& source, std::uint32_t line) {
    std::istringstream stream(source);
    std::string text;
    for (std::uint32_t i = 0; i < line; ++i)
        std::getline(stream, text);
    return " (line " + std::to_string(line) + ": " +
           text.substr(std::min(text.find_first_not_of(' '), text.size())) + ")";
}

std::string pieces_text(const std::vector<Piece>& pieces) {
    std::string text = " [";
    for (const Piece& piece : pieces) {
        text += (text.size() > 2 ? ", " : "") + std::to_string(piece.offset) + ".." +
                std::to_string(piece.offset + piece.bytes);
    }
    return text + ")";
}

} // namespace

std::string value_text(ValueType type, const std::vector<std::byte>& bytes) {
    const std::size_t size = scalar_bytes(type.scalar);
    std::string text;
    for (std::size_t i = 0; i < type.count; ++i) {
        text += i > 0 ? " " : "";
        for (std::size_t b = size; b-- > 0;) {
            std::array<char, 3> digits{};
            std::snprintf(digits.data(), digits.size(), "%02x",
                          std::to_integer<unsigned>(bytes[i * size + b]));
            text += digits.data();
        }
    }
    return text;
}

std::string expected_text(const Kernel& kernel, const std::string& source, const ExpectedEvent& event) {
    std::string text = kind_text(event.kind);
    if (is_access(event.kind)) {
        text += " " + kernel.variables[event.object].name + "+" + std::to_string(event.offset) +
                pieces_text(event.pieces) + " " + opencl_name(event.type) + " = " +
                (event.value_known ? value_text(event.type, event.value) : "any");
    } else {
        text += " " + std::to_string(event.payload);
        if (event.counter != nullptr)
            text += " " + event.counter->name + " = " + std::to_string(event.counter_value);
    }
    return text + line_text(source, event.line);
}

std::string logged_text(const Trace& trace, const std::string& source, Event event) {
    if (is_fault(event)) {
        const Fault fault = fault_of(event);
        return "fault " + std::to_string(static_cast<int>(fault.kind)) + " of site " +
               std::to_string(fault.site.value()) + " and object " + std::to_string(fault.object);
    }
    const SiteInfo& site = trace.program.sites[event_site(event).index()];
    const std::uint64_t payload = event_payload(event);
    std::string text = kind_text(site.kind);
    if (is_access(site.kind)) {
        std::string place = std::to_string(payload);
        for (const ObjectInfo& object : trace.objects) {
            if (object.space == site.space && payload >= object.base &&
                payload < object.base + object.size_bytes)
                place = object.name + "+" + std::to_string(payload - object.base);
        }
        text += " " + place + pieces_text(site.pieces) + " " + opencl_name(site.type);
    } else if (site.kind == SiteKind::loop) {
        text += " " + std::to_string(decision(payload)) + " " + site.loop_variable + " = " +
                std::to_string(loop_value(payload));
    } else {
        text += " " + std::to_string(payload);
    }
    return text + " `" + site.text + "`" + line_text(source, site.line);
}

} // namespace lockstep::random_kernel
