#include "app/worker/live_folder.h"

#include <string>

namespace lockstep::live_folder {

std::uint64_t column_bytes(std::uint64_t numbers) {
    constexpr std::uint64_t boundary_bytes = std::uint64_t{1} << 16;
    return (numbers * sizeof(std::uint64_t) + boundary_bytes - 1) / boundary_bytes * boundary_bytes;
}

std::filesystem::path slot_path(const std::filesystem::path& folder, std::uint64_t slot) {
    return folder / ("slot-" + std::to_string(slot));
}

std::filesystem::path head_path(const std::filesystem::path& folder, std::uint64_t launch) {
    return folder / ("launch-" + std::to_string(launch) + ".json");
}

std::filesystem::path pipe_path(const std::filesystem::path& folder) {
    return folder / "looked-at";
}

} // namespace lockstep::live_folder
