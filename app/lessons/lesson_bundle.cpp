#include "app/lessons/lesson_bundle.h"

#include "app/lessons/bundle_cache.h"
#include "app/lessons/content_hash.h"
#include "app/lessons/lesson_list.h"
#include "app/words/errors/bundle_words.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <system_error>
#include <zstd.h>

namespace lockstep {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view signature("LOCKLSN\0", 8);
constexpr std::uint32_t bundle_version = 1;
constexpr std::size_t free_ratio_bytes = std::size_t{1024} * 1024; ///< up to here, any ratio is allowed
constexpr std::size_t most_name_bytes = 100;
constexpr std::array<std::string_view, 6> extensions = {".md", ".cl", ".h", ".sim", ".lks", ".raw"};

Error flaw(std::string_view what, const fs::path& path, std::string detail = {}) {
    return {.code = ErrorCode::bad_bundle,
            .arguments = {std::string(what), path.string(), std::move(detail)}};
}

template <class Number>
void put(std::string& bytes, std::size_t number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        bytes += static_cast<char>((number >> (8 * i)) & 0xFF);
    }
}

/// Takes numbers and texts from the front of bytes. Nothing is returned beyond their end.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : left_(bytes) {}

    std::optional<std::string_view> text(std::size_t size) {
        if (size > left_.size()) {
            return std::nullopt;
        }
        const std::string_view taken = left_.substr(0, size);
        left_.remove_prefix(size);
        return taken;
    }
    template <class Number>
    std::optional<std::size_t> number() {
        const auto bytes = text(sizeof(Number));
        if (!bytes) {
            return std::nullopt;
        }
        std::size_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i) {
            value |= static_cast<std::size_t>(static_cast<unsigned char>((*bytes)[i])) << (8 * i);
        }
        return value;
    }
    [[nodiscard]] std::string_view left() const { return left_; }

private:
    std::string_view left_;
};

/// Checks the sizes of the contents and of the bundle, in bytes. Errors: bad_bundle.
Status check_size(std::size_t unpacked, std::size_t packed, const fs::path& path) {
    if (unpacked > most_unpacked_bytes) {
        return flaw(bundle_flaw::too_large, path, std::to_string(most_unpacked_bytes));
    }
    return unpacked <= std::max(free_ratio_bytes, packed * most_bundle_ratio)
               ? Status()
               : flaw(bundle_flaw::too_dense, path, std::to_string(most_bundle_ratio));
}

/// Decompresses a part of a bundle, piece by piece, so that no more than the limits allow is ever made. Errors:
/// bad_bundle.
Result<std::string> decompressed(std::string_view packed, const fs::path& path) {
    const std::unique_ptr<ZSTD_DStream, decltype(&ZSTD_freeDStream)> stream(ZSTD_createDStream(),
                                                                            ZSTD_freeDStream);
    constexpr int most_window = 23; // 8 MiB, as a power of two
    if (stream == nullptr ||
        ZSTD_isError(ZSTD_DCtx_setParameter(stream.get(), ZSTD_d_windowLogMax, most_window)) != 0) {
        return Error{.code = ErrorCode::out_of_memory};
    }
    std::string unpacked;
    std::string piece(ZSTD_DStreamOutSize(), '\0');
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    for (;;) {
        ZSTD_outBuffer out{piece.data(), piece.size(), 0};
        const std::size_t before = in.pos;
        const std::size_t hint = ZSTD_decompressStream(stream.get(), &out, &in);
        if (ZSTD_isError(hint) != 0) {
            return flaw(bundle_flaw::damaged, path);
        }
        unpacked.append(piece, 0, out.pos);
        if (const Status fits = check_size(unpacked.size(), packed.size(), path); !fits) {
            return fits.error();
        }
        if (hint == 0) {
            return in.pos == in.size ? Result<std::string>(std::move(unpacked))
                                     : flaw(bundle_flaw::damaged, path);
        }
        if (out.pos == 0 && in.pos == before) {
            return flaw(bundle_flaw::damaged, path); // it ends too early
        }
    }
}

/// Checks the files of a bundle. Errors: bad_bundle.
Status check_files(const std::vector<BundledFile>& files, const fs::path& path) {
    std::set<std::string_view> names;
    std::size_t bytes = 0;
    for (const BundledFile& file : files) {
        if (!is_bundled_name(file.name)) {
            return flaw(bundle_flaw::bad_name, path, file.name.substr(0, most_name_bytes));
        }
        if (!names.insert(file.name).second) {
            return flaw(bundle_flaw::same_name, path, file.name);
        }
        bytes += file.contents.size();
    }
    for (const BundledFile& file : files) { // a name cannot be that of a file and of a folder
        if (names.contains(std::string_view(file.name).substr(0, file.name.find('/'))) &&
            file.name.find('/') != std::string::npos) {
            return flaw(bundle_flaw::bad_name, path, file.name);
        }
    }
    if (files.size() > most_bundle_files) {
        return flaw(bundle_flaw::too_many_files, path, std::to_string(most_bundle_files));
    }
    if (bytes > most_unpacked_bytes) {
        return flaw(bundle_flaw::too_large, path, std::to_string(most_unpacked_bytes));
    }
    const bool has_lesson =
        std::ranges::any_of(files, [](const BundledFile& file) { return file.name.ends_with(".md"); });
    return has_lesson ? Status() : flaw(bundle_flaw::no_lesson, path);
}

bool is_bundled_part(std::string_view part) {
    const auto fits = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '.' ||
               letter == '_' || letter == '-';
    };
    return !part.empty() && part.front() != '.' && std::ranges::all_of(part, fits);
}

/// Whether a file has the ending of what `lesson print` and `lesson pack` write.
bool is_made_from_lessons(const fs::path& path) {
    const fs::path ending = path.extension();
    return ending == ".pdf" || ending == ".html" || is_bundle(path);
}

/// Adds the files of one folder. `before` precedes their names: "" or "en/". `room`: the bytes that may still be read.
Status add_files(const fs::path& folder, const std::string& before, std::uintmax_t& room,
                 std::vector<BundledFile>& files) {
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        const std::string name = before + at->path().filename().string();
        if (files.size() > most_bundle_files) {
            return flaw(bundle_flaw::too_many_files, folder, std::to_string(most_bundle_files));
        }
        std::error_code ignored; // ignored: a file whose kind is unknown is refused
        const fs::file_status status = at->symlink_status(ignored);
        if (before.empty() && fs::is_directory(status) && is_bundled_part(at->path().filename().string())) {
            if (Status added = add_files(at->path(), name + "/", room, files); !added) {
                return added;
            }
            continue;
        }
        if (fs::is_regular_file(status) && is_made_from_lessons(at->path())) {
            continue;
        }
        if (!fs::is_regular_file(status) || !is_bundled_name(name)) {
            return flaw(bundle_flaw::bad_name, folder, name);
        }
        std::error_code unknown; // if the size is unknown, reading the file reports the error
        const std::uintmax_t bytes = fs::file_size(at->path(), unknown);
        if (!unknown && bytes > room) {
            return flaw(bundle_flaw::too_large, folder, std::to_string(most_unpacked_bytes));
        }
        room -= unknown ? 0 : bytes;
        auto contents = read_text_file(at->path());
        if (!contents) {
            return contents.error();
        }
        files.push_back({name, std::move(*contents)});
    }
    return failed ? Status(Error{.code = ErrorCode::cannot_read_file,
                                 .arguments = {folder.string(), failed.message()}})
                  : Status();
}

} // namespace

bool is_bundle(const fs::path& path) {
    return path.extension() == bundle_extension;
}

bool is_bundled_name(std::string_view name) {
    const std::size_t slash = name.find('/');
    const std::string_view file = slash == std::string_view::npos ? name : name.substr(slash + 1);
    const bool has_known_end =
        std::ranges::any_of(extensions, [file](std::string_view end) { return file.ends_with(end); });
    return name.size() <= most_name_bytes && has_known_end && is_bundled_part(file) &&
           (slash == std::string_view::npos || is_bundled_part(name.substr(0, slash)));
}

Result<std::vector<BundledFile>> unpack_bundle(std::string_view bytes, const fs::path& path) {
    Bytes head(bytes);
    if (head.text(signature.size()) != signature) {
        return flaw(bundle_flaw::not_a_bundle, path);
    }
    const auto version = head.number<std::uint32_t>();
    if (!version || *version > bundle_version || *version == 0) {
        return version && *version != 0 ? flaw(bundle_flaw::too_new, path, std::to_string(bundle_version))
                                        : flaw(bundle_flaw::damaged, path);
    }
    const auto unpacked = decompressed(head.left(), path);
    if (!unpacked) {
        return unpacked.error();
    }
    Bytes all(*unpacked);
    const auto count = all.number<std::uint32_t>();
    if (!count || *count > most_bundle_files) {
        return count ? flaw(bundle_flaw::too_many_files, path, std::to_string(most_bundle_files))
                     : flaw(bundle_flaw::damaged, path);
    }
    std::vector<BundledFile> files;
    for (std::size_t i = 0; i < *count; ++i) {
        const auto length = all.number<std::uint16_t>();
        const auto name = length ? all.text(*length) : std::nullopt;
        const auto size = name ? all.number<std::uint32_t>() : std::nullopt;
        const auto contents = size ? all.text(*size) : std::nullopt;
        if (!contents) {
            return flaw(bundle_flaw::damaged, path);
        }
        files.push_back({std::string(*name), std::string(*contents)});
    }
    if (!all.left().empty()) {
        return flaw(bundle_flaw::damaged, path);
    }
    const Status checked = check_files(files, path);
    return checked ? Result<std::vector<BundledFile>>(std::move(files)) : checked.error();
}

Result<std::string> pack_bundle(const std::vector<BundledFile>& files, const fs::path& path) {
    if (const Status checked = check_files(files, path); !checked) {
        return checked.error();
    }
    std::string all;
    put<std::uint32_t>(all, files.size());
    for (const BundledFile& file : files) {
        put<std::uint16_t>(all, file.name.size());
        all += file.name;
        put<std::uint32_t>(all, file.contents.size());
        all += file.contents;
    }
    const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context(ZSTD_createCCtx(), ZSTD_freeCCtx);
    std::string packed(ZSTD_compressBound(all.size()), '\0');
    if (context == nullptr) {
        return Error{.code = ErrorCode::out_of_memory};
    }
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1); // a damaged bundle is then recognised
    const std::size_t size =
        ZSTD_compress2(context.get(), packed.data(), packed.size(), all.data(), all.size());
    if (ZSTD_isError(size) != 0) {
        return Error{.code = ErrorCode::out_of_memory};
    }
    packed.resize(size);
    std::string bytes(signature);
    put<std::uint32_t>(bytes, bundle_version);
    bytes += packed;
    if (const Status fits = check_size(all.size(), packed.size(), path); !fits) {
        return fits.error();
    }
    return bytes.size() <= most_bundle_bytes
               ? Result<std::string>(std::move(bytes))
               : flaw(bundle_flaw::too_large, path, std::to_string(most_bundle_bytes));
}

Result<std::vector<BundledFile>> files_to_bundle(const fs::path& folder) {
    std::vector<BundledFile> files;
    std::uintmax_t room = most_unpacked_bytes;
    if (const Status added = add_files(folder, "", room, files); !added) {
        return added.error();
    }
    std::ranges::sort(files, {}, &BundledFile::name); // the same folder gives the same bundle
    for (const BundledFile& file : files) {
        if (file.name.ends_with(".md")) {
            const LessonReading reading = read_lesson(file.contents, folder / file.name);
            if (!reading.ok()) {
                return reading.flaws.front();
            }
        }
    }
    const Status checked = check_files(files, folder);
    return checked ? Result<std::vector<BundledFile>>(std::move(files)) : checked.error();
}

Result<fs::path> open_bundle(const fs::path& path) {
    std::error_code failed; // if the size is unknown, reading the file reports the error
    if (const auto size = fs::file_size(path, failed); !failed && size > most_bundle_bytes) {
        return flaw(bundle_flaw::too_large, path, std::to_string(most_bundle_bytes));
    }
    const auto bytes = read_text_file(path);
    if (!bytes) {
        return bytes.error();
    }
    const auto files = unpack_bundle(*bytes, path);
    if (!files) {
        return files.error();
    }
    const fs::path cache = user_cache_dir();
    if (cache.empty()) {
        return flaw(bundle_flaw::no_folder, path);
    }
    ContentHash name;
    name.add(*bytes);
    return unpacked_folder(*files, cache / "lessons", name.digits());
}

std::vector<fs::path> bundle_lessons(const fs::path& folder, const std::string& language) {
    std::string name = language; // "pt_br" for "pt_BR": names in a bundle have no capital letters
    std::ranges::transform(name, name.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    for (const fs::path& place : {folder / name, folder / "en", folder}) {
        if (auto files = lesson_files(place); !files.empty()) {
            return files;
        }
    }
    std::vector<fs::path> folders;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        folders.push_back(at->path());
    }
    std::ranges::sort(folders);
    for (const fs::path& place : folders) {
        if (auto files = lesson_files(place); !files.empty()) {
            return files;
        }
    }
    return {};
}

} // namespace lockstep
