// Lets the real worker load a malicious driver, to test what a kernel could do after it has taken over the
// worker.
#include "cli_runner.h"

#include "core/base/data_dir.h"
#include "tests/hostile/attempts.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class ConfinedWorker : public testing::Test {
protected:
    ConfinedWorker() : home_(cli_.folder() / "home"), vendors_(cli_.folder() / "vendors") {
        fs::create_directories(home_);
        fs::create_directories(vendors_);
        for (const char* const name : {"secret", "other"}) {
            std::ofstream(home_ / name) << name;
        }
        fs::copy_file("/bin/true", home_ / "program");
        std::error_code ignored; // other systems store the list of drivers elsewhere
        fs::copy("/etc/OpenCL/vendors", vendors_, ignored);
        std::ofstream(vendors_ / "lying.icd") << (program_dir() / "liblying_driver.so").string() << "\n";
    }

    [[nodiscard]] std::string with_lies(const std::string& more) const {
        return more + " OCL_ICD_VENDORS='" + vendors_.string() + "' POCL_CACHE_DIR='" +
               (cli_.folder() / "cache").string() + "' LYING_DRIVER_HOME='" + home_.string() + "'";
    }

    /// Returns the driver's attempts that succeeded.
    [[nodiscard]] std::string successes() const {
        std::ostringstream text;
        text << std::ifstream(cli_.folder() / "cache/lockstep/tmp/attempts").rdbuf();
        return text.str();
    }
    static std::string needs() {
        std::string text;
        for (const auto& need : test::needs_of_drivers({})) {
            text += "needs: " + std::string(need.name) + "\n";
        }
        return text + "done\n";
    }

    CliRunner cli_;
    fs::path home_;
    fs::path vendors_;
};

TEST_F(ConfinedWorker, keeps_a_driver_that_lies_from_everything_but_its_work) {
    const CliResult devices = cli_.run("devices --json");
    ASSERT_EQ(devices.code, 0) << devices.err;
    if (devices.json().at("protection").at("landlock_abi") == 0) {
        GTEST_SKIP() << "Landlock is missing";
    }
    for (const char* const abi : {"", "LOCKSTEP_LANDLOCK_ABI=2"}) {
        const CliResult run = cli_.run("run reduction/sequential --set size=64 --no-timing", with_lies(abi));
        EXPECT_EQ(run.code, 0) << run.err;
        EXPECT_EQ(successes(), needs()) << abi;
    }
    EXPECT_EQ(fs::file_size(home_ / "secret"), 6U);
}

TEST_F(ConfinedWorker, says_what_protects) {
    const auto protection = cli_.run("devices --json").json().at("protection");
    EXPECT_EQ(protection.at("seccomp"), true);
    EXPECT_EQ(protection.at("no_new_privileges"), true);
    EXPECT_EQ(protection.at("no_core_dumps"), true);
    const CliResult without = cli_.run("devices", "LOCKSTEP_LANDLOCK_ABI=0");
    EXPECT_EQ(without.code, 0);
    EXPECT_NE(without.out.find("Landlock is missing"), std::string::npos) << without.out;
}

TEST_F(ConfinedWorker, reads_the_files_of_its_run_alone) {
    const fs::path folder = cli_.folder() / "kernels";
    fs::create_directories(folder);
    std::ofstream(folder / "include.h") << "#define TWO 2\n";
    std::ofstream(folder / "data.bin") << "0123456789abcdef";
    std::ofstream(folder / "k.cl") << "#include \"include.h\"\n"
                                      "kernel void k(global int* a) { a[get_global_id(0)] *= TWO; }\n";
    std::ofstream(folder / "k.sim") << "k.cl\nk\n4 1 1\n4 1 1\n<size=16 file=data.bin>\n";
    EXPECT_EQ(cli_.run("run kernels/k.sim --no-timing").code, 0);
    EXPECT_EQ(cli_.run("check kernels/k.cl", "LOCKSTEP_LANDLOCK_ABI=2").code, 0);
}

} // namespace
} // namespace lockstep
