#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// An #include line that the order of folders forbids.
struct Arrow {
    int line = 0; ///< line in the file, from 1
    std::string included;
    std::string reason;
};

/// Reads the #include lines of a source file. `path` is relative to the source tree and determines what the
/// file may include:
///
///     base <- hardware <- kernel <- site <- facts <- instrument <- run <- trace <- warp <- analysis
///          <- schedule <- advice <- session <- experiments <- recording <- report          (all of core/)
///     core <- app/confine <- app/words <- app/common <- app/worker <- app/cli, gui, layer, recorder      <- tests
///     theme <- model <- scenes <- views <- charts <- panels <- compare <- sweep <- exporting
///           <- show <- lessons <- window                                                   (all of app/gui/)
///
/// and which folders may include OpenCL, Clang, Qt and QCustomPlot.
std::vector<Arrow> forbidden_arrows(const std::string& path, const std::string& text);

} // namespace lockstep
