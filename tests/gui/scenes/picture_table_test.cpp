// Tests what a row of the table of pictures must contain for the window, for `render` and for readers.
#include "app/gui/scenes/pictures.h"
#include "app/words/picture_words.h"
#include "tests/gui/scene_world.h"

#include <QFile>
#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr int longest_sentence = 120;

bool is_sentence(const QString& text) {
    return text.size() > 10 && text.size() <= longest_sentence && text.front().isUpper() &&
           text.endsWith(QLatin1Char('.')) && text.count(QLatin1Char('.')) == 1;
}

TEST(PictureTable, has_a_name_a_title_an_icon_and_a_caption_in_every_row) {
    std::set<QString> said;
    for (const Picture* picture : pictures()) {
        EXPECT_TRUE(said.insert(QLatin1String(picture->name)).second) << picture->name;
        EXPECT_TRUE(said.insert(picture_caption(*picture)).second) << picture->name;
        EXPECT_FALSE(picture_title(*picture).isEmpty()) << picture->name;
        EXPECT_TRUE(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(picture->icon))))
            << picture->name;
        EXPECT_TRUE(is_sentence(picture_caption(*picture))) << picture->caption;
        EXPECT_EQ(*picture->label == '\0', picture->tab == Tab::none) << picture->name;
        EXPECT_EQ(picture_named(QLatin1String(picture->name)), picture);
    }
    EXPECT_EQ(picture_named(QStringLiteral("no-such-picture")), nullptr);
}

TEST(PictureTable, shows_each_picture_in_the_tab_of_its_row_and_only_there) {
    ASSERT_EQ(tab_rows().size(), tabs);
    std::size_t shown = 0;
    for (std::size_t tab = 0; tab < tabs; ++tab) {
        const TabRow& row = tab_rows()[tab];
        EXPECT_TRUE(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(row.icon))))
            << row.title;
        for (const TabView& view : row.views) {
            const Picture* picture = picture_named(QLatin1String(view.name));
            if (picture != nullptr) {
                ++shown;
                EXPECT_EQ(picture->tab, static_cast<Tab>(tab)) << view.name;
            }
        }
    }
    std::size_t in_a_tab = 0;
    for (const Picture* picture : pictures()) {
        in_a_tab += picture->tab == Tab::none ? 0U : 1U;
    }
    EXPECT_EQ(shown, in_a_tab);
}

TEST(PictureTable, words_each_reason_in_a_sentence) {
    std::set<QString> sentences;
    for (int i = 1; i < static_cast<int>(WhyNoPicture::count); ++i) {
        const QString words = QString::fromUtf8(why_no_picture_words(static_cast<WhyNoPicture>(i)));
        EXPECT_TRUE(is_sentence(words)) << qPrintable(words);
        EXPECT_TRUE(sentences.insert(words).second) << qPrintable(words);
    }
    EXPECT_STREQ(why_no_picture_words(WhyNoPicture::none), "");
}

TEST(PictureTable, says_which_pictures_do_not_apply_to_a_run) {
    const SceneWorld world(Reduction::compacted, 1);
    std::set<std::string> without;
    for (const Picture* picture : pictures()) {
        if (!why_not(*picture, world.view).isEmpty()) {
            without.insert(picture->name);
        }
    }
    EXPECT_EQ(without, (std::set<std::string>{"exchanges", "concurrency", "overlap-time"}))
        << "one work-group, one launch, local memory, a buffer";
}

} // namespace
} // namespace lockstep::gui
