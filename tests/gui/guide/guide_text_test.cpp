// Tests the texts of the user's guide that is shipped: every page, link and picture.
#include "app/gui/guide/guide_pages.h"

#include "app/common/place/place_text.h"
#include "app/common/run_arguments.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/scenes/pictures.h"
#include "core/experiments/catalogue.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QRegularExpression>
#include <QSet>
#include <gtest/gtest.h>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr qint64 most_picture_bytes = qint64{4} << 20;

QString text_of(const QString& name) {
    QFile file(guide_folder() + "/" + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

std::vector<GuidePage> pages(const QString& language = "en") {
    return guide_pages(guide_folder(), language);
}

/// Returns what follows `](` in the links of a page: their targets.
QStringList targets(const GuidePage& page) {
    static const QRegularExpression link(R"(\]\(([^)]*)\))");
    QStringList found;
    for (auto each = link.globalMatch(page.text); each.hasNext();) {
        found << each.next().captured(1);
    }
    return found;
}

/// Returns the names of the pictures that make.sh makes.
QSet<QString> made_pictures() {
    QSet<QString> names;
    for (const QString& line : text_of("pictures.txt").split('\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith('#')) {
            names << line.section(' ', 0, 0);
        }
    }
    return names;
}

/// Checks that a place can be opened: its keys and values are allowed, and its runs are of the catalogue.
void check_place(const QString& text, const std::string& where) {
    const auto place = place_from(text.toStdString(), place_names());
    ASSERT_TRUE(place.ok()) << where << ": " << text.toStdString();
    for (const PlaceRun& run : place->runs) {
        const auto spec = run_of(run);
        const auto experiment = find_experiment(run.what);
        ASSERT_TRUE(spec.ok() && experiment.ok()) << where << ": " << text.toStdString();
        EXPECT_TRUE(complete(**experiment, spec->parameters).ok()) << where << ": " << text.toStdString();
    }
}

TEST(Guide, has_a_page_for_each_view) {
    QSet<QString> ids;
    for (const GuidePage& page : pages()) {
        EXPECT_FALSE(ids.contains(page.id)) << page.id.toStdString();
        ids << page.id;
    }
    for (const TabRow& tab : tab_rows()) {
        for (const TabView& view : tab.views) {
            EXPECT_TRUE(ids.contains(view.name)) << view.name;
        }
    }
    EXPECT_TRUE(ids.contains("findings"));
}

TEST(Guide, lists_all_of_its_files) {
    QStringList listed;
    for (const GuidePage& page : pages()) {
        listed << page.id + ".md";
    }
    listed.sort();
    EXPECT_EQ(QDir(guide_folder() + "/en").entryList(QDir::Files, QDir::Name), listed);
}

TEST(Guide, has_links_that_lead_somewhere) {
    for (const GuidePage& page : pages()) {
        const std::string where = page.id.toStdString();
        for (const QString& target : targets(page)) {
            if (target.startsWith("lockstep:")) {
                check_place(target.mid(9), where);
            } else if (!target.startsWith("https://")) {
                EXPECT_TRUE(QFile::exists(guide_folder() + "/en/" + target))
                    << where << ": " << target.toStdString();
            }
        }
    }
}

TEST(Guide, has_its_pictures_in_both_themes) {
    QSet<QString> used;
    for (const GuidePage& page : pages()) {
        for (const QString& target : targets(page)) {
            if (target.startsWith("../pictures/")) {
                used << QFileInfo(target).completeBaseName();
            }
        }
    }
    EXPECT_EQ(used, made_pictures());
    qint64 bytes = 0;
    for (const QFileInfo& file : QDir(guide_folder() + "/pictures").entryInfoList(QDir::Files)) {
        const QString name = file.completeBaseName();
        EXPECT_TRUE(used.contains(name.endsWith("-dark") ? name.chopped(5) : name)) << name.toStdString();
        bytes += file.size();
    }
    for (const QString& name : used) {
        for (const QString& theme : {QString(), QString("-dark")}) {
            const QImageReader picture(guide_folder() + "/pictures/" + name + theme + ".png");
            EXPECT_TRUE(picture.canRead()) << name.toStdString();
        }
    }
    EXPECT_LE(bytes, most_picture_bytes);
}

TEST(Guide, shows_pictures_of_places_that_can_be_opened) {
    for (const QString& line : text_of("pictures.txt").split('\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith('#')) {
            check_place(line.section(' ', 1, 1), line.toStdString());
        }
    }
}

/// Returns the number of headings of a page.
qsizetype headings(const GuidePage& page) {
    return page.text.count(QRegularExpression("^#+ ", QRegularExpression::MultilineOption));
}

TEST(Guide, has_the_same_links_pictures_and_headings_in_each_language) {
    const std::vector<GuidePage> english = pages();
    for (const char* const language : {"es", "ko", "pt_BR", "ru"}) {
        const std::vector<GuidePage> translated = pages(language);
        ASSERT_EQ(translated.size(), english.size()) << language;
        for (std::size_t i = 0; i < english.size(); ++i) {
            const std::string where = language + (" " + english[i].id.toStdString());
            EXPECT_TRUE(translated[i].is_translated) << where;
            EXPECT_EQ(headings(translated[i]), headings(english[i])) << where;
            QStringList there = targets(translated[i]);
            QStringList here = targets(english[i]);
            there.sort(); // another language may need another order
            here.sort();
            EXPECT_EQ(there.join('\n').toStdString(), here.join('\n').toStdString()) << where;
        }
    }
}

TEST(Guide, contains_no_html) {
    static const QRegularExpression tag("<[a-zA-Z/!]");
    static const QRegularExpression code("`[^`]*`|^    .*$|```.*?```",
                                         QRegularExpression::MultilineOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    for (const char* const language : {"en", "es", "ko", "pt_BR", "ru"}) {
        for (const GuidePage& page : pages(language)) {
            QString text = page.text;
            text.remove(code);
            EXPECT_FALSE(text.contains(tag)) << language << " " << page.id.toStdString();
        }
    }
}

} // namespace
} // namespace lockstep::gui
