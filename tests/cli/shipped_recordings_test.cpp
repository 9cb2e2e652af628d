#include "cli_runner.h"

#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/session/pipeline.h"
#include "core/trace/recording_reader.h"
#include "core/trace/trace_file.h"
#include "tests/support/in_process/report_here.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_bytes = std::uintmax_t{100} * 1024;
constexpr std::uintmax_t most_bytes_together = std::uintmax_t{1024} * 1024;
constexpr std::uintmax_t most_bytes_of_gallery = 20 * most_bytes_together;

/// Tests the recordings that the page Start offers. resources/recordings/make.sh makes them.
std::vector<fs::path> shipped() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(data_dir() / "resources" / "recordings")) {
        if (entry.path().extension() == ".lks") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

/// Returns the recordings of a GPU. resources/recordings/h200/make.sh makes them.
std::vector<fs::path> gallery() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(data_dir() / "resources" / "recordings" / "h200")) {
        if (entry.path().extension() == ".lks") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::vector<fs::path> shipped_and_gallery() {
    std::vector<fs::path> all = shipped();
    for (const fs::path& file : gallery()) {
        all.push_back(file);
    }
    return all;
}

/// Whether the counts depend on the order in which work-groups and atomics run, which differs from run to run.
bool depends_on_order(const fs::path& file) {
    const std::string name = file.filename().string();
    return name.starts_with("compaction-") || name.starts_with("scan-look-back");
}

/// Returns all recordings whose counts are those of every run, or in the short form of the suite those of the CPU and a third of the others.
std::vector<fs::path> checked_here() {
    constexpr std::size_t every = 3;
    std::vector<fs::path> files = shipped();
    const std::vector<fs::path> of_gpu = gallery();
    for (std::size_t i = 0; i < of_gpu.size(); i += test::runs_whole_suites() ? 1 : every) {
        files.push_back(of_gpu[i]);
    }
    std::erase_if(files, depends_on_order);
    return files;
}

/// Returns the arguments of lockstep-cli that run the experiment of a recording again.
std::string run_again(const Recording& recording) {
    std::string arguments = recording.what;
    for (const auto& [name, value] : recording.parameters) {
        arguments += " --set " + name + "=" + value;
    }
    return arguments;
}

TEST(ShippedRecordings, are_few_and_small) {
    std::uintmax_t all = 0;
    for (const fs::path& file : shipped()) {
        EXPECT_LE(fs::file_size(file), most_bytes) << file;
        all += fs::file_size(file);
    }
    EXPECT_GE(shipped().size(), 6U);
    EXPECT_LE(shipped().size(), 8U);
    EXPECT_LE(all, most_bytes_together);
}

TEST(ShippedRecordings, have_the_current_format_and_the_name_of_their_experiment) {
    for (const fs::path& file : shipped()) {
        RecordingHeader header;
        std::ifstream in(file, std::ios::binary);
        ASSERT_TRUE(in.read(reinterpret_cast<char*>(&header), sizeof header)) << file;
        EXPECT_EQ(header.version, RecordingHeader::known_version) << file << ": run make.sh";
        const auto recording = read_recording(file);
        ASSERT_TRUE(recording.ok()) << file;
        ASSERT_TRUE(find_experiment(recording->what).ok()) << recording->what;
        std::string name = recording->what;
        std::ranges::replace(name, '/', '-');
        EXPECT_EQ(file.stem().string(), name);
        EXPECT_EQ(recording->correct, true) << file;
    }
}

TEST(ShippedRecordings, of_a_gpu_contain_times_and_the_order_of_groups) {
    for (const fs::path& file : gallery()) {
        const auto recording = read_recording(file);
        ASSERT_TRUE(recording.ok()) << file;
        EXPECT_EQ(recording->correct, true) << file;
        for (const Trace& launch : recording->launches) {
            EXPECT_TRUE(launch.timing.has_value()) << file;
            EXPECT_TRUE(launch.group_times.has_value()) << file;
        }
    }
}

TEST(ShippedRecordings, of_a_gpu_fit_into_a_package_and_are_all_listed) {
    const fs::path list = data_dir() / "resources" / "recordings" / "h200" / "list.txt";
    const std::string text = fs::exists(list) ? "\n" + read_text_file(list).value() : "";
    std::uintmax_t all = 0;
    for (const fs::path& file : gallery()) {
        all += fs::file_size(file);
        const auto recording = read_recording(file);
        ASSERT_TRUE(recording.ok()) << file;
        const std::string row = "\n" + file.filename().string() + "\t" + recording->what + "\t" +
                                device_of(*recording).name + "\t" + device_of(*recording).driver + "\t";
        EXPECT_NE(text.find(row), std::string::npos) << file << ": run h200/make.sh";
    }
    EXPECT_EQ(std::ranges::count(text, '\n'), std::ssize(gallery()) + (text.empty() ? 0 : 1));
    EXPECT_LE(all, most_bytes_of_gallery);
}

TEST(ShippedRecordings, count_what_a_new_run_counts) {
    const CliRunner cli;
    for (const fs::path& file : checked_here()) {
        const auto recording = read_recording(file);
        ASSERT_TRUE(recording.ok()) << file;
        const std::string options = " --no-timing --hardware educational";
        const CliResult saved = cli.run("run '" + file.string() + "' --json --hardware educational");
        const ReportHere again = report_here(run_again(*recording) + options);
        ASSERT_EQ(saved.code, 0) << saved.err;
        const nlohmann::json counted = saved.json();
        ASSERT_EQ(again.code, 0) << again.error;
        EXPECT_EQ(counted.at("launches").size(), again.json.at("launches").size());
        for (std::size_t launch = 0; launch < counted.at("launches").size(); ++launch) {
            for (const char* part : {"totals", "lines"}) {
                EXPECT_EQ(counted["launches"][launch].at(part), again.json["launches"][launch].at(part))
                    << file << ": run make.sh";
            }
        }
    }
}

TEST(ShippedRecordings, open_without_a_device) {
    const CliRunner cli;
    for (const fs::path& file : shipped_and_gallery()) {
        const CliResult result = cli.run("run '" + file.string() + "'", "OCL_ICD_VENDORS=/nonexistent");
        EXPECT_EQ(result.code, 0) << file << result.err;
    }
}

} // namespace
} // namespace lockstep
