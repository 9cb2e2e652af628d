#include "core/instrument/source/directives.h"

#include "core/instrument/source/clang_headers.h"

#include <algorithm>
#include <sstream>
#include <string_view>

namespace lockstep {
namespace {

constexpr std::string_view hashes[] = {"#", "%:", "?\?="}; // a digraph and a trigraph are one too

/// The length of the hash at the beginning of a line; 0 if there is none.
std::size_t hash_at(std::string_view line) {
    for (const std::string_view hash : hashes) {
        if (line.starts_with(hash)) {
            return hash.size();
        }
    }
    return 0;
}

/// `# 1 "file.cl"`, `#pragma unroll`, a bare `#pragma` and `#ident "x"` are what a preprocessor leaves.
bool is_left_by_preprocessor(std::string_view behind_hash) {
    return behind_hash.starts_with("pragma ") || behind_hash == "pragma\n" ||
           behind_hash.starts_with("ident ") ||
           (behind_hash.size() > 1 && behind_hash[0] == ' ' && behind_hash[1] >= '0' &&
            behind_hash[1] <= '9');
}

/// Where the words stand that make a directive an include.
std::vector<std::size_t> include_words(const std::string& text) {
    clang::LangOptions language;
    language.OpenCL = 1;
    language.Trigraphs = 1;
    language.Digraphs = 1;
    language.LineComment = 1;
    clang::Lexer lexer(clang::SourceLocation(), language, text.c_str(), text.c_str(),
                       text.c_str() + text.size());
    std::vector<std::size_t> places;
    bool is_directive = false;
    for (clang::Token token; !lexer.LexFromRawLexer(token) || token.isNot(clang::tok::eof);) {
        if (is_directive && token.is(clang::tok::raw_identifier) && !token.isAtStartOfLine()) {
            const std::size_t end = lexer.getCurrentBufferOffset();
            std::string name(text, end - token.getLength(), token.getLength());
            std::erase_if(name, [](char c) {
                return (c < 'a' || c > 'z') && c != '_';
            }); // a word may go on behind a line
            if (name == "include" || name == "include_next" || name == "import") {
                places.push_back(end - token.getLength());
            }
        }
        is_directive = token.is(clang::tok::hash) && token.isAtStartOfLine();
    }
    return places;
}

} // namespace

std::string without_new_directives(const std::string& preprocessed) {
    std::string text;
    for (std::size_t at = 0; at < preprocessed.size();) {
        const std::size_t end = std::min(preprocessed.find('\n', at), preprocessed.size() - 1) + 1;
        const std::string_view line = std::string_view(preprocessed).substr(at, end - at);
        const std::string_view words =
            line.substr(std::min(line.find_first_not_of(" \t\v\f\r"), line.size()));
        const std::size_t hash = hash_at(words);
        text += hash != 0 && !(words.size() == line.size() && is_left_by_preprocessor(words.substr(hash)))
                    ? ";"
                    : "";
        text += line;
        at = end;
    }
    return text;
}

std::vector<std::string> entered_files(const std::string& preprocessed) {
    std::vector<std::string> files;
    std::istringstream lines(preprocessed);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t open = line.find('"');
        if (!line.starts_with("# ") || !line.ends_with("\" 1") || open == std::string::npos ||
            line[open + 1] == '<') {
            continue; // "# 1 "a.h" 1" enters a file, "# 1 "<built-in>" 1" does not
        }
        std::string name;
        for (std::size_t i = open + 1; i < line.size() - 3; ++i) {
            name += line[i] == '\\' ? line[++i] : line[i];
        }
        if (std::ranges::find(files, name) == files.end()) {
            files.push_back(std::move(name));
        }
    }
    return files;
}

std::string without_includes(const std::string& text) {
    std::string changed;
    std::size_t done = 0;
    for (const std::size_t place : include_words(text)) {
        changed += text.substr(done, place - done) + "error ";
        done = place;
    }
    return changed + text.substr(done);
}

} // namespace lockstep
