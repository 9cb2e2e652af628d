#include "app/gui/guide/guide_pages.h"

#include "core/base/data_dir.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace lockstep::gui {
namespace {

constexpr const char* section_context = "GuideSections";
constexpr const char* title_mark = "# ";
constexpr qint64 most_page_bytes = qint64{1} << 20;

struct SectionRow {
    GuideSection section;
    const char* name;  ///< name in pages.txt
    const char* title; ///< title in English
};

constexpr SectionRow section_rows[] = {
    {GuideSection::start, "start", QT_TRANSLATE_NOOP("GuideSections", "Getting started")},
    {GuideSection::task, "task", QT_TRANSLATE_NOOP("GuideSections", "Tasks")},
    {GuideSection::view, "view", QT_TRANSLATE_NOOP("GuideSections", "Views")},
    {GuideSection::panel, "panel", QT_TRANSLATE_NOOP("GuideSections", "Panels")},
    {GuideSection::more, "more", QT_TRANSLATE_NOOP("GuideSections", "Background")},
};
static_assert(std::size(section_rows) == static_cast<std::size_t>(GuideSection::count));

/// Returns the text of a file; empty if it cannot be read or is too large.
QString text_of(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > most_page_bytes) {
        return {};
    }
    return QString::fromUtf8(file.readAll());
}

std::optional<GuideSection> section_named(const QString& name) {
    const auto* const found = std::ranges::find_if(
        section_rows, [&name](const SectionRow& row) { return name == QLatin1String(row.name); });
    return found == std::end(section_rows) ? std::nullopt : std::optional(found->section);
}

QString page_text(const QString& folder, const QString& language, const QString& id) {
    return text_of(QStringLiteral("%1/%2/%3.md").arg(folder, language, id));
}

} // namespace

QString section_title(GuideSection section) {
    return QCoreApplication::translate(section_context,
                                       section_rows[static_cast<std::size_t>(section)].title);
}

QString guide_folder() {
    return QString::fromStdString((data_dir() / "resources" / "guide").string());
}

std::vector<GuidePage> guide_pages(const QString& folder, const QString& language) {
    std::vector<GuidePage> pages;
    for (const QString& line : text_of(folder + QStringLiteral("/pages.txt")).split(QLatin1Char('\n'))) {
        const QStringList cells = line.split(QLatin1Char('\t'));
        if (cells.size() != 2 || line.startsWith(QLatin1Char('#'))) {
            continue;
        }
        const std::optional<GuideSection> section = section_named(cells[1].trimmed());
        const QString own = page_text(folder, language, cells[0]);
        const QString text = own.isEmpty() ? page_text(folder, QStringLiteral("en"), cells[0]) : own;
        if (section && text.startsWith(QLatin1String(title_mark))) {
            const QString title = text.section(QLatin1Char('\n'), 0, 0).mid(2).trimmed();
            pages.push_back({cells[0], *section, title, text, !own.isEmpty()});
        }
    }
    return pages;
}

} // namespace lockstep::gui
