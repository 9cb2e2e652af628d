#include "core/instrument/source/names_apart.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace lockstep {
namespace {

constexpr std::array<std::string_view, 2> ours = {"lk_", "LK_"};
/// Replacements for the prefixes lk_ and LK_. The first one that the program does not use is chosen.
constexpr std::array<std::string_view, 8> others = {"Lk_", "lK_", "Kl_", "kL_", "Kk_", "kK_", "Ll_", "lL_"};

bool is_of_a_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Returns the end of the string or character literal that starts at `at`, or the end of the line if the
/// literal is not closed before.
std::size_t end_of_literal(std::string_view text, std::size_t at) {
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != '\n'; ++at) {
        if (text[at] == quote) {
            return at + 1;
        }
        at += text[at] == '\\' ? 1U : 0U;
    }
    return std::min(at, text.size());
}

std::size_t end_of_word(std::string_view text, std::size_t at) {
    while (at < text.size() && is_of_a_word(text[at])) {
        ++at;
    }
    return at;
}

/// How quoted text is treated: `whole` skips it as a literal of a program; `read` searches it for names, as
/// is necessary for compiler messages.
enum class Quoted { whole, read };

/// Splits the text into names and the characters between them, and calls `visit` for each part.
template <class Visit>
void each_piece(std::string_view text, Quoted quoted, Visit visit) {
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const bool is_word = is_of_a_word(c);
        const bool is_literal = (c == '"' || c == '\'') && quoted == Quoted::whole;
        const std::size_t end = is_word      ? end_of_word(text, at)
                                : is_literal ? end_of_literal(text, at)
                                             : at + 1;
        visit(text.substr(at, end - at), is_word && std::isdigit(static_cast<unsigned char>(c)) == 0);
        at = end;
    }
}

template <class Change>
std::string changed(std::string_view text, Quoted quoted, Change change) {
    std::string result;
    result.reserve(text.size());
    each_piece(text, quoted, [&](std::string_view piece, bool is_name) {
        if (is_name) {
            result += change(piece);
        } else {
            result += piece;
        }
    });
    return result;
}

bool has_name_with(std::string_view text, std::string_view beginning) {
    bool found = false;
    if (text.find(beginning) != std::string_view::npos) {
        each_piece(text, Quoted::whole, [&](std::string_view piece, bool is_name) {
            found = found || (is_name && piece.starts_with(beginning));
        });
    }
    return found;
}

std::string with_beginnings(std::string_view text, Quoted quoted,
                            const std::vector<std::pair<std::string, std::string>>& beginnings) {
    if (beginnings.empty()) {
        return std::string(text);
    }
    return changed(text, quoted, [&](std::string_view name) {
        for (const auto& [from, to] : beginnings) {
            if (name.starts_with(from)) {
                return to + std::string(name.substr(from.size()));
            }
        }
        return std::string(name);
    });
}

} // namespace

NamesApart::NamesApart(std::string_view text) {
    const auto* other = others.begin();
    for (const std::string_view beginning : ours) {
        if (!has_name_with(text, beginning)) {
            continue;
        }
        other = std::find_if(other, others.end(), [&](std::string_view mark) {
            return text.find(mark) == std::string_view::npos;
        });
        if (other == others.end()) {
            // The program uses all these prefixes. Its names stay unchanged, and if there is a conflict, the
            // driver reports it.
            return;
        }
        marks_.emplace_back(beginning, *other);
        back_.emplace_back(*other, beginning);
        ++other;
    }
}

std::string NamesApart::renamed(std::string_view text) const {
    return with_beginnings(text, Quoted::whole, marks_);
}

std::string NamesApart::as_written(std::string_view text) const {
    return with_beginnings(text, Quoted::read, back_);
}

Error NamesApart::as_written(Error error) const {
    for (std::string& argument : error.arguments) {
        argument = as_written(std::string_view(argument));
    }
    error.detail = as_written(std::string_view(error.detail));
    return error;
}

KernelSignature NamesApart::as_written(KernelSignature signature) const {
    signature.name = as_written(std::string_view(signature.name));
    for (KernelParameter& parameter : signature.parameters) {
        parameter.name = as_written(std::string_view(parameter.name));
        parameter.type_text = as_written(std::string_view(parameter.type_text));
    }
    return signature;
}

Instrumented NamesApart::as_written(Instrumented instrumented) const {
    Program& program = instrumented.program;
    program.kernel = as_written(std::string_view(program.kernel));
    for (std::string& name : program.parameter_names) {
        name = as_written(std::string_view(name));
    }
    for (SiteInfo& site : program.sites) {
        for (std::string* text : {&site.text, &site.function, &site.loop_variable}) {
            *text = as_written(std::string_view(*text));
        }
    }
    for (ObjectInfo& object : instrumented.objects) {
        object.name = as_written(std::string_view(object.name));
    }
    return instrumented;
}

bool holds_name(std::string_view text, std::string_view name) {
    bool found = false;
    each_piece(text, Quoted::whole,
               [&](std::string_view piece, bool is_name) { found = found || (is_name && piece == name); });
    return found;
}

std::string with_name(std::string_view text, std::string_view from, std::string_view to) {
    return changed(text, Quoted::whole,
                   [&](std::string_view name) { return std::string(name == from ? to : name); });
}

} // namespace lockstep
