#include "app/common/command.h"

namespace lockstep {
namespace {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace

std::string value_name(const Option& option) {
    return std::visit(
        Overloaded{[](const Flag&) { return std::string(); }, [](const auto& type) { return type.name; }},
        option.type);
}

std::vector<std::string> known_values(const Option& option) {
    using Values = std::vector<std::string>;
    return std::visit(
        Overloaded{[](const Flag&) { return Values(); }, [](const Text& text) { return text.known; },
                   [](const Choice& choice) { return choice.words; },
                   [](const Number& number) { return number.word.empty() ? Values() : Values{number.word}; }},
        option.type);
}

std::string call_of(const CommandLine& program, const Command& command) {
    return program.name + (command.name.empty() ? "" : " " + command.name) +
           (command.words.names.empty() ? "" : " " + command.words.names);
}

} // namespace lockstep
