#pragma once

#include <string>
#include <vector>

namespace lockstep {

struct SourceToken {
    std::string text; ///< an identifier or number, "::", or one character
    int line = 0;     ///< number of the line, from 1
};

/// Returns the tokens of a C++ source, without comments, preprocessor lines and quoted text.
std::vector<SourceToken> source_tokens(const std::string& text);

} // namespace lockstep
