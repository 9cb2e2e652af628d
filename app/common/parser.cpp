#include "app/common/command_line.h"

#include "app/common/table.h"
#include "app/words/errors/usage_words.h"
#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

namespace lockstep {
namespace {

constexpr std::size_t option_columns = 32;
constexpr std::size_t call_columns = 40;

/// Formats CLI11's help with the positional arguments named in the table row of a command, wrapped to the
/// line width.
class HelpFormat : public CLI::Formatter {
public:
    HelpFormat(std::size_t columns, std::string call) : call_(std::move(call)) { column_width(columns); }

    std::string make_usage(const CLI::App*, std::string) const override { return "Usage: " + call_ + "\n"; }
    std::string make_positionals(const CLI::App*) const override { return {}; }
    std::string make_option_desc(const CLI::Option* option) const override {
        const std::string text = wrapped(option->get_description(), "", widest_prose - option_columns);
        return text.substr(0, text.size() - 1); // without the last line break
    }

private:
    std::string call_;
};

/// Formats the help of a whole program, with the usage of each command.
class ProgramHelp : public HelpFormat {
public:
    explicit ProgramHelp(const CommandLine& program)
        : HelpFormat(call_columns, program.synopsis.empty() ? program.name + " COMMAND [options]"
                                                            : program.name + " " + program.synopsis),
          program_(program) {}

    std::string make_subcommand(const CLI::App* subcommand) const override {
        const auto command = std::ranges::find(program_.commands, subcommand->get_name(), &Command::name);
        std::ostringstream out;
        CLI::detail::format_help(out, call_of(program_, *command), command->summary, call_columns);
        return out.str();
    }

private:
    const CommandLine& program_;
};

/// Converts the table row of a command to a CLI11 app.
class Parser {
public:
    explicit Parser(const Command& command);
    CLI::App& app() { return app_; }
    /// Returns the arguments and options that the last parse found.
    [[nodiscard]] Arguments found() const;

private:
    CLI::App app_;
    CLI::Option* words_;
};

Parser::Parser(const Command& command)
    : app_(command.summary + "." + (command.help.empty() ? "" : "\n\n" + command.help) + "\n"),
      words_(
          app_.add_option("words")->expected(0, CLI::detail::expected_max_vector_size)->allow_extra_args()) {
    app_.set_help_flag();
    app_.allow_extras(); // so that the error message for unknown arguments can suggest similar names
    for (const Option& option : command.options) {
        if (std::holds_alternative<Flag>(option.type)) {
            app_.add_flag(option.name)->disable_flag_override()->description(option.help);
            continue;
        }
        app_.add_option(option.name, CLI::callback_t{}, option.help)
            ->option_text(value_name(option))
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    app_.add_flag(std::string("-h,") + help_option)->description("print this help");
}

Arguments Parser::found() const {
    Arguments arguments{.words = words_->results(), .options = {}};
    for (const CLI::Option* option : app_.get_options()) {
        if (option != words_ && !option->empty()) {
            const bool flag = option->get_items_expected_max() == 0;
            arguments.options[option->get_name()] = flag ? std::vector<std::string>{""} : option->results();
        }
    }
    return arguments;
}

const Option* option_named(const Command& command, const std::string& name) {
    const auto found = std::ranges::find(command.options, name, &Option::name);
    return found == command.options.end() ? nullptr : &*found;
}

bool takes_value(const Option* option) {
    return option != nullptr && !std::holds_alternative<Flag>(option->type);
}

/// Splits "--name=value" into two arguments if the option takes a value, because after an empty "--name=",
/// CLI11 would use the next argument as the value.
std::vector<std::string> divided(const Command& command, const std::vector<std::string>& given) {
    std::vector<std::string> arguments;
    for (auto at = given.begin(); at != given.end(); ++at) {
        if (*at == "--") {
            arguments.insert(arguments.end(), at, given.end());
            break;
        }
        const std::size_t equals = at->find('=');
        const bool has_value =
            equals != std::string::npos && takes_value(option_named(command, at->substr(0, equals)));
        arguments.push_back(has_value ? at->substr(0, equals) : *at);
        if (has_value) {
            arguments.push_back(at->substr(equals + 1));
        }
    }
    return arguments;
}

/// Returns the error for an option with a missing or unexpected value. CLI11 reports such an option only as
/// text, so this function searches for it. A value can be missing only at the end.
Error mismatch(const Command& command, const std::vector<std::string>& given) {
    if (takes_value(option_named(command, given.back()))) {
        return {.code = ErrorCode::missing_value, .arguments = {given.back()}};
    }
    const auto with_value = std::ranges::find_if(given, [&](const std::string& argument) {
        return option_named(command, argument.substr(0, argument.find('='))) != nullptr &&
               argument.find('=') != std::string::npos;
    });
    return {.code = ErrorCode::unknown_option,
            .arguments = {with_value == given.end() ? given.back() : *with_value}};
}

bool is_allowed(const OptionType& type, const std::string& value) {
    if (const auto* choice = std::get_if<Choice>(&type)) {
        return std::ranges::find(choice->words, value) != choice->words.end();
    }
    if (const auto* range = std::get_if<Number>(&type)) {
        const auto number = whole_number(value);
        const auto unsigned_number = static_cast<std::uint64_t>(number.value_or(0));
        return (!range->word.empty() && value == range->word) ||
               (number && *number >= 0 && unsigned_number >= range->least && unsigned_number <= range->most);
    }
    return true;
}

std::string allowed_words(const OptionType& type) {
    if (const auto* choice = std::get_if<Choice>(&type)) {
        return joined(choice->words);
    }
    const auto& number = std::get<Number>(type);
    return allowed_numbers(number.least, number.most, number.word);
}

Status prove(const Command& command, const Arguments& arguments) {
    for (const Option& option : command.options) {
        for (const std::string& value : arguments.values(option.name)) {
            if (!is_allowed(option.type, value)) {
                return Error{.code = ErrorCode::value_not_allowed,
                             .arguments = {option.name, value, allowed_words(option.type)}};
            }
        }
    }
    return {};
}

} // namespace

Result<Arguments> parse_arguments(const Command& command, const std::vector<std::string>& given) {
    Parser parser(command);
    std::vector<std::string> arguments = divided(command, given);
    try {
        // CLI11 expects the arguments in reverse order
        parser.app().parse(std::vector(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError&) {
        return mismatch(command, arguments);
    }
    Arguments found = parser.found();
    if (found.has(help_option)) {
        return found;
    }
    const auto left = parser.app().remaining(); // unparsed arguments, including "--"
    if (const auto unknown = std::ranges::find_if(left, [](const auto& each) { return each != "--"; });
        unknown != left.end()) {
        return Error{.code = ErrorCode::unknown_option, .arguments = {*unknown}};
    }
    const Status proven = prove(command, found);
    return proven ? Result<Arguments>(std::move(found)) : proven.error();
}

std::string help_text(const CommandLine& program) {
    CLI::App app(program.summary + "\n");
    app.set_help_flag();
    app.formatter(std::make_shared<ProgramHelp>(program));
    for (const Command& command : program.commands) {
        app.add_subcommand(command.name, command.summary)->group("Commands");
    }
    app.footer("\"" + program.name +
               " COMMAND --help\" describes a command; --version prints the version.\n" +
               wrapped(exit_codes_sentence()));
    return app.help();
}

std::string help_text(const CommandLine& program, const Command& command) {
    Parser parser(command);
    parser.app().formatter(
        std::make_shared<HelpFormat>(option_columns, call_of(program, command) + " [options]"));
    return parser.app().help();
}

} // namespace lockstep
