#include "tests/support/mutants/mutate.h"

#include "core/trace/column_codec.h"
#include "core/trace/recording_reader.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <zstd.h>

namespace lockstep::test {
namespace {

using nlohmann::json;

constexpr int quick = 1; // compression level of zstd

/// Splits a file into its parts, reading it from start to end.
class Cutter {
public:
    explicit Cutter(std::span<const std::byte> rest) : rest_(rest) {}

    template <class T>
    T number() {
        T value{};
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }
    std::span<const std::byte> take(std::size_t size) {
        if (size > rest_.size()) {
            throw std::runtime_error("cut short");
        }
        const auto taken = rest_.first(size);
        rest_ = rest_.subspan(size);
        return taken;
    }
    Bytes column(std::size_t size, bool packed) {
        Bytes column(size);
        for (std::size_t at = 0; at < size; at += chunk_bytes) {
            const std::span<std::byte> chunk =
                std::span(column).subspan(at, std::min(chunk_bytes, size - at));
            const auto stored_bytes = number<std::uint64_t>();
            (void)number<std::uint64_t>(); // skips the checksum
            const auto stored = take(stored_bytes);
            if (packed) {
                ZSTD_decompress(chunk.data(), chunk.size(), stored.data(), stored.size());
            } else {
                std::ranges::copy(stored.first(std::min(stored.size(), chunk.size())), chunk.begin());
            }
        }
        return column;
    }

private:
    std::span<const std::byte> rest_;
};

std::vector<std::size_t> column_sizes(const json& launch) {
    std::vector<std::size_t> sizes;
    for (const json& length : launch.at("columns")) {
        sizes.push_back(8 * length.get<std::size_t>());
    }
    sizes.resize(5);
    for (const json& output : launch.at("outputs")) {
        sizes.push_back(output.at(1));
        sizes.push_back(output.at(2));
    }
    return sizes;
}

void append(Bytes& to, const void* from, std::size_t size) {
    const auto* const first = static_cast<const std::byte*>(from);
    to.insert(to.end(), first, first + size);
}

void append_column(Bytes& file, std::span<const std::byte> column) {
    for (; !column.empty(); column = column.subspan(std::min(chunk_bytes, column.size()))) {
        const auto chunk = column.first(std::min(chunk_bytes, column.size()));
        Bytes stored(ZSTD_compressBound(chunk.size()));
        stored.resize(ZSTD_compress(stored.data(), stored.size(), chunk.data(), chunk.size(), quick));
        const std::array<std::uint64_t, 2> head{stored.size(), checksum(stored)};
        append(file, head.data(), sizeof head);
        append(file, stored.data(), stored.size());
    }
}

} // namespace

RecordingParts parts_of(std::span<const std::byte> file) {
    Cutter cutter(file);
    const auto header = cutter.number<RecordingHeader>();
    const auto text = cutter.take(header.json_bytes);
    const auto* const first = reinterpret_cast<const char*>(text.data());
    RecordingParts parts{json::parse(first, first + text.size()), {}};
    for (const json& launch : parts.head.at("launches")) {
        for (const std::size_t size : column_sizes(launch)) {
            parts.columns.push_back(cutter.column(size, header.codec == 1));
        }
    }
    return parts;
}

Bytes file_of(const RecordingParts& parts) {
    const std::string text = parts.head.dump(-1, ' ', false, json::error_handler_t::replace);
    Bytes file(sizeof(RecordingHeader));
    append(file, text.data(), text.size());
    for (const Bytes& column : parts.columns) {
        append_column(file, column);
    }
    RecordingHeader header;
    header.codec = 1;
    header.file_bytes = file.size();
    header.json_bytes = text.size();
    header.json_checksum = checksum(std::as_bytes(std::span(text)));
    std::memcpy(file.data(), &header, sizeof header);
    seal_header(file);
    return file;
}

void seal_header(Bytes& file) {
    const std::size_t place = offsetof(RecordingHeader, header_checksum);
    if (file.size() >= sizeof(RecordingHeader)) {
        const std::uint64_t sum = checksum(std::span(file).first(place));
        std::memcpy(file.data() + place, &sum, sizeof sum);
    }
}

Bytes bytes_of_file_at(const std::filesystem::path& path) {
    Bytes bytes(std::filesystem::file_size(path));
    std::ifstream(path, std::ios::binary)
        .read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

} // namespace lockstep::test
