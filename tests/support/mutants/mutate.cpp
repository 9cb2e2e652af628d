#include "tests/support/mutants/mutate.h"

#include <algorithm>

namespace lockstep::test {
namespace {

/// Truncates or extends the file or changes bytes anywhere in it. Half of the time, repairs the header's
/// checksum afterwards.
void damage(Bytes& file, Chance& chance) {
    switch (pick(chance, 4)) {
    case 0:
        file.resize(pick(chance, file.size()));
        break;
    case 1:
        file.insert(file.end(), pick(chance, 64), std::byte{0});
        break;
    case 2:
        file[pick(chance, sizeof(std::uint64_t) * 5)] = static_cast<std::byte>(chance());
        break;
    default:
        for (std::uint64_t changes = 1 + pick(chance, 8); changes > 0; --changes) {
            file[pick(chance, file.size())] = static_cast<std::byte>(chance());
        }
    }
    if (pick(chance, 2) == 0) {
        seal_header(file);
    }
}

} // namespace

std::vector<RecordingParts> seeds_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".lks") {
            paths.push_back(entry.path());
        }
    }
    std::ranges::sort(paths);
    std::vector<RecordingParts> seeds;
    seeds.reserve(paths.size());
    for (const std::filesystem::path& path : paths) {
        seeds.push_back(parts_of(bytes_of_file_at(path)));
    }
    return seeds;
}

Bytes mutant(const std::vector<RecordingParts>& seeds, std::uint64_t number) {
    Chance chance(number);
    RecordingParts parts = seeds[pick(chance, seeds.size())];
    bool is_damaged = false;
    for (std::uint64_t changes = 1 + pick(chance, 1 + pick(chance, 4)); changes > 0; --changes) {
        const std::uint64_t kind = pick(chance, 20);
        if (kind < 11) {
            mutate_head(parts.head, chance);
        } else if (kind < 19) {
            mutate_columns(parts, chance);
        } else {
            is_damaged = true;
        }
    }
    Bytes file = file_of(parts);
    if (is_damaged) {
        damage(file, chance);
    }
    return file;
}

} // namespace lockstep::test
