#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/kernel/readable_files.h"

#include <functional>
#include <string>

namespace lockstep {

/// The files of this computer that may be read, and Clang's own headers. Only regular ones can be opened: an #include
/// of a device has no end, one of a pipe waits for somebody to write. None is seen from the folder that Lockstep was
/// started in: a path that is not absolute leads nowhere.
/// @param on_outside  is told of each file that is there and may not be read
[[nodiscard]] llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
regular_files(ReadableFiles readable, std::function<void(const std::string& path)> on_outside);

} // namespace lockstep
