#include "app/worker/remote/machine_list.h"

#include "app/words/errors/allowed_words.h"
#include "app/worker/remote/remote_device.h"
#include "core/base/coded_text.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace lockstep {
namespace {

std::filesystem::path machine_file() {
    return user_data_dir() / "machines";
}

Status write_machines(const std::vector<std::string>& machines) {
    std::string text;
    for (const std::string& machine : machines) {
        text += machine + "\n";
    }
    std::error_code ignored; // writing reports the error
    std::filesystem::create_directories(machine_file().parent_path(), ignored);
    return write_text_file(machine_file(), text);
}

} // namespace

std::vector<std::string> remembered_machines() {
    const auto text = read_text_file(machine_file());
    std::istringstream lines(text ? *text : std::string());
    std::vector<std::string> machines;
    for (std::string line; machines.size() < most_machines && std::getline(lines, line);) {
        const auto device = remote_device(line);
        if (device && device->name.empty() && std::ranges::count(machines, device->machine()) == 0) {
            machines.push_back(device->machine());
        }
    }
    return machines;
}

Status remember_machine(const std::string& text) {
    const auto device = remote_device(text);
    if (!device) {
        return device.error();
    }
    std::vector<std::string> machines = remembered_machines();
    if (std::ranges::count(machines, device->machine()) != 0) {
        return {};
    }
    if (machines.size() == most_machines) {
        return Error{
            .code = ErrorCode::value_not_allowed,
            .arguments = {"--add", text, coded(allowed::few_machines, {std::to_string(most_machines)})}};
    }
    machines.push_back(device->machine());
    return write_machines(machines);
}

Status forget_machine(const std::string& text) {
    const auto device = remote_device(text);
    if (!device) {
        return device.error();
    }
    std::vector<std::string> machines = remembered_machines();
    if (std::erase(machines, device->machine()) == 0) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"--remove", text, coded(allowed::added_machine)}};
    }
    return write_machines(machines);
}

} // namespace lockstep
