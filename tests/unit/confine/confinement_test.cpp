// Tests what a confined process can do, by trying it in a confined process.
#include "app/confine/landlock.h"
#include "app/confine/protection.h"
#include "tests/hostile/attempts.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using test::Attempt;

/// Each test runs with this system's Landlock version, with version 2, and without Landlock.
class Confinement : public testing::TestWithParam<const char*> {
protected:
    Confinement()
        : folder_(fs::temp_directory_path() / ("lockstep.confined." + std::to_string(getpid()))),
          places_{folder_ / "home", folder_ / "scratch"} {
        fs::create_directories(places_.home);
        fs::create_directories(places_.scratch);
        for (const char* const name : {"secret", "other"}) {
            std::ofstream(places_.home / name) << name;
        }
        for (const fs::path& place : {places_.home, places_.scratch}) {
            fs::copy_file("/bin/true", place / "program");
        }
        setenv("LOCKSTEP_LANDLOCK_ABI", GetParam(), 1);
        has_landlock_ = landlock_abi() != 0;
    }
    ~Confinement() override {
        unsetenv("LOCKSTEP_LANDLOCK_ABI");
        fs::remove_all(folder_);
    }

    /// Returns whether an attempt succeeds in a process that is confined like the worker.
    bool succeeds(const Attempt& attempt) const {
        const pid_t child = fork();
        if (child == 0) {
            AllowedFiles files{.write = {places_.scratch}};
            Protection protection = confine(files, Programs::allowed, 4);
            confine_files(files, protection);
            confine_signals({getpid()}, protection);
            _exit(attempt.does() ? 0 : 1);
        }
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_TRUE(WIFEXITED(status)) << attempt.name;
        return WEXITSTATUS(status) == 0;
    }

    fs::path folder_;
    test::AttemptPlaces places_;
    bool has_landlock_ = false;
};

TEST_P(Confinement, keeps_files_of_the_home_folder_out_of_reach) {
    if (!has_landlock_) {
        GTEST_SKIP() << "Landlock is missing";
    }
    for (const Attempt& attempt : test::attempts_on_files(places_)) {
        EXPECT_FALSE(succeeds(attempt)) << attempt.name;
    }
    EXPECT_EQ(fs::file_size(places_.home / "secret"), 6U);
}

TEST_P(Confinement, refuses_calls_that_no_driver_needs) {
    for (const Attempt& attempt : test::attempts_by_calls(places_)) {
        EXPECT_FALSE(succeeds(attempt)) << attempt.name;
    }
    EXPECT_EQ(fs::file_size(places_.home / "secret"), 6U);
}

TEST_P(Confinement, lets_drivers_do_what_they_need) {
    for (const Attempt& attempt : test::needs_of_drivers(places_)) {
        EXPECT_TRUE(succeeds(attempt)) << attempt.name;
    }
}

/// Without confinement the attempts succeed. Otherwise the tests above would prove nothing.
TEST_P(Confinement, is_what_makes_the_attempts_fail) {
    for (const Attempt& attempt : test::attempts_on_files(places_)) {
        const std::string name = attempt.name;
        const bool needs_root =
            name == "make a device" || name == "read another process's memory by its file";
        EXPECT_TRUE(needs_root || attempt.does()) << name;
    }
    EXPECT_EQ(chmod((places_.home / "secret").c_str(), 0600), 0);
    EXPECT_EQ(truncate((places_.home / "secret").c_str(), 0), 0);
    EXPECT_TRUE(test::makes_socket(AF_UNIX, SOCK_STREAM));
}

/// Checks lists that name the home folder in any spelling, or a folder above it.
TEST_P(Confinement, does_not_open_the_home_folder_to_libraries) {
    if (!has_landlock_) {
        GTEST_SKIP() << "Landlock is missing";
    }
    fs::create_directory_symlink(places_.home, folder_ / "link");
    const std::string home = places_.home.string();
    const std::string before = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
    setenv("HOME", home.c_str(), 1);
    const Attempt read{"read a file of the home folder",
                       [this] { return test::opens(places_.home / "secret", O_RDONLY); }};
    for (const char* const variable : {"LD_LIBRARY_PATH", "OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH"}) {
        for (const std::string& folder : {home, home + "/", home + "/.", home + "/../home/", folder_.string(),
                                          (folder_ / "link").string()}) {
            setenv(variable, folder.c_str(), 1);
            EXPECT_FALSE(succeeds(read)) << variable << "=" << folder;
        }
        unsetenv(variable);
    }
    setenv("HOME", before.c_str(), 1);
}

INSTANTIATE_TEST_SUITE_P(With, Confinement, testing::Values("99", "2", "0"),
                         [](const auto& abi) { return "Landlock" + std::string(abi.param); });

TEST(Protection, says_what_is_in_force) {
    const pid_t child = fork();
    if (child == 0) {
        const Protection protection = confine({}, Programs::none, 4);
        const bool is_all = protection.system_calls && protection.no_new_privileges &&
                            protection.no_core_dumps && protection.landlock_abi == landlock_abi();
        _exit(is_all && !test::starts("/bin/true") ? 0 : 1);
    }
    int status = 1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
}

} // namespace
} // namespace lockstep
