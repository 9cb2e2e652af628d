#include "app/worker/process/driver_folder.h"

#include "app/words/errors/error_words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Returns the folder, or the nearest existing folder above it.
fs::path nearest_existing(fs::path folder) {
    std::error_code ignored;
    while (!fs::is_directory(folder, ignored) && folder.has_relative_path()) {
        folder = folder.parent_path();
    }
    return folder;
}

/// Tests whether files can be written to the folder: writes a file of 1 MiB and removes it. Returns 0 on
/// success, otherwise errno.
int why_not_written(const fs::path& folder) {
    constexpr std::size_t bytes = std::size_t{1} << 20; // most built kernels are smaller
    std::string path = (folder / "lockstep-probe-XXXXXX").string();
    const int file = mkostemp(path.data(), O_CLOEXEC);
    if (file < 0) {
        return errno;
    }
    unlink(path.c_str());
    // Does not write zeros, because some file systems store zeros without using disk space.
    const std::vector<char> some(bytes, 'x');
    std::size_t done = 0;
    int failed = 0;
    while (done < bytes && failed == 0) {
        const ssize_t now = write(file, some.data() + done, bytes - done);
        failed = now > 0 || errno == EINTR ? 0 : now == 0 ? ENOSPC : errno;
        done += now > 0 ? static_cast<std::size_t>(now) : 0;
    }
    close(file);
    return failed;
}

bool says_that_disk_is_full(std::string_view text) {
    return std::ranges::any_of(std::array{ENOSPC, EDQUOT, EFBIG}, [text](int number) {
        return text.find(std::generic_category().message(number)) != std::string_view::npos;
    });
}

/// Whether the cause of an error may be that PoCL cannot write to its cache; PoCL then only reports that a
/// build failed.
bool may_be_of_the_cache(const Error& error, int why_not) {
    const bool is_full = why_not == ENOSPC || why_not == EDQUOT || why_not == EFBIG;
    switch (error.code) {
    case ErrorCode::driver_build_failed:
    case ErrorCode::instrumented_build_failed:
        return why_not != 0 && error.detail.find("error:") == std::string::npos;
    case ErrorCode::worker_died:
        return is_full || says_that_disk_is_full(error.detail);
    case ErrorCode::no_device_of_driver:
        return is_full;
    default:
        return false;
    }
}

bool is_of_a_driver(const Error& error) {
    return error.code == ErrorCode::driver_build_failed ||
           error.code == ErrorCode::instrumented_build_failed || error.code == ErrorCode::worker_died ||
           error.code == ErrorCode::no_device_of_driver;
}

} // namespace

Error with_cache_as_reason(Error error, const fs::path& folder) {
    if (!is_of_a_driver(error)) {
        return error;
    }
    const int why_not = why_not_written(nearest_existing(folder));
    if (!may_be_of_the_cache(error, why_not)) {
        return error;
    }
    return {.code = ErrorCode::cannot_write_file,
            .arguments = {folder.string(), std::generic_category().message(why_not == 0 ? ENOSPC : why_not),
                          std::string(written_for::kernels)},
            .detail = std::move(error.detail)};
}

} // namespace lockstep
