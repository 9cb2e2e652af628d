#include "core/kernel/source_macros.h"

#include "core/kernel/source_lines.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

namespace lockstep {
namespace {

struct Directive {
    std::string word; ///< "ifndef"
    std::string rest; ///< the line after the word
};

/// Returns all directives, with continued lines joined.
std::vector<Directive> directives_in(const std::string& text) {
    std::vector<Directive> all;
    std::istringstream lines(without_comments(text));
    std::string whole;
    for (std::string line; std::getline(lines, line);) {
        whole += trimmed_line(line);
        if (whole.ends_with('\\')) {
            whole.back() = ' ';
            continue;
        }
        if (std::string word = directive_of(whole); !word.empty()) {
            const std::size_t end = whole.find(word) + word.size();
            all.push_back({std::move(word), trimmed_line(whole.substr(end))});
        }
        whole.clear();
    }
    return all;
}

/// Returns the identifiers in a condition.
std::vector<std::string> names_in(const std::string& condition) {
    std::vector<std::string> names;
    std::string name;
    for (const char c : condition + ' ') {
        if (is_word_part(c)) {
            name += c;
        } else if (!name.empty()) {
            names.push_back(std::exchange(name, {}));
        }
    }
    std::erase_if(names, [](const std::string& each) { return each[0] >= '0' && each[0] <= '9'; });
    return names;
}

bool is_reserved(const std::string& name) {
    return name == "defined" || name.starts_with("__") || name.starts_with("cl_") ||
           name.starts_with("CL_") || name == "true" || name == "false";
}

/// Reads the directives of a source, one after another.
class MacroReader {
public:
    void read(const Directive& directive) {
        const std::vector<std::string> names = names_in(directive.rest);
        if (directive.word == "define") {
            define(directive.rest);
        } else if (!names.empty() && (directive.word == "ifdef" || directive.word == "ifndef")) {
            note(names[0]);
        } else if (directive.word == "if" || directive.word == "elif") {
            note_condition(directive.rest, names);
        }
        tested_last_ = directive.word == "ifndef" && !names.empty()          ? names[0]
                       : directive.word == "if" && is_not_defined(directive) ? names[1]
                                                                             : "";
    }

    [[nodiscard]] std::vector<SourceMacro> macros() const {
        std::vector<SourceMacro> all = found_;
        std::erase_if(all, [this](const SourceMacro& macro) { return fixed_.contains(macro.name); });
        return all;
    }

private:
    static bool is_not_defined(const Directive& directive) {
        const std::vector<std::string> names = names_in(directive.rest);
        return names.size() == 2 && directive.rest.starts_with('!') && names[0] == "defined";
    }

    /// Notes a definition. It is a default if the directive before it tests that the macro is not defined.
    void define(const std::string& rest) {
        const auto end =
            static_cast<std::size_t>(std::ranges::find_if_not(rest, &is_word_part) - rest.begin());
        const std::string name = rest.substr(0, end);
        const std::string value = trimmed_line(rest.substr(end));
        const bool has_parameters = end < rest.size() && rest[end] == '(';
        if (name != tested_last_ || has_parameters || value.empty()) {
            fixed_.insert(name);
        } else {
            note(name).value = value;
        }
    }

    /// Notes the macros of a condition. `defined(NAME)` does not test a value.
    void note_condition(const std::string& condition, const std::vector<std::string>& names) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const bool is_called =
                condition.find(names[i] + "(") != std::string::npos && names[i] != "defined";
            if (!is_reserved(names[i]) && !is_called) {
                SourceMacro& macro = note(names[i]);
                const bool is_tested_as_defined = i > 0 && names[i - 1] == "defined";
                macro.is_tested_by_value = macro.is_tested_by_value || !is_tested_as_defined;
            }
        }
    }

    SourceMacro& note(const std::string& name) {
        const auto known = std::ranges::find(found_, name, &SourceMacro::name);
        if (is_reserved(name)) {
            fixed_.insert(name);
        }
        return known != found_.end() ? *known : found_.emplace_back(SourceMacro{.name = name});
    }

    std::vector<SourceMacro> found_;
    std::set<std::string> fixed_; ///< macros that a build option cannot change
    std::string tested_last_;     ///< the macro that the previous directive tests, if it is an #ifndef
};

} // namespace

std::vector<SourceMacro> source_macros(const std::string& text) {
    MacroReader reader;
    for (const Directive& directive : directives_in(text)) {
        reader.read(directive);
    }
    return reader.macros();
}

} // namespace lockstep
