#include "app/worker/remote/remote_device.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(RemoteDevice, HasAHostAPortAndAName) {
    EXPECT_EQ(remote_device("ssh:gpu").value(), (RemoteDevice{"gpu", std::nullopt, ""}));
    EXPECT_EQ(remote_device("ssh:me@gpu.lab:2200/NVIDIA H200").value(),
              (RemoteDevice{"me@gpu.lab", 2200, "NVIDIA H200"}));
    EXPECT_EQ(remote_device("ssh:gpu/A/B").value(), (RemoteDevice{"gpu", std::nullopt, "A/B"}));
    EXPECT_EQ(remote_device("ssh:fe80::1%eth0").value(), (RemoteDevice{"fe80::1%eth0", std::nullopt, ""}));
    EXPECT_EQ(remote_device("ssh:[::1]:2200/x").value(), (RemoteDevice{"::1", 2200, "x"}));
}

TEST(RemoteDevice, IsRefusedIfSshOrAShellCouldMisunderstandIt) {
    for (const char* const text :
         {"gpu", "ssh:", "ssh:/x", "ssh:-oProxyCommand=x", "ssh:me@-x", "ssh:@gpu", "ssh:me@", "ssh:a b",
          "ssh:a;b", "ssh:a$b", "ssh:a'b", "ssh:a\nb", "ssh:a:b", "ssh:a:0", "ssh:a:65536", "ssh:a:22x"}) {
        EXPECT_FALSE(remote_device(text)) << text;
    }
    EXPECT_FALSE(remote_device("ssh:" + std::string(256, 'a')));
}

TEST(RemoteDevice, NamesItsMachineInTheSameForm) {
    for (const char* const machine : {"ssh:gpu", "ssh:me@gpu:2200", "ssh:[::1]", "ssh:[::1]:2200"}) {
        EXPECT_EQ(remote_device(machine).value().machine(), machine);
    }
}

} // namespace
} // namespace lockstep
