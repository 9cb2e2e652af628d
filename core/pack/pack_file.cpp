#include "core/pack/pack_file.h"

#include "core/pack/pack_json.h"
#include "core/trace/column_codec.h"

#include <algorithm>
#include <cstddef>
#include <new>
#include <span>
#include <utility>

namespace lockstep {
namespace {

static_assert(sizeof(PackHeader) == 40 && offsetof(PackHeader, header_checksum) == 32,
              "the header has no gaps");

constexpr std::uint64_t most_pack_json = std::uint64_t{128} << 20;

std::span<const std::byte> bytes_of_header(const PackHeader& header) {
    return std::as_bytes(std::span(&header, 1));
}

class PackReader {
public:
    PackReader(ByteSource& source, const PackReadOptions& options, const ProgressSink& progress)
        : source_(source),
          options_(options),
          reader_(source, Codec::zstd, options.check_sums, [&source, &progress](std::uint64_t) {
              return !progress || progress({Stage::load, source.size() - source.remaining(), source.size()});
          }) {}

    Result<PackedRun> read() {
        PackHeader header;
        if (const Status status = read_header(header); !status) {
            return status.error();
        }
        std::string json;
        if (const Status status = read_bytes(header.json_bytes, json); !status) {
            return status.error();
        }
        auto head = pack_from_json(json);
        if (!head) {
            return damaged("description");
        }
        json = {};
        if (const Status filled = fill(*head); !filled) {
            return filled.error();
        }
        if (source_.remaining() != 0) {
            return damaged("length");
        }
        const auto flaw = find_flaw(head->run);
        return flaw ? Result<PackedRun>(damaged(*flaw)) : std::move(head->run);
    }

private:
    Status read_header(PackHeader& header) {
        const std::span<std::byte> bytes = std::as_writable_bytes(std::span(&header, 1));
        if (source_.size() < sizeof header.magic || !source_.read(bytes.first(sizeof header.magic)) ||
            header.magic != PackHeader::right_magic) {
            return error(ErrorCode::not_a_pack, {});
        }
        const std::size_t checked = offsetof(PackHeader, header_checksum);
        if (!source_.read(bytes.subspan(sizeof header.magic)) ||
            (options_.check_sums && checksum(bytes.first(checked)) != header.header_checksum)) {
            return damaged("header");
        }
        if (header.version > PackHeader::known_version) {
            return error(ErrorCode::pack_too_new,
                         {std::to_string(header.version), std::to_string(PackHeader::known_version)});
        }
        if (header.version == 0 || header.unused != 0 || header.json_bytes > most_pack_json ||
            !reader_.can_hold(header.json_bytes)) {
            return damaged("header");
        }
        return header.file_bytes == source_.size() ? Status() : Status(damaged("length"));
    }

    /// Fills the contents of all arguments and kept results.
    Status fill(PackHead& head) {
        if (Status sizes = check_sizes(head); !sizes) {
            return sizes;
        }
        std::vector<std::vector<std::byte>> contents(head.lengths.size());
        for (std::size_t i = 0; i < contents.size(); ++i) {
            if (Status status = read_bytes(head.lengths[i], contents[i]); !status) {
                return status;
            }
        }
        auto number = head.arguments.begin();
        for (Launch& launch : head.run.launches) {
            for (Argument& argument : launch.arguments) {
                if (*number != PackHead::none) {
                    argument.bytes = contents[*number];
                }
                ++number;
            }
        }
        number = head.kept.begin();
        for (auto& [name, bytes] : head.run.kept_results) {
            bytes = contents[*number++];
        }
        return {};
    }

    /// Checks, before any memory is allocated, that all numbers of contents exist, and that the memory for all
    /// arguments is at most most_argument_bytes(), as is that for all kept results.
    [[nodiscard]] Status check_sizes(const PackHead& head) const {
        const std::uint64_t most = most_argument_bytes();
        std::uint64_t stored = 0;
        std::uint64_t used = 0;
        const auto add = [most](std::uint64_t& sum, std::uint64_t bytes) {
            sum = bytes > most || sum > most ? most + 1 : sum + bytes;
        };
        for (const std::uint64_t length : head.lengths) {
            add(stored, length);
        }
        add(used, argument_bytes(head.run));
        std::size_t arguments = 0;
        for (const Launch& launch : head.run.launches) {
            arguments += launch.arguments.size();
        }
        const auto exists = [&](std::uint64_t number) { return number < head.lengths.size(); };
        const auto may_be = [&](std::uint64_t number) { return number == PackHead::none || exists(number); };
        if (head.arguments.size() != arguments || head.kept.size() != head.run.kept_results.size() ||
            !std::ranges::all_of(head.arguments, may_be) || !std::ranges::all_of(head.kept, exists)) {
            return damaged("launches");
        }
        std::uint64_t held = 0; // differs from `used` if the file is wrong
        for (const std::uint64_t number : head.arguments) {
            add(held, number == PackHead::none ? 0 : head.lengths[number]);
        }
        std::uint64_t kept = 0;
        for (const std::uint64_t number : head.kept) {
            add(kept, head.lengths[number]);
        }
        if (stored > most || used > most || held > most || kept > most) {
            return error(ErrorCode::pack_too_large, {std::to_string(most)});
        }
        return reader_.can_hold(stored) ? Status() : Status(damaged("contents"));
    }

    /// Reads a column into a string or vector, which grows only as chunks arrive.
    template <class Bytes>
    Status read_bytes(std::uint64_t length, Bytes& bytes) {
        while (bytes.size() < length) {
            const std::size_t chunk = std::min<std::uint64_t>(chunk_bytes, length - bytes.size());
            bytes.resize(bytes.size() + chunk);
            switch (reader_.read(std::as_writable_bytes(std::span(bytes)).last(chunk))) {
            case ReadOutcome::ok:
                break;
            case ReadOutcome::cancelled:
                return Error{.code = ErrorCode::cancelled};
            case ReadOutcome::damaged:
                return damaged("contents");
            }
        }
        return {};
    }

    [[nodiscard]] Error damaged(const std::string& part) const {
        return error(ErrorCode::pack_damaged, {part});
    }
    [[nodiscard]] Error error(ErrorCode code, std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), options_.path);
        return {.code = code, .arguments = std::move(arguments)};
    }

    ByteSource& source_;
    const PackReadOptions& options_;
    ColumnReader reader_;
};

} // namespace

Status write_pack(const PackedRun& run, DescriptorSink& sink, const ProgressSink& progress) {
    const PackJson json = pack_json(run);
    PackHeader header;
    header.json_bytes = json.text.size();
    if (Status status = sink.write(bytes_of_header(header)); !status) {
        return status;
    }
    std::uint64_t done = 0;
    std::uint64_t total = json.text.size();
    for (const auto bytes : json.contents) {
        total += bytes.size();
    }
    ColumnWriter writer(sink, Codec::zstd, [&](std::uint64_t bytes) {
        done += bytes;
        return !progress || progress({Stage::save, done, total});
    });
    if (Status status = writer.write(std::as_bytes(std::span(json.text))); !status) {
        return status;
    }
    for (const auto bytes : json.contents) {
        if (Status status = writer.write(bytes); !status) {
            return status;
        }
    }
    header.file_bytes = sink.written();
    header.header_checksum = checksum(bytes_of_header(header).first(offsetof(PackHeader, header_checksum)));
    return sink.write_over(bytes_of_header(header), 0);
}

Result<PackedRun> read_pack(ByteSource& source, const PackReadOptions& options,
                            const ProgressSink& progress) {
    try {
        return PackReader(source, options, progress).read();
    } catch (const std::bad_alloc&) { // compressed contents can need more memory than the machine has
        return Error{.code = ErrorCode::pack_damaged, .arguments = {options.path, "contents"}};
    }
}

} // namespace lockstep
