#include "app/common/command_line.h"

#include "app/common/table.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/errors/usage_words.h"
#include "app/words/translatable.h"
#include "core/base/nearest.h"
#include "core/base/whole_number.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

namespace lockstep {
namespace {

constexpr std::size_t option_columns = 32;
constexpr std::size_t call_columns = 40;
constexpr std::size_t widest_line = 100;

/// Returns a text of the help in the reader's language.
std::string command_text(const Reader& reader, const char* words, std::vector<Phrase> arguments = {}) {
    return text_for(reader, Phrase(command_context, words, std::move(arguments)));
}

/// Wraps lines that are too long, because a translation can be longer than its source. Keeps all other lines.
std::string with_short_lines(const std::string& text) {
    std::istringstream lines(text);
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        result += result.empty() ? "" : "\n";
        const std::string parts = columns_of(line) > widest_line ? wrapped(line) : line + "\n";
        result += parts.substr(0, parts.size() - 1); // without the last line break
    }
    return result;
}

/// Formats CLI11's help with the positional arguments named in the table row of a command, wrapped to the
/// line width.
class HelpFormat : public CLI::Formatter {
public:
    HelpFormat(std::size_t columns, std::string usage) : usage_(std::move(usage)) { column_width(columns); }

    std::string make_usage(const CLI::App*, std::string) const override { return usage_ + "\n"; }
    std::string make_positionals(const CLI::App*) const override { return {}; }
    std::string make_option_desc(const CLI::Option* option) const override {
        const std::string text = wrapped(option->get_description(), "", widest_prose - option_columns);
        return text.substr(0, text.size() - 1); // without the last line break
    }

private:
    std::string usage_;
};

/// Returns the usage line of a program that needs a command.
std::string usage_of(const CommandLine& program, const Reader& reader) {
    return program.synopsis.empty()
               ? command_text(reader, QT_TRANSLATE_NOOP("Commands", "Usage: %1 COMMAND [options]"),
                              {program.name})
               : command_text(reader, QT_TRANSLATE_NOOP("Commands", "Usage: %1"),
                              {program.name + " " + program.synopsis});
}

/// Formats the help of a whole program, with the usage of each command.
class ProgramHelp : public HelpFormat {
public:
    ProgramHelp(const CommandLine& program, const Reader& reader)
        : HelpFormat(call_columns, usage_of(program, reader)), program_(program), reader_(reader) {}

    std::string make_subcommand(const CLI::App* subcommand) const override {
        const auto command = std::ranges::find(program_.commands, subcommand->get_name(), &Command::name);
        std::ostringstream out;
        CLI::detail::format_help(out, call_of(program_, *command), text_for(reader_, command->summary),
                                 call_columns);
        return out.str();
    }

private:
    const CommandLine& program_;
    const Reader& reader_;
};

/// Converts the table row of a command to a CLI11 app.
class Parser {
public:
    Parser(const Command& command, const Reader& reader);
    CLI::App& app() { return app_; }
    /// Returns the arguments and options that the last parse found.
    [[nodiscard]] Arguments found() const;

private:
    CLI::App app_;
    CLI::Option* words_;
};

/// Returns the description of a command above its options.
std::string description_of(const Command& command, const Reader& reader) {
    const std::string help = with_short_lines(text_for(reader, command.help));
    return text_for(reader, command.summary) + "." + (help.empty() ? "" : "\n\n" + help) + "\n";
}

Parser::Parser(const Command& command, const Reader& reader)
    : app_(description_of(command, reader)),
      words_(
          app_.add_option("words")->expected(0, CLI::detail::expected_max_vector_size)->allow_extra_args()) {
    app_.set_help_flag();
    app_.option_defaults()->group(command_text(reader, QT_TRANSLATE_NOOP("Commands", "Options")));
    app_.allow_extras(); // so that the error message for unknown arguments can suggest similar names
    for (const Option& option : command.options) {
        const std::string help = text_for(reader, option.help);
        if (std::holds_alternative<Flag>(option.type)) {
            app_.add_flag(option.name)->disable_flag_override()->description(help);
            continue;
        }
        app_.add_option(option.name, CLI::callback_t{}, help)
            ->option_text(value_name(option))
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    app_.add_flag(std::string("-h,") + help_option)
        ->description(
            text_for(reader, Phrase(option_context, QT_TRANSLATE_NOOP("Options", "print this help"))));
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
    Parser parser(command, english_reader());
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

std::string help_text(const CommandLine& program, const Reader& reader) {
    CLI::App app(text_for(reader, program.summary) + "\n");
    app.set_help_flag();
    app.formatter(std::make_shared<ProgramHelp>(program, reader));
    for (const Command& command : program.commands) {
        app.add_subcommand(command.name)
            ->group(command_text(reader, QT_TRANSLATE_NOOP("Commands", "Commands")));
    }
    app.footer(command_text(reader,
                            QT_TRANSLATE_NOOP(
                                "Commands",
                                "\"%1 COMMAND --help\" describes a command; --version prints the version."),
                            {program.name}) +
               "\n" + wrapped(text_for(reader, exit_codes_sentence())));
    return app.help();
}

std::string help_text(const CommandLine& program, const Command& command, const Reader& reader) {
    Parser parser(command, reader);
    const std::string usage = command_text(reader, QT_TRANSLATE_NOOP("Commands", "Usage: %1 [options]"),
                                           {call_of(program, command)});
    parser.app().formatter(std::make_shared<HelpFormat>(option_columns, usage));
    return parser.app().help();
}

} // namespace lockstep
