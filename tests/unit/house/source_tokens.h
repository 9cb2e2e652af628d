#pragma once

#include <string>
#include <vector>

namespace lockstep {

struct SourceToken {
    std::string text; ///< an identifier or number, "::", or one character
    int line = 0;     ///< from 1
};

/// The tokens of a C++ source. Comments, preprocessor lines and what stands in quotes are left out.
std::vector<SourceToken> source_tokens(const std::string& text);

} // namespace lockstep
