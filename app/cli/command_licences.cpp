#include "app/cli/commands.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "core/base/data_dir.h"

namespace lockstep {

Result<int> run_licences(const Arguments&) {
    const auto text = read_text_file(data_dir() / "resources" / "licences.txt");
    if (!text) {
        return text.error();
    }
    const Status printed = print(*text);
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace lockstep
