#include "app/gui/handout/handout_file.h"

#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/handout/handout_html.h"
#include "app/gui/handout/handout_pdf.h"
#include "core/base/data_dir.h"

namespace lockstep::gui {

bool is_handout_file(const std::filesystem::path& path) {
    return path.extension() == ".pdf" || path.extension() == ".html";
}

Error not_a_handout_file(const std::filesystem::path& path) {
    return {ErrorCode::value_not_allowed, {"-o", path.string(), ".pdf, .html"}, {}, {}};
}

Status write_handout(const Handout& handout, const std::filesystem::path& path) {
    if (!is_handout_file(path)) {
        return not_a_handout_file(path);
    }
    return path.extension() == ".pdf" ? write_bytes(handout_pdf(handout), path)
                                      : write_text_file(path, handout_html(handout));
}

} // namespace lockstep::gui
