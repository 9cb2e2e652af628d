#include "tests/journeys/support/lesson_to_open.h"

#include "app/lessons/lesson_bundle.h"
#include "core/base/data_dir.h"

#include <QDir>
#include <stdexcept>

namespace lockstep::gui::journeys {
namespace {

constexpr const char* lesson =
    "---\nid: whose-turn\ntitle: Whose turn is it\nminutes: 3\ngoal: Say which lanes act next.\n---\n"
    "## Two rounds\nplace: reduction/interleaved?size=64&local=64#view=stage&step=6\n"
    "Look at one warp.\n\n"
    "ask: lanes-next warp=0 step=7\n"
    "ask: lanes-next warp=0 step=19 as=lanes\n";

} // namespace

QString has_lesson_to_open(const QString& folder) {
    // The driver keeps the kernels that it has compiled where they are.
    qputenv("POCL_CACHE_DIR", QDir::home().filePath(QStringLiteral(".cache/lockstep/drivers")).toUtf8());
    qputenv("XDG_CACHE_HOME", QDir(folder).filePath(QStringLiteral("cache")).toUtf8());
    QString path = QDir(folder).filePath(QStringLiteral("turns.lockstep-lesson"));
    const auto bytes = pack_bundle({{"en/01-turn.md", lesson}}, "turns");
    if (!bytes || !write_text_file(path.toStdString(), *bytes)) {
        throw std::runtime_error("the lesson bundle cannot be written");
    }
    return path;
}

} // namespace lockstep::gui::journeys
