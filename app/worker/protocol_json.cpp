#include "app/worker/protocol_json.h"

#include "core/base/json_members.h"
#include "core/site/program_json.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

namespace lockstep {

using nlohmann::json;
using namespace json_values;

namespace {

template <class Io>
void add_sim(Io& io, const char* key, Of<Io, SimFile>& sim) {
    std::string words = Io::writes ? sim_text(sim) : "";
    io(key, words);
    if constexpr (!Io::writes) {
        Result<SimFile> read = sim_from(words, "");
        sim = read ? *std::move(read) : throw std::invalid_argument("launch file");
    }
}

} // namespace

/// Reads or writes all members of a LaunchForm except `kernel`.
template <class Io>
void members(Io& io, Of<Io, LaunchForm>& form) {
    add_sim(io, "sim", form.sim);
    add_sim(io, "guess", form.guess);
    io.up_to(LaunchOrigin::guessed, "origin", form.origin);
    io("launch_file", form.launch_file);
    io("kernels", form.kernels);
    io("file", form.program.file);
    io("text", form.program.text);
    io("folder", form.program.folder);
}

template <class Io>
void members(Io& io, Of<Io, Protection>& protection) {
    io("landlock_abi", protection.landlock_abi);
    io("seccomp", protection.system_calls);
    io("no_new_privileges", protection.no_new_privileges);
    io("no_core_dumps", protection.no_core_dumps);
}

json launch_form_json(const LaunchForm& form) {
    json value = written(form);
    value["kernel"] = signatures_json({form.kernel});
    return value;
}

LaunchForm launch_form_from(const json& value) {
    auto form = read_as<LaunchForm>(value);
    std::vector<KernelSignature> kernel = signatures_from(value.at("kernel"));
    if (kernel.size() != 1) {
        throw std::out_of_range("kernel");
    }
    form.kernel = std::move(kernel[0]);
    return form;
}

json protection_json(const Protection& protection) {
    return written(protection);
}

Protection protection_from(const json& value) {
    return read_as<Protection>(value);
}

} // namespace lockstep
