#include "core/instrument/parse/invocation.h"

#include <cstdint>
#include <string>
#include <system_error>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t most_bytes = std::uint64_t{64} << 20;

enum class Unfit { not_regular = 1, too_large, outside };

/// Error category whose messages complete a message of the compiler: "cannot open file '/dev/zero': ...".
class UnfitFiles final : public std::error_category {
public:
    [[nodiscard]] const char* name() const noexcept override { return "lockstep"; }
    [[nodiscard]] std::string message(int code) const override {
        switch (static_cast<Unfit>(code)) {
        case Unfit::too_large:
            return "it is larger than 64 MiB";
        case Unfit::outside:
            return "it is outside the folder of the launch";
        case Unfit::not_regular:
            break;
        }
        return "it is not a regular file";
    }
};

std::error_code code_of(Unfit unfit) {
    static const UnfitFiles category;
    return {static_cast<int>(unfit), category};
}

class RegularFiles final : public llvm::vfs::ProxyFileSystem {
public:
    RegularFiles(ReadableFiles readable, std::function<void(const std::string&)> on_outside)
        : ProxyFileSystem(llvm::vfs::getRealFileSystem()),
          readable_(std::move(readable)),
          on_outside_(std::move(on_outside)) {}

    llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine& path) override {
        if (!llvm::sys::path::is_absolute(path)) {
            return std::make_error_code(std::errc::no_such_file_or_directory);
        }
        llvm::ErrorOr<llvm::vfs::Status> status = ProxyFileSystem::status(path);
        // Folders are allowed, because Clang queries the folder of a file before it opens the file.
        if (!status || status->isDirectory() || may_be_read(path)) {
            return status;
        }
        on_outside_(path.str());
        return code_of(Unfit::outside);
    }

    llvm::vfs::directory_iterator dir_begin(const llvm::Twine& path, std::error_code& error) override {
        error = may_be_read(path) ? std::error_code() : code_of(Unfit::outside);
        return error ? llvm::vfs::directory_iterator() : ProxyFileSystem::dir_begin(path, error);
    }

    llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine& path) override {
        const llvm::ErrorOr<llvm::vfs::Status> status = this->status(path);
        if (!status) {
            return status.getError();
        }
        if (!status->isRegularFile() && !status->isDirectory()) {
            return code_of(Unfit::not_regular);
        }
        return status->getSize() > most_bytes ? code_of(Unfit::too_large)
                                              : ProxyFileSystem::openFileForRead(path);
    }

private:
    [[nodiscard]] bool may_be_read(const llvm::Twine& path) const {
        return clangs_own_.hold(path.str()) || readable_.hold(path.str());
    }

    ReadableFiles readable_;
    ReadableFiles clangs_own_{{LOCKSTEP_CLANG_RESOURCES}};
    std::function<void(const std::string&)> on_outside_;
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
regular_files(ReadableFiles readable, std::function<void(const std::string&)> on_outside) {
    return llvm::makeIntrusiveRefCnt<RegularFiles>(std::move(readable), std::move(on_outside));
}

} // namespace lockstep
