#include "app/gui/workspace/examples.h"

#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

namespace lockstep::gui {
namespace {

QDir recordings_folder() {
    return QDir(QString::fromStdString((data_dir() / "resources" / "recordings").string()));
}

} // namespace

std::vector<Example> shipped_examples() {
    std::vector<Example> examples;
    for (const Experiment& experiment : catalogue()) {
        const QString id = QString::fromStdString(experiment.id);
        if (const QString path = example_of(id); !path.isEmpty()) {
            examples.push_back({id, path});
        }
    }
    return examples;
}

QString example_of(const QString& id) {
    const QString name = QString(id).replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString path = recordings_folder().filePath(name + QStringLiteral(".lks"));
    return QFileInfo(path).isFile() ? path : QString();
}

bool is_shipped_example(const QString& path) {
    const std::vector<Example> examples = shipped_examples();
    return std::ranges::any_of(
        examples, [file = QFileInfo(path)](const Example& each) { return QFileInfo(each.path) == file; });
}

} // namespace lockstep::gui
