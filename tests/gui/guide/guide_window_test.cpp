// Tests the window of the user's guide with a guide of a few pages.
#include "app/gui/guide/guide_browser.h"
#include "app/gui/guide/guide_window.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui {
namespace {

struct MadeGuide : testing::Test {
    MadeGuide() {
        write("pages.txt",
              "# the order\nfirst\tstart\nbanks\tview\nlost\tview\nodd\tnowhere\nmemory\tview\n");
        write("en/first.md",
              "# First steps\n\nRead about [banks](banks.md).\n\n"
              "[Open a run](lockstep:reduction/compacted?size=256#view=banks&step=20)\n\n"
              "[else](other.txt) [away](file:///etc/hostname)\n\n![a bank](../pictures/bank.png)\n\n"
              "![outside](../../secret.png)\n");
        write("en/banks.md", "# Banks\n\nA word of local memory has a bank.\n");
        write("en/memory.md", "# Memory\n\nA sector has 32 bytes.\n");
        write("es/banks.md", "# Bancos\n\nUna palabra de la memoria local tiene un banco.\n");
        write("en/odd.md", "# Odd\n");
        picture("pictures/bank.png", Qt::red);
        picture("pictures/bank-dark.png", Qt::blue);
        picture("../secret.png", Qt::green);
    }

    void write(const QString& name, const QByteArray& text) const {
        QDir(path()).mkpath(QFileInfo(path() + "/" + name).path());
        QFile file(path() + "/" + name);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void picture(const QString& name, Qt::GlobalColor colour) const {
        QDir(path()).mkpath(QFileInfo(path() + "/" + name).path());
        QImage image(300, 100, QImage::Format_RGB32);
        image.fill(colour);
        ASSERT_TRUE(image.save(path() + "/" + name));
    }
    void show(const QString& page = {}, ThemeName theme = ThemeName::light) {
        parent.resize(1200, 800);
        window = new GuideWindow(path(), Theme(theme), &parent);
        window->show_page(page);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window));
    }
    [[nodiscard]] QString path() const { return folder.path() + "/guide"; }
    [[nodiscard]] GuideBrowser& browser() const { return *window->findChild<GuideBrowser*>(); }
    [[nodiscard]] QTreeWidget& list() const { return *window->findChild<QTreeWidget*>(); }
    /// Returns the titles of the sections and pages that the list shows, with pages indented.
    [[nodiscard]] QStringList shown() const {
        QStringList titles;
        for (int i = 0; i < list().topLevelItemCount(); ++i) {
            const QTreeWidgetItem* section = list().topLevelItem(i);
            if (!section->isHidden()) {
                titles << section->text(0);
            }
            for (int child = 0; child < section->childCount(); ++child) {
                if (!section->child(child)->isHidden()) {
                    titles << "  " + section->child(child)->text(0);
                }
            }
        }
        return titles;
    }
    /// Clicks the first occurrence of a text in the page.
    void click(const QString& text) {
        QTextCursor found = browser().document()->find(text);
        ASSERT_FALSE(found.isNull()) << qPrintable(text);
        found.setPosition(found.selectionStart() + 1);
        QTest::mouseClick(browser().viewport(), Qt::LeftButton, {}, browser().cursorRect(found).center());
    }
    [[nodiscard]] QColor colour_of(const char* name) const {
        const auto image =
            browser().document()->resource(QTextDocument::ImageResource, QUrl(QString::fromLatin1(name)));
        return image.value<QImage>().isNull() ? QColor() : image.value<QImage>().pixelColor(5, 5);
    }

    QTemporaryDir folder;
    QWidget parent;
    GuideWindow* window = nullptr;
};

TEST_F(MadeGuide, lists_the_pages_that_exist_by_section) {
    show();
    EXPECT_EQ(shown(), QStringList({"Getting started", "  First steps", "Views", "  Banks", "  Memory"}));
    EXPECT_TRUE(browser().toPlainText().startsWith("First steps"));
    EXPECT_EQ(window->windowTitle(), QString::fromUtf8("First steps – User's guide"));
}

TEST_F(MadeGuide, opens_a_page_by_its_id_and_the_first_one_for_an_unknown_id) {
    show("memory");
    EXPECT_TRUE(browser().toPlainText().contains("32 bytes"));
    EXPECT_EQ(list().currentItem()->text(0), "Memory");
    window->show_page("nothing");
    EXPECT_TRUE(browser().toPlainText().startsWith("First steps"));
}

TEST_F(MadeGuide, shows_a_translated_page_or_the_english_one) {
    const std::vector<GuidePage> pages = guide_pages(path(), "es");
    ASSERT_EQ(pages.size(), 3U);
    EXPECT_EQ(pages[0].title, "First steps");
    EXPECT_FALSE(pages[0].is_translated);
    EXPECT_EQ(pages[1].title, "Bancos");
    EXPECT_TRUE(pages[1].is_translated);
}

TEST_F(MadeGuide, follows_links_to_pages_and_goes_back_and_forward) {
    show();
    click("banks");
    EXPECT_TRUE(browser().toPlainText().startsWith("Banks"));
    EXPECT_EQ(list().currentItem()->text(0), "Banks");
    QTest::keyClick(&browser(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(browser().toPlainText().startsWith("First steps"));
    QTest::keyClick(&browser(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(browser().toPlainText().startsWith("First steps"));
    QTest::keyClick(&browser(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_TRUE(browser().toPlainText().startsWith("Banks"));
}

TEST_F(MadeGuide, opens_places_and_ignores_other_links) {
    show();
    const QSignalSpy places(window, &GuideWindow::place_wanted);
    click("Open a run");
    ASSERT_EQ(places.count(), 1);
    EXPECT_EQ(places.front().front().toString(), "reduction/compacted?size=256#view=banks&step=20");
    click("else");
    click("away");
    EXPECT_EQ(places.count(), 1);
    EXPECT_TRUE(browser().toPlainText().startsWith("First steps"));
}

TEST_F(MadeGuide, loads_only_its_own_pictures_in_the_colours_of_the_theme) {
    show();
    EXPECT_EQ(colour_of("../pictures/bank.png"), QColor(Qt::red));
    EXPECT_EQ(colour_of("../../secret.png"), QColor());
    EXPECT_EQ(colour_of("../pictures/../../secret.png"), QColor());
    window->set_theme(Theme(ThemeName::dark));
    EXPECT_EQ(colour_of("../pictures/bank.png"), QColor(Qt::blue));
}

TEST_F(MadeGuide, makes_pictures_at_most_as_wide_as_the_page) {
    show();
    const auto width = [this] {
        return browser()
            .document()
            ->resource(QTextDocument::ImageResource, QUrl("../pictures/bank.png"))
            .value<QImage>()
            .width();
    };
    EXPECT_EQ(width(), 300);
    window->resize(450, 500);
    QCoreApplication::processEvents();
    EXPECT_LT(width(), 300);
    EXPECT_LE(width(), browser().viewport()->width());
    EXPECT_FALSE(browser().horizontalScrollBar()->isVisible());
}

TEST_F(MadeGuide, finds_the_pages_that_contain_all_words) {
    show();
    auto& field = *window->findChild<QLineEdit*>();
    field.setText("word BANK");
    EXPECT_EQ(shown(), QStringList({"Views", "  Banks"}));
    field.setText("nowhere to be found");
    EXPECT_EQ(shown(), QStringList());
    field.clear();
    EXPECT_EQ(shown().size(), 5);
}

TEST_F(MadeGuide, is_empty_without_files_and_closes_with_escape) {
    EXPECT_TRUE(guide_pages(folder.path() + "/none", "en").empty());
    show();
    QTest::keyClick(&browser(), Qt::Key_Escape);
    EXPECT_FALSE(window->isVisible());
}

} // namespace
} // namespace lockstep::gui
