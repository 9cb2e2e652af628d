// User stories in the window, as tests. The README.md next to this file lists the stories, and the faults
// that make each of them fail.
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/language.h"
#include "tests/support/window/window_tests.h"

#include <QApplication>
#include <QFile>
#include <QStyleFactory>
#include <QTemporaryDir>

namespace {

/// Prepares the application like the program does before its window.
void prepare() {
    using namespace lockstep::gui;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(font_for(FontRole::body));
    QApplication::setDoubleClickInterval(1); // otherwise a list that has just opened ignores the next click
    use_language(QStringLiteral("en"));
}

/// Sets up the screens of the stories, a desktop monitor and a laptop. The offscreen platform's default screen is smaller than the window, so
/// lists and menus would be moved away from the widgets that open them.
void use_usual_screens(const QTemporaryDir& folder) {
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") &&
        file.open(QIODevice::WriteOnly)) {
        file.write(R"({"screens": [{"name": "desk", "x": 0, "y": 0, "width": 1920, "height": 1080},
                                   {"name": "laptop", "x": 1920, "y": 0, "width": 1366, "height": 768}]})");
        file.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    }
}

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    use_usual_screens(folder);
    return lockstep::gui::run_window_tests(argc, argv, prepare);
}
