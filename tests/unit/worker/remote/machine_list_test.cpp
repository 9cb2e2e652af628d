#include "app/worker/remote/machine_list.h"
#include "core/base/data_dir.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class MachineList : public testing::Test {
protected:
    MachineList() {
        std::string pattern = (fs::temp_directory_path() / "lockstep.list.XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
        setenv("XDG_DATA_HOME", folder_.c_str(), 1);
    }
    ~MachineList() override {
        unsetenv("XDG_DATA_HOME");
        fs::remove_all(folder_);
    }
    MachineList(const MachineList&) = delete;
    MachineList& operator=(const MachineList&) = delete;

    fs::path folder_;
};

TEST_F(MachineList, RemembersEachMachineOnce) {
    EXPECT_TRUE(remembered_machines().empty());
    EXPECT_TRUE(remember_machine("ssh:gpu/NVIDIA"));
    EXPECT_TRUE(remember_machine("ssh:me@other:22"));
    EXPECT_TRUE(remember_machine("ssh:gpu"));
    EXPECT_EQ(remembered_machines(), (std::vector<std::string>{"ssh:gpu", "ssh:me@other:22"}));
    EXPECT_TRUE(forget_machine("ssh:gpu"));
    EXPECT_EQ(remembered_machines(), (std::vector<std::string>{"ssh:me@other:22"}));
}

TEST_F(MachineList, RefusesWhatIsNoMachine) {
    EXPECT_EQ(remember_machine("gpu").error().code, ErrorCode::value_not_allowed);
    EXPECT_EQ(remember_machine("ssh:-x").error().code, ErrorCode::value_not_allowed);
    EXPECT_EQ(forget_machine("ssh:gpu").error().code, ErrorCode::value_not_allowed);
}

TEST_F(MachineList, IgnoresStrangeLinesAndHasALimit) {
    fs::create_directories(user_data_dir());
    {
        std::ofstream file(user_data_dir() / "machines");
        file << "ssh:-x\nnothing\nssh:a\nssh:a\n\n";
        for (int i = 0; i < 100; ++i) {
            file << "ssh:m" << i << "\n";
        }
    }
    EXPECT_EQ(remembered_machines().size(), most_machines);
    EXPECT_EQ(remembered_machines()[0], "ssh:a");
    EXPECT_EQ(remember_machine("ssh:another").error().code, ErrorCode::value_not_allowed);
}

} // namespace
} // namespace lockstep
