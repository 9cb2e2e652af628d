#include "tests/journeys/support/controls.h"

#include "app/words/hardware_words.h"
#include "tests/support/source_tree/source_tree.h"

#include <QFile>
#include <QHash>
#include <QStringList>
#include <algorithm>
#include <stdexcept>

namespace lockstep::gui::journeys {
namespace {

/// Returns the cells of each line, except comment lines.
std::vector<QStringList> rows_of(const char* name) {
    QFile file(QString::fromStdString((source_tree() / "tests" / "journeys" / name).string()));
    if (!file.open(QIODevice::ReadOnly)) {
        throw std::runtime_error(std::string("no table ") + name);
    }
    std::vector<QStringList> rows;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        if (!line.isEmpty() && !line.startsWith(QLatin1Char('#'))) {
            QStringList cells = line.split(QLatin1String(" | "));
            std::ranges::transform(cells, cells.begin(), [](const QString& cell) { return cell.trimmed(); });
            rows.push_back(cells);
        }
    }
    return rows;
}

Kind kind_of(const QStringList& row) {
    static const QHash<QString, Kind> kinds{
        {"entry", Kind::entry},   {"panel", Kind::panel}, {"tab", Kind::tab}, {"field", Kind::field},
        {"button", Kind::button}, {"label", Kind::label}, {"row", Kind::row}, {"dialog", Kind::dialog}};
    if (row.size() < 3 || !kinds.contains(row[1])) {
        throw std::runtime_error("no row of controls: " + row.join(" | ").toStdString());
    }
    return kinds[row[1]];
}

/// Returns the control for the input field of a number of the hardware model.
Control control_of(const HardwareNumber& number) {
    const QString label = QString::fromUtf8(number_label(number));
    const QString unit = QString::fromUtf8(number_unit_words(number.unit));
    return {"hardware/" + QString::fromStdString(number.name), Kind::field,
            shows_unit(number) ? label + ", " + unit : label, "panel/hardware"};
}

} // namespace

const std::vector<Control>& controls() {
    static const std::vector<Control> all = [] {
        std::vector<Control> read;
        for (const QStringList& row : rows_of("controls.txt")) {
            read.push_back({row[0], kind_of(row), row[2], row.value(3)});
        }
        for (const HardwareNumber& number : hardware_numbers()) {
            read.push_back(control_of(number));
        }
        return read;
    }();
    return all;
}

const Control& control(const QString& id) {
    const auto row = std::ranges::find(controls(), id, &Control::id);
    if (row == controls().end()) {
        throw std::runtime_error("controls.txt has no \"" + id.toStdString() + "\"");
    }
    return *row;
}

QString sentence(const QString& id, const QStringList& arguments) {
    static const std::vector<QStringList> all = rows_of("sentences.txt");
    const auto row = std::ranges::find_if(all, [&id](const QStringList& each) { return each[0] == id; });
    if (row == all.end()) {
        throw std::runtime_error("sentences.txt has no \"" + id.toStdString() + "\"");
    }
    QString text = row->value(1);
    for (const QString& argument : arguments) {
        text = text.arg(argument);
    }
    return text;
}

} // namespace lockstep::gui::journeys
