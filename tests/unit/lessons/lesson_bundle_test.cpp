#include "app/lessons/lesson_bundle.h"

#include "app/lessons/bundle_cache.h"
#include "app/words/errors/bundle_words.h"
#include "core/base/data_dir.h"
#include "tests/unit/lessons/sample_lesson.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <zstd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::vector<BundledFile> sample_files() {
    const std::string lesson = std::string(sample_header) + sample_page + "Text.\n";
    return {{"en/01-x.md", lesson}, {"en/blur.cl", "__kernel void blur() {}\n"}, {"es/01-x.md", lesson}};
}

std::string flaw_of(const Error& error) {
    return error.code == ErrorCode::bad_bundle ? error.arguments.at(0)
                                               : std::to_string(static_cast<int>(error.code));
}

/// Returns the flaw of these files; empty if they can be packed.
std::string flaw_of(const std::vector<BundledFile>& files) {
    const auto packed = pack_bundle(files, "x");
    return packed ? "" : flaw_of(packed.error());
}

/// Packs the payload of a bundle without any check, as a stranger does.
std::string packed(const std::string& payload, char version = 1) {
    std::string bytes(ZSTD_compressBound(payload.size()), '\0');
    bytes.resize(ZSTD_compress(bytes.data(), bytes.size(), payload.data(), payload.size(), 1));
    return std::string("LOCKLSN\0", 8) + version + std::string(3, '\0') + bytes;
}

/// Returns the payload of a bundle with these names, each with the contents "x".
std::string payload_of(const std::vector<std::string>& names) {
    std::string payload{static_cast<char>(names.size()), '\0', '\0', '\0'};
    for (const std::string& name : names) {
        payload += std::string{static_cast<char>(name.size()), '\0'} + name + std::string("\1\0\0\0x", 5);
    }
    return payload;
}

std::string flaw_of_bytes(const std::string& bytes) {
    const auto files = unpack_bundle(bytes, "x");
    return files ? "" : flaw_of(files.error());
}

TEST(LessonBundle, keeps_its_files) {
    const auto bytes = pack_bundle(sample_files(), "x");
    ASSERT_TRUE(bytes.ok());
    const auto files = unpack_bundle(*bytes, "x");
    ASSERT_TRUE(files.ok());
    EXPECT_EQ(*files, sample_files());
    EXPECT_EQ(*pack_bundle(sample_files(), "x"), *bytes) << "equal files make equal bundles";
}

TEST(LessonBundle, allows_only_names_of_its_list) {
    for (const char* name : {"a.md", "en/a.md", "es/x-1_2.cl", "a.sim", "a.lks", "a.raw", "pt_br/a.h"}) {
        EXPECT_TRUE(is_bundled_name(name)) << name;
    }
    for (const char* name :
         {"",        ".md",      "/a.md",  "../a.md", "a/../b.md", "a/b/c.md", "a//b.md",     "a.md/",
          "./a.md",  "A.md",     "a b.md", "a.png",   "a.md\n",    "a\\b.md",  "\xC3\xA9.md", ".ssh/a.md",
          "a.md.so", "en/.a.md", "~/a.md", "c:a.md"}) {
        EXPECT_FALSE(is_bundled_name(name)) << name;
        EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.md", name}))), bundle_flaw::bad_name) << name;
    }
    EXPECT_FALSE(is_bundled_name(std::string("a\0.md", 5)));
    EXPECT_FALSE(is_bundled_name(std::string(200, 'a') + ".md"));
}

TEST(LessonBundle, refuses_what_a_stranger_may_pack) {
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.md"}))), "") << "the others fail for their reason";
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.md", "a.md"}))), bundle_flaw::same_name);
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.cl"}))), bundle_flaw::no_lesson);
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({}))), bundle_flaw::no_lesson);
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.md"}), 2)), bundle_flaw::too_new);
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.md"}), 0)), bundle_flaw::damaged);
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.md"}) + "x")), bundle_flaw::damaged);
    EXPECT_EQ(flaw_of_bytes(packed(payload_of({"a.md"})) + "x"), bundle_flaw::damaged);
    EXPECT_EQ(flaw_of_bytes(packed(std::string("\xFF\xFF\xFF\xFF", 4))), bundle_flaw::too_many_files);
    EXPECT_EQ(flaw_of_bytes(packed(std::string("\1\0\0\0\4\0a.md\xFF\xFF\xFF\xFF", 14))),
              bundle_flaw::damaged);
    EXPECT_EQ(flaw_of_bytes(packed("")), bundle_flaw::damaged);
    EXPECT_EQ(flaw_of_bytes("PK\3\4"), bundle_flaw::not_a_bundle);
    EXPECT_EQ(flaw_of_bytes(""), bundle_flaw::not_a_bundle);
}

TEST(LessonBundle, stops_unpacking_at_its_limits) {
    const std::string bomb(std::size_t{300} * 1024 * 1024, '\0');
    const std::string bytes = packed(bomb);
    ASSERT_LT(bytes.size(), std::size_t{1024} * 1024) << "it is small as a file";
    EXPECT_EQ(flaw_of_bytes(bytes), bundle_flaw::too_dense);
    const std::string ratio(std::size_t{8} * 1024 * 1024, '\0');
    EXPECT_EQ(flaw_of_bytes(packed(ratio)), bundle_flaw::too_dense);
    EXPECT_EQ(flaw_of({{"a.md", ratio}}), bundle_flaw::too_dense) << "nobody can pack it either";
    std::vector<BundledFile> many = sample_files();
    for (std::size_t i = 0; i < most_bundle_files; ++i) {
        many.push_back({std::to_string(i) + ".cl", ""});
    }
    EXPECT_EQ(flaw_of(many), bundle_flaw::too_many_files);
}

TEST(LessonBundle, that_is_damaged_is_never_taken_for_another_one) {
    const std::string good = *pack_bundle(sample_files(), "x");
    for (std::size_t size = 0; size < good.size(); ++size) {
        EXPECT_NE(flaw_of_bytes(good.substr(0, size)), "") << size;
    }
    std::mt19937 random(5);
    for (int i = 0; i < 4000; ++i) {
        std::string bytes = good;
        for (std::uint32_t changes = 1 + random() % 3; changes != 0; --changes) {
            bytes[random() % bytes.size()] = static_cast<char>(random());
        }
        if (const auto files = unpack_bundle(bytes, "x"); files.ok()) {
            EXPECT_EQ(*files, sample_files()) << i;
        }
    }
    // the same for what a stranger has packed with a valid checksum
    const std::string payload = payload_of({"a.md", "en/b.cl", "c.sim"});
    for (int i = 0; i < 4000; ++i) {
        std::string bytes = payload;
        bytes[random() % bytes.size()] = static_cast<char>(random());
        if (const auto files = unpack_bundle(packed(bytes), "x"); files.ok()) {
            for (const BundledFile& file : *files) {
                EXPECT_TRUE(is_bundled_name(file.name)) << file.name;
            }
        }
    }
}

TEST(LessonBundle, is_known_to_desktops_by_its_name_and_its_first_bytes) {
    const std::string types = read_text_file(data_dir() / "resources/desktop/lockstep.xml").value();
    EXPECT_NE(types.find("pattern=\"*" + std::string(bundle_extension) + '"'), std::string::npos);
    EXPECT_NE(types.find("value=\"" + pack_bundle(sample_files(), "x").value().substr(0, 7) + '"'),
              std::string::npos);
    const std::string entry = read_text_file(data_dir() / "resources/desktop/lockstep.desktop").value();
    EXPECT_NE(entry.find("\nExec=lockstep %f\n"), std::string::npos);
    EXPECT_NE(entry.find("application/x-lockstep-lesson;"), std::string::npos);
}

/// A folder for each test, with the user's cache in it.
class UnpackedBundle : public testing::Test {
protected:
    UnpackedBundle() {
        std::string name = (fs::temp_directory_path() / "lesson-bundle-XXXXXX").string();
        folder_ = mkdtemp(name.data());
        setenv("XDG_CACHE_HOME", (folder_ / "cache").c_str(), 1);
    }
    ~UnpackedBundle() override {
        unsetenv("XDG_CACHE_HOME");
        fs::remove_all(folder_);
    }
    [[nodiscard]] fs::path has(const std::string& name, const std::string& text) const {
        fs::path path = folder_ / name;
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
        return path;
    }
    /// Returns the paths of all files outside the cache.
    [[nodiscard]] std::vector<fs::path> others() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
            if (entry.is_regular_file() && entry.path().string().find("/cache/") == std::string::npos) {
                found.push_back(entry.path());
            }
        }
        return found;
    }
    fs::path folder_;
};

TEST_F(UnpackedBundle, is_in_its_own_folder_of_the_cache_and_nowhere_else) {
    const fs::path bundle = has("a.lockstep-lesson", *pack_bundle(sample_files(), "x"));
    const auto opened = open_bundle(bundle);
    ASSERT_TRUE(opened.ok());
    EXPECT_EQ(opened->parent_path(), folder_ / "cache" / "lockstep" / "lessons");
    EXPECT_EQ(*read_text_file(*opened / "en/blur.cl"), sample_files()[1].contents);
    EXPECT_EQ(others(), std::vector<fs::path>{bundle});
    EXPECT_EQ(*open_bundle(bundle), *opened) << "unpacked once";
    EXPECT_EQ(bundle_lessons(*opened, "es"), std::vector<fs::path>{*opened / "es/01-x.md"});
    EXPECT_EQ(bundle_lessons(*opened, "ko"), std::vector<fs::path>{*opened / "en/01-x.md"});
}

/// What a learner has changed in an unpacked bundle stays when the bundle is opened again.
TEST_F(UnpackedBundle, keeps_what_was_changed_and_is_unpacked_beside_it) {
    const fs::path bundle = has("a.lockstep-lesson", *pack_bundle(sample_files(), "x"));
    const fs::path first = *open_bundle(bundle);
    std::ofstream(first / "en/blur.cl") << "changed";
    const fs::path second = *open_bundle(bundle);
    EXPECT_NE(second, first);
    EXPECT_EQ(*read_text_file(first / "en/blur.cl"), "changed");
    EXPECT_EQ(*read_text_file(second / "en/blur.cl"), sample_files()[1].contents);
    EXPECT_EQ(*open_bundle(bundle), second);
    fs::remove(second / "en/blur.cl");
    EXPECT_EQ(open_bundle(bundle)->filename(), first.filename().string() + "-3");
}

TEST_F(UnpackedBundle, is_complete_or_not_there) {
    const fs::path bundle = has("a.lockstep-lesson", packed(payload_of({"01-x.md", "01-x.md/y.cl"})));
    const fs::path cache = folder_ / "cache" / "lockstep" / "lessons";
    for (int i = 0; i < 3; ++i) {
        const auto opened = open_bundle(bundle);
        ASSERT_FALSE(opened.ok());
        EXPECT_EQ(flaw_of(opened.error()), bundle_flaw::bad_name);
    }
    EXPECT_FALSE(fs::exists(cache));
    // The same clash, past the check of its names, as a disk that is full while a bundle is unpacked.
    fs::create_directories(cache);
    const std::vector<BundledFile> clash = {{"01-x.md", "x"}, {"01-x.md/y.cl", "y"}};
    EXPECT_FALSE(unpacked_folder(clash, cache, "0123456789abcdef").ok());
    EXPECT_TRUE(fs::is_empty(cache));
}

TEST_F(UnpackedBundle, is_removed_if_nobody_uses_or_changes_it) {
    const fs::path cache = folder_ / "cache" / "lockstep" / "lessons";
    const auto unpacked = [&](const std::string& name, std::chrono::hours age) {
        fs::path folder = *unpacked_folder(sample_files(), cache, name + "123456789abcdef");
        fs::last_write_time(folder / ".unpacked", fs::file_time_type::clock::now() - age);
        return folder;
    };
    constexpr std::chrono::hours day{24};
    const fs::path changed = unpacked("a", 29 * day);
    const fs::path more = unpacked("b", 29 * day);
    const fs::path recent = unpacked("d", 20 * day);
    const fs::path today = unpacked("e", day / 2);
    const fs::path old = unpacked("f", 29 * day);
    std::ofstream(changed / "en/blur.cl") << "changed";
    std::ofstream(more / "note.txt") << "mine";
    for (const fs::path& folder : {changed, more, old}) {
        fs::last_write_time(folder / ".unpacked", fs::file_time_type::clock::now() - 31 * day);
    }
    for (const char* name : {"mine", "0123456789abcdef", ".new-x"}) {
        static_cast<void>(has("cache/lockstep/lessons/" + std::string(name) + "/a.cl", "x"));
        fs::last_write_time(cache / name, fs::file_time_type::clock::now() - 31 * day);
    }
    clean_bundle_cache(cache, old);
    EXPECT_TRUE(fs::exists(old)) << "it is in use";
    EXPECT_FALSE(fs::exists(cache / ".new-x"));
    clean_bundle_cache(cache, {});
    EXPECT_FALSE(fs::exists(old));
    clean_bundle_cache(cache, {}, 1);
    EXPECT_FALSE(fs::exists(recent)) << "there is too much";
    for (const fs::path& kept : {changed, more, today, cache / "mine", cache / "0123456789abcdef"}) {
        EXPECT_TRUE(fs::exists(kept)) << kept;
    }
}

TEST_F(UnpackedBundle, is_never_written_through_a_link) {
    const fs::path bundle = has("a.lockstep-lesson", *pack_bundle(sample_files(), "x"));
    const fs::path place = *open_bundle(bundle);
    fs::create_directories(folder_ / "victim/en");
    for (const char* target : {"victim", "nowhere"}) {
        fs::remove_all(place);
        fs::create_directory_symlink(folder_ / target, place);
        const fs::path opened = *open_bundle(bundle);
        EXPECT_FALSE(fs::is_symlink(opened)) << target;
        EXPECT_TRUE(fs::is_empty(folder_ / "victim/en"));
        EXPECT_FALSE(fs::exists(folder_ / "nowhere"));
    }
}

TEST_F(UnpackedBundle, comes_from_a_folder_without_links_and_other_files) {
    const auto flaw = [this] {
        const auto files = files_to_bundle(folder_ / "lessons");
        return files ? "" : flaw_of(files.error());
    };
    EXPECT_NE(flaw(), "") << "there is no folder";
    static_cast<void>(has("lessons/en/01-x.md", sample_files()[0].contents));
    static_cast<void>(has("lessons/en/blur.cl", sample_files()[1].contents));
    static_cast<void>(has("lessons/es/01-x.md", sample_files()[2].contents));
    ASSERT_EQ(flaw(), "");
    EXPECT_EQ(*files_to_bundle(folder_ / "lessons"), sample_files());
    const fs::path note = has("lessons/note.txt", "x");
    EXPECT_EQ(flaw(), bundle_flaw::bad_name);
    fs::remove(note);
    fs::create_symlink("/etc/passwd", folder_ / "lessons/en/secret.raw");
    EXPECT_EQ(flaw(), bundle_flaw::bad_name);
    fs::remove(folder_ / "lessons/en/secret.raw");
    static_cast<void>(has("lessons/en/deeper/a.cl", "x"));
    EXPECT_EQ(flaw(), bundle_flaw::bad_name);
    fs::remove_all(folder_ / "lessons/en/deeper");
    const fs::path large = has("lessons/en/large.lks", "x");
    fs::resize_file(large, most_unpacked_bytes + 1); // a hole, which takes no room on the disk
    EXPECT_EQ(flaw(), bundle_flaw::too_large);
    fs::remove(large);
    static_cast<void>(has("lessons/en/02-y.md", "no lesson"));
    EXPECT_EQ(flaw(), std::to_string(static_cast<int>(ErrorCode::bad_lesson)));
}

} // namespace
} // namespace lockstep
