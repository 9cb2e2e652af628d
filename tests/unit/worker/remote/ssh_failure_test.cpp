#include "app/words/errors/error_words.h"
#include "app/words/errors/remote_words.h"
#include "app/worker/remote/ssh_failure.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(SshFailure, HasAReasonForEachMessageOfSsh) {
    struct Row {
        const char* message;
        std::string_view reason;
    };
    const Row rows[] = {
        {"ssh: Could not resolve hostname x: Name or service not known", no_link::unknown_host},
        {"ssh: connect to host x port 22: Connection refused", no_link::refused},
        {"ssh: connect to host x port 22: No route to host", no_link::unreachable},
        {"ssh: connect to host x port 22: Network is unreachable", no_link::unreachable},
        {"ssh: connect to host x port 22: Connection timed out", no_link::too_slow},
        {"Connection timed out during banner exchange", no_link::too_slow},
        {"Timeout, server x not responding.", no_link::too_slow},
        {"No ED25519 host key is known for x and you have requested strict checking.\n"
         "Host key verification failed.",
         no_link::key_unknown},
        {"@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\n...\nHost key verification failed.",
         no_link::key_changed},
        {"me@x: Permission denied (publickey).", no_link::no_key},
        {"Received disconnect from x port 22:2: Too many authentication failures", no_link::no_key},
        {"kex_exchange_identification: Connection closed by remote host", no_link::other}};
    for (const Row& row : rows) {
        EXPECT_EQ(reason_of_ssh(row.message), row.reason) << row.message;
        const std::string text = english(ssh_failure("x", row.message));
        EXPECT_NE(text.find(row.message), std::string::npos) << text;
        EXPECT_EQ(text.find('%'), std::string::npos) << text;
    }
}

TEST(SshFailure, NamesTheMachineOfAnErrorThere) {
    EXPECT_NE(english(on_host({.code = ErrorCode::no_device}, "gpu")).find("on gpu"), std::string::npos);
    const Error full = on_host({.code = ErrorCode::cannot_write_file, .arguments = {"/tmp", "full"}}, "gpu");
    EXPECT_NE(english(full).find("gpu:/tmp"), std::string::npos);
    const Error unknown = on_host({.code = ErrorCode::unknown_device, .arguments = {"A", "B"}}, "gpu");
    EXPECT_EQ(english(unknown), "No OpenCL device on gpu has \"A\" in its name. Available devices: B.");
}

} // namespace
} // namespace lockstep
