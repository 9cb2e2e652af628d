#pragma once

#include "core/instrument/source/clang_headers.h"

namespace lockstep {

/// The files of this computer, of which only regular ones can be opened: an #include of a device has no end, one
/// of a pipe waits for somebody to write.
[[nodiscard]] llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> regular_files();

} // namespace lockstep
