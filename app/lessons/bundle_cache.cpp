#include "app/lessons/bundle_cache.h"

#include "app/lessons/content_hash.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <system_error>

namespace lockstep {

namespace fs = std::filesystem;

namespace {

constexpr const char* mark_name = ".unpacked"; // no file of a bundle begins with a dot
constexpr std::string_view new_prefix = ".new-";

/// Returns the error that an unpacked file cannot be written.
Error cannot_write(const fs::path& path, const std::string& why) {
    return {.code = ErrorCode::cannot_write_file, .arguments = {path.string(), why}};
}

/// Returns the hash of files, which are sorted by name first.
std::string hash_of(std::vector<BundledFile> files) {
    std::ranges::sort(files, {}, &BundledFile::name);
    ContentHash hash;
    for (const BundledFile& file : files) {
        hash.add(file.name + '\n' + std::to_string(file.contents.size()) + '\n');
        hash.add(file.contents);
    }
    return hash.digits();
}

/// Writes the files of a bundle into a folder. Errors: cannot_write_file.
Status write_files(const std::vector<BundledFile>& files, const fs::path& folder) {
    for (const BundledFile& file : files) {
        std::error_code failed; // if it fails, writing the file reports the error
        fs::create_directories((folder / file.name).parent_path(), failed);
        if (Status written = write_text_file(folder / file.name, file.contents); !written) {
            return written;
        }
    }
    return write_text_file(folder / mark_name, hash_of(files));
}

bool has_same_files(const std::vector<BundledFile>& files, const fs::path& folder) {
    return std::ranges::all_of(files, [&](const BundledFile& file) {
        const auto contents = read_text_file(folder / file.name);
        return contents && *contents == file.contents;
    });
}

/// Returns the folder that has these files, or the first one that does not exist. A folder whose files are others is
/// left as it is: the learner has changed them.
fs::path folder_for(const std::vector<BundledFile>& files, const fs::path& cache, const std::string& name) {
    fs::path folder = cache / name;
    for (int number = 2;; ++number) {
        std::error_code ignored; // ignored: an unknown folder is taken, and writing to it reports the error
        const fs::file_status status = fs::symlink_status(folder, ignored);
        const bool is_of_bundle = fs::is_directory(status) && has_same_files(files, folder);
        if (is_of_bundle || !fs::exists(status)) {
            return folder;
        }
        folder = cache / (name + "-" + std::to_string(number));
    }
}

/// Unpacks the files beside the folder, and then gives it its name, so that it is never incomplete. Errors:
/// cannot_write_file.
Status unpack(const std::vector<BundledFile>& files, const fs::path& folder) {
    std::error_code failed; // if it fails, so does making the folder
    fs::create_directories(folder.parent_path(), failed);
    std::string name = (folder.parent_path() / (std::string(new_prefix) + "XXXXXX")).string();
    if (mkdtemp(name.data()) == nullptr) {
        return cannot_write(folder, std::generic_category().message(errno));
    }
    Status written = write_files(files, name);
    if (written) {
        fs::rename(name, folder, failed);
        // Another window may have unpacked the same bundle meanwhile.
        written =
            !failed || has_same_files(files, folder) ? Status() : cannot_write(folder, failed.message());
    }
    fs::remove_all(name, failed);
    return written;
}

/// Notes that an unpacked bundle is used now.
void mark_used(const std::vector<BundledFile>& files, const fs::path& folder) {
    const fs::path mark = folder / mark_name;
    std::error_code failed;
    fs::last_write_time(mark, fs::file_time_type::clock::now(), failed);
    if (failed) { // unpacked by an older version; without a mark, it only stays longer
        static_cast<void>(write_text_file(mark, hash_of(files)));
    }
}

/// Whether a name is one that folder_for() makes.
bool is_folder_name(std::string_view name) {
    constexpr std::size_t digits = 16;
    const std::string_view rest = name.substr(std::min(digits, name.size()));
    const bool is_numbered = rest.size() > 1 && rest[0] == '-' &&
                             rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return is_content_hash(name.substr(0, digits)) && (rest.empty() || is_numbered);
}

struct Unpacked {
    fs::path folder;
    fs::file_time_type used;
    std::uintmax_t bytes = 0;
};

/// Returns the unpacked bundle in a folder, with the sum of its sizes; nothing if the folder is not ours.
std::optional<Unpacked> unpacked_in(const fs::directory_entry& entry) {
    std::error_code failed;
    const fs::path mark = entry.path() / mark_name;
    if (!is_folder_name(entry.path().filename().string()) ||
        !fs::is_directory(entry.symlink_status(failed)) ||
        !fs::is_regular_file(fs::symlink_status(mark, failed))) {
        return std::nullopt;
    }
    Unpacked found{.folder = entry.path(), .used = fs::last_write_time(mark, failed)};
    for (fs::recursive_directory_iterator at(entry.path(), failed), end; !failed && at != end;
         at.increment(failed)) {
        std::error_code no_file; // a folder has no size
        const std::uintmax_t bytes = at->file_size(no_file);
        found.bytes += no_file ? 0 : bytes;
    }
    return failed ? std::nullopt : std::optional(std::move(found));
}

/// Whether a folder contains exactly what was unpacked into it.
bool is_unchanged(const fs::path& folder) {
    std::vector<BundledFile> files;
    std::error_code failed;
    for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed)) {
        const fs::file_status status = at->symlink_status(failed);
        if (at->path() == folder / mark_name || fs::is_directory(status)) {
            continue;
        }
        auto contents = fs::is_regular_file(status) && files.size() < most_bundle_files
                            ? read_text_file(at->path())
                            : Result<std::string>(Error{.code = ErrorCode::cannot_read_file});
        if (!contents) {
            return false;
        }
        files.push_back({at->path().lexically_relative(folder).string(), std::move(*contents)});
    }
    const auto mark = read_text_file(folder / mark_name);
    return !failed && mark && *mark == hash_of(std::move(files));
}

/// Removes what is left of an unpacking that was killed.
void remove_unfinished(const fs::directory_entry& entry, fs::file_time_type now) {
    std::error_code failed;
    const bool is_ours = entry.path().filename().string().starts_with(new_prefix) &&
                         fs::is_directory(entry.symlink_status(failed));
    const auto time = is_ours ? fs::last_write_time(entry.path(), failed) : now;
    if (is_ours && !failed && now - time > always_kept) {
        fs::remove_all(entry.path(), failed);
    }
}

} // namespace

Result<fs::path> unpacked_folder(const std::vector<BundledFile>& files, const fs::path& cache,
                                 const std::string& name) {
    const fs::path folder = folder_for(files, cache, name);
    std::error_code unknown; // if it is unknown whether the folder exists, unpacking reports the error
    if (fs::exists(folder, unknown)) {
        mark_used(files, folder);
    } else if (const Status unpacked = unpack(files, folder); !unpacked) {
        return unpacked.error();
    }
    clean_bundle_cache(cache, folder);
    return folder;
}

void clean_bundle_cache(const fs::path& cache, const fs::path& used, std::uintmax_t most_bytes) {
    const auto now = fs::file_time_type::clock::now();
    std::vector<Unpacked> all;
    std::error_code failed;
    for (fs::directory_iterator at(cache, failed), end; !failed && at != end; at.increment(failed)) {
        remove_unfinished(*at, now);
        if (auto unpacked = unpacked_in(*at)) {
            all.push_back(std::move(*unpacked));
        }
    }
    std::uintmax_t bytes = 0;
    std::ranges::sort(all, std::ranges::greater(), &Unpacked::used);
    for (const Unpacked& each : all) { // the last used one first
        bytes += each.bytes;
        const auto age = now - each.used;
        const bool is_too_much = age > longest_unused || (age > always_kept && bytes > most_bytes);
        if (is_too_much && each.folder != used && is_unchanged(each.folder)) {
            fs::remove_all(each.folder, failed);
            bytes -= each.bytes;
        }
    }
}

} // namespace lockstep
