#include "app/gui/workspace/examples.h"

#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr qsizetype list_columns = 6; // file, experiment, device, driver, date, command
constexpr qint64 most_list_bytes = 1 << 20;

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

std::vector<Example> gallery_in(const QString& folder) {
    std::vector<Example> examples;
    QFile list(QDir(folder).filePath(QStringLiteral("list.txt")));
    if (!list.open(QIODevice::ReadOnly)) {
        return examples;
    }
    const QStringList lines = QString::fromUtf8(list.read(most_list_bytes)).split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        const QStringList parts = line.split(QLatin1Char('\t'));
        if (parts.size() != list_columns || line.startsWith(QLatin1Char('#'))) {
            continue;
        }
        Example example{.id = parts[1],
                        .path = QDir(folder).filePath(QFileInfo(parts[0]).fileName()),
                        .origin = {parts[2], parts[3], parts[4], parts[5]}};
        if (QFileInfo(example.path).isFile() && find_experiment(example.id.toStdString()).ok()) {
            examples.push_back(std::move(example));
        }
    }
    return examples;
}

std::vector<Example> shipped_gallery() {
    return gallery_in(recordings_folder().filePath(QStringLiteral("h200")));
}

bool is_shipped_example(const QString& path) {
    const auto is_among = [file = QFileInfo(path)](const std::vector<Example>& examples) {
        return std::ranges::any_of(examples,
                                   [&file](const Example& each) { return QFileInfo(each.path) == file; });
    };
    return is_among(shipped_examples()) || is_among(shipped_gallery());
}

} // namespace lockstep::gui
