#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/instrument/source/messages.h"

#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// Runs one of Clang's actions over a text as if it stood in that file. Arguments are those of the compiler's
/// driver, without its name and the file. True where no error was told.
bool run_over(const std::string& file, const std::string& text, std::vector<std::string> arguments,
              std::unique_ptr<clang::FrontendAction> action, Messages& messages);

} // namespace lockstep
