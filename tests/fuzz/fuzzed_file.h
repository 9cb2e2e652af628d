#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <unistd.h>

namespace lockstep::test {

/// A file for readers that take a path, in a temporary folder of this process. The destructor removes both.
class FuzzedFile {
public:
    explicit FuzzedFile(const std::string& name)
        : folder_(std::filesystem::temp_directory_path() / ("lockstep-fuzz-" + std::to_string(getpid()))),
          path_(folder_ / name) {
        std::filesystem::create_directories(folder_);
    }
    FuzzedFile(const FuzzedFile&) = delete;
    FuzzedFile& operator=(const FuzzedFile&) = delete;
    ~FuzzedFile() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    void hold(std::span<const std::uint8_t> bytes) const {
        std::ofstream(path_, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path folder_;
    std::filesystem::path path_;
};

} // namespace lockstep::test
