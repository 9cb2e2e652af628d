#include "cli_runner.h"

#include "core/base/data_dir.h"
#include "core/trace/trace_file.h"
#include "tests/support/independent_reader.h"
#include "tests/support/recordings.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Tests the files that lockstep-cli reads and writes: only regular files; nothing else is touched.
class CliFiles : public testing::Test {
protected:
    [[nodiscard]] fs::path at(const std::string& name) const { return cli_.folder() / name; }

    void refuses(const std::string& arguments, const std::string& message) {
        const CliResult result = cli_.run(arguments, "timeout 20");
        EXPECT_EQ(result.code, 3) << arguments << "\n" << result.err;
        EXPECT_NE(result.err.find(message), std::string::npos) << arguments << "\n" << result.err;
    }
    CliRunner cli_;
};

const std::string save = "run reduction/compacted --no-timing --save ";

TEST_F(CliFiles, ARecordingIsSavedThroughALink) {
    ASSERT_TRUE(write_text_file(at("real.lks"), "old").ok());
    ASSERT_EQ(chmod(at("real.lks").c_str(), 0640), 0);
    fs::create_symlink("real.lks", at("link.lks"));
    ASSERT_EQ(cli_.run(save + "link.lks").code, 0);
    EXPECT_TRUE(fs::is_symlink(at("link.lks")));
    struct stat status {};
    ASSERT_EQ(stat(at("real.lks").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777U, 0640U);
    EXPECT_EQ(cli_.run("run real.lks").code, 0);
}

TEST_F(CliFiles, ALimitOnTheSizeOfFilesIsAnErrorThatLeavesTheOldFile) {
    ASSERT_EQ(cli_.run(save + "a.lks").code, 0);
    ASSERT_TRUE(write_text_file(at("b.lks"), "old").ok());
    const CliResult result = cli_.run("check a.lks --junit b.lks", "sh -c 'ulimit -f 1; exec \"$@\"' _");
    EXPECT_EQ(result.code, 3) << result.err;
    EXPECT_NE(result.err.find("b.lks cannot be written: File too large"), std::string::npos) << result.err;
    EXPECT_EQ(read_text_file(at("b.lks")).value(), "old");
    for (const auto& entry : fs::directory_iterator(cli_.folder())) {
        EXPECT_FALSE(entry.path().filename().string().ends_with(".part")) << entry.path();
    }
}

TEST_F(CliFiles, PipesAndDevicesAreNotSavedTo) {
    ASSERT_EQ(mkfifo(at("pipe.lks").c_str(), 0600), 0);
    fs::create_symlink("/dev/null", at("device.lks"));
    refuses(save + "pipe.lks", "pipe.lks was not overwritten, because it is a device, a pipe or a socket");
    refuses(save + "device.lks", "Choose the name of a regular file");
    refuses(save + "/dev/stdout", "/dev/stdout");
    EXPECT_TRUE(fs::is_fifo(at("pipe.lks")));
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(CliFiles, PipesAreNotWaitedFor) {
    ASSERT_EQ(mkfifo(at("pipe.lks").c_str(), 0600), 0);
    fs::create_symlink("pipe.lks", at("image.png"));
    const std::string message = " cannot be read, because it is a device, a pipe or a socket";
    refuses("run pipe.lks", "pipe.lks" + message);
    refuses("run image.png", "image.png" + message);
    refuses("compare pipe.lks reduction/compacted", "pipe.lks" + message);
    refuses("run convolution/tiled --set image=image.png", "image.png" + message);
}

TEST_F(CliFiles, WhatARecordingSaysIsNotObeyedByTheTerminal) {
    const std::string recording = "'" + (data_dir() / "tests/hostile/recordings/escape.lks").string() + "'";
    for (const std::string& command :
         {"run " + recording, "run --csv " + recording, "compare " + recording + " " + recording}) {
        const CliResult result = cli_.run(command);
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_EQ((result.out + result.err).find_first_of("\x1b\x07\r"), std::string::npos) << command;
        EXPECT_NE(result.out.find("␛]0;pwned␇␛[2Jreduction"), std::string::npos) << command << result.out;
    }
    EXPECT_EQ(cli_.run("run --json " + recording).json().at("what"),
              "\x1b]0;pwned\x07\x1b[2Jreduction\r\n\x1b[31m");
}

TEST_F(CliFiles, WhateverNamesARecordingHoldsOthersReadWhatIsWrittenOfIt) {
    ASSERT_TRUE(write_recording(test::hostile_recording(), at("x.lks"), Codec::zstd).ok());
    const std::string what = "run x.lks ";
    ASSERT_EQ(cli_.run(what).code, 0) << cli_.run(what).err;
    EXPECT_EQ(test::value_of_json(cli_.run(what + "--json").out).at("parameters").at("offset"), "-1.5");
    EXPECT_FALSE(test::value_of_json(cli_.run("check x.lks --json").out).empty());
    const nlohmann::json rows = test::rows_of_csv(cli_.run(what + "--csv").out);
    ASSERT_GT(rows.size(), 1U);
    for (const auto& cell : rows[1]) {
        EXPECT_EQ(std::string("=@").find(cell.get<std::string>()[0]), std::string::npos) << cell;
    }
    ASSERT_EQ(cli_.run("check x.lks --junit x.xml").code, 0);
    EXPECT_GT(test::elements_of_xml(read_text_file(at("x.xml")).value()).size(), 2U);
    for (const std::string& command :
         {what, std::string("check x.lks"), std::string("compare x.lks x.lks")}) {
        EXPECT_EQ(cli_.run(command).out.find_first_of("\x1b\x07\r\x7f"), std::string::npos) << command;
    }
}

TEST_F(CliFiles, WhatIsTypedIsNotObeyedByTheTerminalEither) {
    const CliResult result = cli_.run("run \"$(printf '\\033[31mred')\"");
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("\"␛[31mred\""), std::string::npos) << result.err;
}

/// A user's own files in the folders for temporary files are not mistaken for leftovers and deleted.
TEST_F(CliFiles, WhatLiesBesideTheTemporaryFilesStays) {
    const std::vector<std::string> names{"lockstep-2026-11-26.tar.gz", "lockstep-4194305-abcdef",
                                         "lockstep-scratch-0123456789abcdef0123456789abcdef"};
    fs::create_directory(at("tmp"));
    for (const std::string& name : names) {
        fs::create_directory(at("tmp/" + name));
        ASSERT_TRUE(write_text_file(at("tmp/" + name + "/precious"), "the user's").ok());
    }
    ASSERT_TRUE(write_text_file(at("tmp/lockstep-1-backup.tar"), "the user's").ok());
    ASSERT_EQ(cli_.run("run reduction/compacted --set size=64 --no-timing", "TMPDIR=\"$PWD/tmp\"").code, 0);
    for (const std::string& name : names) {
        EXPECT_TRUE(fs::exists(at("tmp/" + name + "/precious"))) << name;
    }
    EXPECT_TRUE(fs::exists(at("tmp/lockstep-1-backup.tar")));
    EXPECT_EQ(std::distance(fs::directory_iterator(at("tmp")), {}), 4) << "and ours are gone";
}

TEST_F(CliFiles, OutputThatCannotBeWrittenSaysWhy) {
    const CliResult result = cli_.run("list --json", "sh -c '\"$@\" >/dev/full' _");
    EXPECT_NE(result.err.find("The output cannot be written: No space left on device"), std::string::npos)
        << result.err;
}

/// Quotes the text as one word in shell syntax.
std::string quoted(const std::string& text) {
    std::string word = "'";
    for (const char c : text) {
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return word + "'";
}

TEST_F(CliFiles, KernelsRunFromAFolderWhateverItsName) {
    const fs::path odd = at("a b\"c'd -DX=1 -cl-no-such-option");
    fs::create_directories(odd / "bin");
    for (const char* name : {"kernels", "resources"}) {
        fs::copy(data_dir() / name, odd / name, fs::copy_options::recursive);
    }
    for (const char* name : {"lockstep-cli", "lockstep-worker", "lockstep-instrument"}) {
        fs::copy(program_dir() / name, odd / "bin" / name);
    }
    const std::string command = "cd " + quoted(odd.string()) + " && LOCKSTEP_DATA=" + quoted(odd.string()) +
                                " bin/lockstep-cli run reduction/interleaved --json >" +
                                quoted(at("stdout").string()) + " 2>" + quoted(at("stderr").string());
    EXPECT_EQ(std::system(command.c_str()), 0) << read_text_file(at("stderr")).value();
    const auto run = nlohmann::json::parse(read_text_file(at("stdout")).value());
    EXPECT_EQ(run.at("correct"), true);
    EXPECT_FALSE(run.at("launches").at(0).at("timing").is_null());
}

} // namespace
} // namespace lockstep
