#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/kernel/readable_files.h"

#include <functional>
#include <string>

namespace lockstep {

/// Returns a file system for Clang that contains only the files that may be read, and Clang's own headers.
/// Only regular files can be opened, because reading a device may never end, and opening a pipe waits for a
/// writer. Relative paths are never found, because the current folder is not searched.
/// @param on_outside  called for each file that exists but must not be read
[[nodiscard]] llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
regular_files(ReadableFiles readable, std::function<void(const std::string& path)> on_outside);

} // namespace lockstep
