#include "app/gui/workspace/experiment_names.h"

#include "app/gui/theme/core_words.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace lockstep::gui {
namespace {

struct FamilyRow {
    const char* family;
    const char* title;
};
constexpr FamilyRow families[] = {
    {"reduction", QT_TRANSLATE_NOOP("Families", "Reduction")},
    {"scan", QT_TRANSLATE_NOOP("Families", "Scan")},
    {"convolution", QT_TRANSLATE_NOOP("Families", "Convolution")},
    {"memory", QT_TRANSLATE_NOOP("Families", "Memory access")},
    {"transpose", QT_TRANSLATE_NOOP("Families", "Transpose")},
    {"matmul", QT_TRANSLATE_NOOP("Families", "Matrix multiply")},
    {"matvec", QT_TRANSLATE_NOOP("Families", "Matrix times vector")},
    {"spmv", QT_TRANSLATE_NOOP("Families", "Sparse matrix times vector")},
    {"histogram", QT_TRANSLATE_NOOP("Families", "Histogram")},
    {"compaction", QT_TRANSLATE_NOOP("Families", "Compaction")},
    {"stencil", QT_TRANSLATE_NOOP("Families", "Stencil")},
    {"traversal", QT_TRANSLATE_NOOP("Families", "Tree search")},
    {"execution", QT_TRANSLATE_NOOP("Families", "Execution")},
    {"particles", QT_TRANSLATE_NOOP("Families", "N-body")},
    {"rays", QT_TRANSLATE_NOOP("Families", "Ray tracing")},
};

} // namespace

QString letter_at(unsigned place) {
    return place < 26 ? QString(QChar('A' + static_cast<int>(place))) : QString::number(place + 1);
}

QString family_of(const QString& id) {
    return id.section(QLatin1Char('/'), 0, 0);
}

QString family_title(const QString& family) {
    for (const FamilyRow& row : families) {
        if (family == QLatin1String(row.family)) {
            return QCoreApplication::translate("Families", row.title);
        }
    }
    return family;
}

unsigned place_in_family(const QString& id) {
    unsigned place = 0;
    for (const Experiment& experiment : catalogue()) {
        const QString other = QString::fromStdString(experiment.id);
        if (other == id) {
            return place;
        }
        place += family_of(other) == family_of(id) ? 1 : 0;
    }
    return 0;
}

QString experiment_title(const QString& id) {
    const std::string title = shown_experiment_text(id.toStdString()).title;
    const QString name = title.empty() ? id.section(QLatin1Char('/'), -1) : QString::fromStdString(title);
    return letter_at(place_in_family(id)) + QLatin1Char(' ') + name;
}

QString run_title(const QString& what) {
    if (!find_experiment(what.toStdString())) {
        return QFileInfo(what).fileName();
    }
    return QStringLiteral("%1, %2").arg(family_title(family_of(what)), experiment_title(what));
}

} // namespace lockstep::gui
