// Tests that texts of strangers reach Qt only through the few files that show them as they are written.
#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Code that may show a text as rich text, or read it as Markdown, and the only files that may contain it.
struct Guarded {
    const char* part; ///< of everything that the expression matches; finding it is much faster
    std::regex code;
    const char* instead;
    std::vector<const char*> files; ///< below app/gui
};

const std::vector<Guarded>& guarded() {
    static const std::vector<Guarded> all = {
        {"showText", std::regex("QToolTip::showText"), "use show_plain_tip()", {"theme/tips.cpp"}},
        {"show_rich_tip",
         std::regex("\\bshow_rich_tip\\b"),
         "only tooltips of pictures are rich text",
         {"theme/tips.cpp", "theme/tips.h", "charts/chart_base.cpp", "tryit/try_view.cpp",
          "views/scene_view.cpp", "window/actions/view_actions.cpp"}},
        {"QMessageBox",
         std::regex("new QMessageBox\\b|\\bQMessageBox [a-z_]+[({;]|"
                    "QMessageBox::(about|aboutQt|critical|information|question|warning)\\("),
         "use PlainMessageBox",
         {}},
        {"Text", std::regex("Qt::(AutoText|MarkdownText)"), "set another format", {"theme/plain_texts.cpp"}},
        {"RichText",
         std::regex("Qt::RichText"),
         "escape the parts of the text, and add the file to this list",
         {"lessons/lesson_labels.cpp", "panels/experiments_panel.cpp", "panels/transport_bar.cpp",
          "window/actions/view_actions.cpp", "window/dialogs/explanation.cpp"}},
        {"setMarkdown",
         std::regex("\\bsetMarkdown\\("),
         "use read_markdown()",
         {"theme/markdown.cpp", "guide/guide_browser.cpp"}},
        {"Html", std::regex("\\b(setHtml|insertHtml)\\("), "use a label", {"handout/handout_pdf.cpp"}},
        {"QErrorMessage", std::regex("QErrorMessage"), "use PlainMessageBox", {}},
        {"WhatsThis", std::regex("WhatsThis"), "use a tooltip", {}},
        {"setOpenExternalLinks", std::regex("setOpenExternalLinks\\(true"), "links come from strangers", {}},
    };
    return all;
}

/// Returns "LINE: reason" for each line of a file, below app/gui, that must not be there.
std::vector<std::string> unguarded(const std::string& path, const std::string& text) {
    std::vector<std::string> found;
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        for (const Guarded& each : guarded()) {
            const bool is_allowed =
                std::ranges::any_of(each.files, [&](const char* file) { return path == file; });
            if (!is_allowed && line.find(each.part) != std::string::npos &&
                std::regex_search(line, each.code)) {
                found.push_back(std::to_string(number) + ": " + each.instead);
            }
        }
    }
    return found;
}

TEST(Texts, are_shown_as_they_are_written) {
    const fs::path root = source_tree() / "app" / "gui";
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        const fs::path& file = entry.path();
        if (file.extension() != ".h" && file.extension() != ".cpp") {
            continue;
        }
        ++files;
        const std::string path = fs::relative(file, root).string();
        for (const std::string& line : unguarded(path, read_text_file(file).value())) {
            ADD_FAILURE() << "app/gui/" << path << ":" << line;
        }
    }
    EXPECT_GT(files, 100) << "the tree was not found under " << root;
}

TEST(Texts, that_Qt_may_take_for_rich_text_are_found) {
    for (const char* line : {"QToolTip::showText(at, text);", "box = new QMessageBox(this);",
                             "QMessageBox box(this);", "QMessageBox::warning(this, a, b);",
                             "label->setTextFormat(Qt::AutoText);", "label.setTextFormat(Qt::MarkdownText);",
                             "document.setMarkdown(text);", "browser->setHtml(text);"}) {
        EXPECT_EQ(unguarded("panels/x.cpp", line).size(), 1U) << line;
    }
    for (const char* line : {"box = new PlainMessageBox(this);", "QMessageBox::Save | QMessageBox::Cancel",
                             "QPointer<QMessageBox> box_;", "label.setTextFormat(Qt::PlainText);"}) {
        EXPECT_TRUE(unguarded("panels/x.cpp", line).empty()) << line;
    }
}

} // namespace
} // namespace lockstep
