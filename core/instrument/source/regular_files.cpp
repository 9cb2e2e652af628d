#include "core/instrument/source/regular_files.h"

#include <cstdint>
#include <string>
#include <system_error>

namespace lockstep {
namespace {

constexpr std::uint64_t most_bytes = std::uint64_t{64} << 20;

enum class Unfit { not_regular = 1, too_large };

/// What a compiler's message ends with: "cannot open file '/dev/zero': ...".
class UnfitFiles final : public std::error_category {
public:
    [[nodiscard]] const char* name() const noexcept override { return "lockstep"; }
    [[nodiscard]] std::string message(int code) const override {
        return code == static_cast<int>(Unfit::too_large) ? "it has more than 64 MiB"
                                                          : "it is no regular file";
    }
};

std::error_code code_of(Unfit unfit) {
    static const UnfitFiles category;
    return {static_cast<int>(unfit), category};
}

class RegularFiles final : public llvm::vfs::ProxyFileSystem {
public:
    using ProxyFileSystem::ProxyFileSystem;

    llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine& path) override {
        const llvm::ErrorOr<llvm::vfs::Status> status = getUnderlyingFS().status(path);
        if (!status) {
            return status.getError();
        }
        if (!status->isRegularFile() && !status->isDirectory()) {
            return code_of(Unfit::not_regular);
        }
        return status->getSize() > most_bytes ? code_of(Unfit::too_large)
                                              : ProxyFileSystem::openFileForRead(path);
    }
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> regular_files() {
    return llvm::makeIntrusiveRefCnt<RegularFiles>(llvm::vfs::getRealFileSystem());
}

} // namespace lockstep
