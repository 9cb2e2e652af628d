// What can go wrong when a machine is reached over ssh: each ends at once, in the right words, and leaves nothing.

#include "app/worker/remote/frames.h"
#include "core/base/version.h"
#include "tests/remote/far_machine.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* run_far = "run reduction/interleaved --no-timing --device ssh:far";

/// Expects a device error with these words.
void expect_words(const CliResult& result, const std::string& words, int code = 4) {
    EXPECT_EQ(result.code, code) << result.err;
    EXPECT_NE(result.err.find(words), std::string::npos) << result.err;
    EXPECT_EQ(result.out, "");
}

TEST(SshRefusal, AnUnknownName) {
    const FarMachine far;
    expect_words(far.run("devices --device ssh:nowhere"),
                 "There is no computer with the name nowhere on the network.");
}

TEST(SshRefusal, AClosedPort) {
    const FarMachine far;
    expect_words(far.run("devices --device ssh:closed"), "closed does not accept ssh connections.");
}

TEST(SshRefusal, AnUnknownHostKey) {
    const FarMachine far;
    expect_words(far.run("devices --device ssh:stranger"), "The host key of stranger is unknown.");
}

TEST(SshRefusal, AChangedHostKeyWithTheMessageOfSsh) {
    const FarMachine far;
    const CliResult result = far.run("devices --device ssh:impostor");
    expect_words(result, "The host key of impostor has changed.");
    EXPECT_NE(result.err.find("SHA256:"), std::string::npos) << result.err;
}

TEST(SshRefusal, AKeyThatIsNotAccepted) {
    const FarMachine far;
    expect_words(far.run("devices --device ssh:no-key"), "no-key did not accept your login.");
    EXPECT_FALSE(fs::exists(far.cache()));
}

TEST(SshRefusal, NoSshOnThisComputer) {
    const FarMachine far;
    expect_words(far.cli().run("devices --device ssh:far", "PATH=\"$PWD/empty\""),
                 "The program ssh cannot be started: No such file or directory.");
}

TEST(SshRefusal, NamesThatSshWouldTakeForOptions) {
    const FarMachine far;
    for (const char* const name : {"'ssh:-oProxyCommand=touch${IFS}owned'", "ssh:", "ssh:/x", "ssh:a@-b",
                                   "'ssh:a b'", "'ssh:a;b'", "'ssh:a`b`'", "ssh:a:b", "ssh:a:99999"}) {
        expect_words(far.run("devices --device " + std::string(name)), "is not a valid value for --device",
                     2);
    }
    EXPECT_FALSE(fs::exists(far.cli().folder() / "owned"));
}

TEST(SshRefusal, AnAccountWithoutCommands) {
    const FarMachine far;
    far.run_instead("echo 'This account is only for file transfers.'; exit 1");
    expect_words(far.run(run_far), "far did not start the recorder.");
}

TEST(SshRefusal, ALoginShellThatNeverEndsItsText) {
    const FarMachine far;
    far.run_instead("yes welcome");
    expect_words(far.run(run_far), "far did not start the recorder.");
    EXPECT_TRUE(far.left_processes().empty());
}

TEST(SshRefusal, ASilentMachine) {
    const FarMachine far;
    far.run_instead("exec sleep 60");
    const auto begin = std::chrono::steady_clock::now();
    expect_words(far.run(run_far, "LOCKSTEP_SSH_PATIENCE=2"), "far did not respond in time.");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(SshRefusal, AnotherProcessor) {
    const FarMachine far;
    fs::create_directory(far.cli().folder() / "fake");
    std::ofstream(far.cli().folder() / "fake" / "uname")
        << "#!/bin/sh\n[ \"$1\" = -m ] && echo riscv64 || echo Linux\n";
    fs::permissions(far.cli().folder() / "fake" / "uname", fs::perms::owner_all);
    far.run_before("PATH=" + (far.cli().folder() / "fake").string() + ":$PATH");
    expect_words(far.run(run_far), "The recorder is built for Linux-x86_64, but far uses Linux-riscv64.");
    EXPECT_FALSE(fs::exists(far.cache()));
}

TEST(SshRefusal, AFullDisk) {
    const FarMachine far;
    far.run_before("ulimit -f 1000"); // a file can be written only in part
    expect_words(far.run(run_far), "The disk of far is full, so the recorder cannot be copied to");
    EXPECT_TRUE(far.left_files().empty());
}

TEST(SshRefusal, AFolderThatCannotBeMade) {
    const FarMachine far;
    far.run_before("export XDG_CACHE_HOME=/proc/none");
    expect_words(far.run(run_far), "The recorder cannot be copied to /proc/none/lockstep on far.");
}

TEST(SshRefusal, NoHome) {
    const FarMachine far;
    far.run_before("unset HOME XDG_CACHE_HOME");
    expect_words(far.run(run_far), "far has no folder for the recorder");
}

TEST(SshRefusal, ARecorderThatCannotRunThere) {
    const FarMachine far;
    std::ofstream(far.cli().folder() / "recorder") << "#!/no/such/interpreter\n";
    expect_words(far.run(run_far, "LOCKSTEP_RECORDER=\"$PWD/recorder\""), "cannot run on far.");
}

TEST(SshRefusal, ARecorderThatIsMissingHere) {
    const FarMachine far;
    expect_words(far.run(run_far, "LOCKSTEP_RECORDER=/no/recorder"),
                 "/no/recorder, which records on far, is missing on this computer.");
}

/// Lets the machine pretend that the recorder runs there, and send these bytes.
void answer_with(const FarMachine& far, const std::string& bytes) {
    std::ofstream(far.cli().folder() / "bytes") << bytes;
    far.run_instead("echo 'LOCKSTEP-FAR machine Linux-x86_64'; echo 'LOCKSTEP-FAR start'; cat " +
                    (far.cli().folder() / "bytes").string() + "; exec sleep 60");
}

TEST(SshRefusal, ARecorderOfAnotherVersion) {
    const FarMachine far;
    answer_with(far, frame_of(FrameKind::line, R"({"lockstep": "9.8.7", "protocol": 1})"));
    expect_words(far.run(run_far), "The recorder on far has version 9.8.7, but this computer has Lockstep ");
}

TEST(SshRefusal, BytesThatAreNoFrames) {
    const FarMachine far;
    answer_with(far, "Segmentation fault, and so on.\n");
    expect_words(far.run(run_far), "the data from there is invalid");
}

TEST(SshRefusal, AScriptThatAsksForTheRecorderAgain) {
    const FarMachine far;
    far.run_instead("echo 'LOCKSTEP-FAR machine Linux-x86_64'; yes 'LOCKSTEP-FAR send'");
    expect_words(far.run(run_far), "the data from there is invalid");
}

TEST(SshRefusal, AScriptThatNamesItsMachineAgain) {
    const FarMachine far;
    far.run_instead("yes 'LOCKSTEP-FAR machine Linux-x86_64'");
    expect_words(far.run(run_far), "the data from there is invalid");
}

/// Replaces ssh by a shell, which needs no time to log in.
void log_in_at_once(const FarMachine& far) {
    const std::string folder = far.cli().folder().string();
    std::ofstream(folder + "/bin/ssh") << "#!/bin/sh\nexec sh " << folder << "/forced\n";
}

TEST(SshRefusal, AScriptThatNeverStarts) {
    const FarMachine far;
    log_in_at_once(far);
    far.run_instead("while sleep 0.3; do echo welcome; done");
    expect_words(far.run(run_far, "LOCKSTEP_SSH_PATIENCE=1 timeout 50"), "far did not respond in time.");
}

std::string greeting() {
    return frame_of(FrameKind::line, R"({"lockstep": ")" + std::string(program_version()) +
                                         R"(", "protocol": )" + std::to_string(far_protocol) + "}");
}

TEST(SshRefusal, FramesThatTheRecorderDoesNotSend) {
    const FarMachine far;
    answer_with(far, greeting() + frame_of(FrameKind::alive, ""));
    expect_words(far.run("devices --device ssh:far"), "the data from there is invalid");
    answer_with(far, greeting() + frame_of(FrameKind::part, "x"));
    expect_words(far.run("devices --device ssh:far"), "the data from there is invalid");
}

TEST(SshRefusal, AMachineThatReportsProgressForever) {
    const FarMachine far;
    std::ofstream(far.cli().folder() / "more")
        << frame_of(FrameKind::line, R"({"progress":{"stage":"build","done":0,"total":0}})");
    answer_with(far, greeting());
    log_in_at_once(far);
    far.run_instead("echo 'LOCKSTEP-FAR machine Linux-x86_64'; echo 'LOCKSTEP-FAR start'; cd " +
                    far.cli().folder().string() + "; cat bytes; while sleep 0.3; do cat more; done");
    expect_words(far.run("devices --device ssh:far", "LOCKSTEP_SSH_PATIENCE=1 timeout 50"),
                 "The connection to far was lost");
}

TEST(SshRefusal, NoDeviceThere) {
    const FarMachine far;
    far.run_before("export OCL_ICD_VENDORS=/nothing");
    expect_words(far.run(run_far), "No OpenCL device was found on far");
    EXPECT_TRUE(far.left_processes().empty());
    EXPECT_EQ(far.left_files().size(), 1U);
}

TEST(SshRefusal, NoDeviceOfThisName) {
    const FarMachine far;
    expect_words(far.run(std::string(run_far) + "/Voodoo"),
                 "No OpenCL device on far has \"Voodoo\" in its name.", 2);
}

TEST(SshRefusal, ACancelledRun) {
    const FarMachine far;
    const CliResult run = far.run("run reduction/interleaved --set size=4M --device ssh:far",
                                  "timeout --foreground --preserve-status -s INT 4");
    EXPECT_EQ(run.code, 130) << run.err;
    EXPECT_TRUE(far.left_processes().empty());
    EXPECT_EQ(far.left_files().size(), 1U);
}

} // namespace
} // namespace lockstep::test
