#include "core/kernel/sim/sim_program.h"

#include "core/base/data_dir.h"

#include <algorithm>
#include <string>
#include <utility>

namespace lockstep {
namespace {

/// Removes the byte order mark, which compilers reject, and zero bytes, which drivers interpret as the end of
/// the text.
std::string plain_text(std::string text) {
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.erase(0, 3);
    }
    std::ranges::replace(text, '\0', ' ');
    return text;
}

} // namespace

Result<KernelSource> sim_program(const SimFile& sim, const std::filesystem::path& path) {
    const std::filesystem::path file = path.parent_path() / sim.program;
    Result<std::string> text = read_text_file(file);
    if (!text) {
        return text.error();
    }
    return KernelSource{file.filename().string(), plain_text(std::move(*text)), file.parent_path().string()};
}

} // namespace lockstep
