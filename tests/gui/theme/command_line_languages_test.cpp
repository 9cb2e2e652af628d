// Compares the languages of the command line, which does without Qt, with those of the window.
#include "app/gui/theme/language.h"
#include "app/words/language/language.h"
#include "core/base/data_dir.h"

#include <QFile>
#include <QLocale>
#include <QTranslator>
#include <QXmlStreamReader>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// A sentence of a translation file.
struct Source {
    QByteArray context;
    QByteArray text;
    bool is_counted = false;
};

std::vector<Source> sources_of(const std::string& code) {
    QFile file(QString::fromStdString((data_dir() / "translations" / ("lockstep_" + code + ".ts")).string()));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Source> sources;
    Source next;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("name")) {
            next.context = xml.readElementText().toUtf8();
        } else if (xml.name() == QLatin1String("message")) {
            next.is_counted = xml.attributes().hasAttribute(QLatin1String("numerus"));
        } else if (xml.name() == QLatin1String("source")) {
            next.text = xml.readElementText().toUtf8();
            sources.push_back(next);
        } else if (xml.name() == QLatin1String("comment")) {
            sources.pop_back(); // the command line has no texts with a comment
        }
    }
    return sources;
}

class CommandLineLanguage : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        ASSERT_TRUE(
            translator.load(QStringLiteral(":/i18n/lockstep_%1.qm").arg(QString::fromStdString(GetParam()))));
    }
    /// Returns the text for a count; -1: without one.
    [[nodiscard]] std::string qt(const Source& source, int count) const {
        return translator.translate(source.context, source.text, nullptr, count).toStdString();
    }

    QTranslator translator;
    const Reader reader = reader_for(GetParam());
};

TEST_P(CommandLineLanguage, has_the_texts_of_the_window) {
    const auto sources = sources_of(GetParam());
    EXPECT_GT(sources.size(), 1500U);
    for (const Source& source : sources) {
        if (!source.is_counted) {
            const std::string expected = qt(source, -1);
            EXPECT_EQ(reader.translate(source.context, source.text, std::nullopt),
                      expected.empty() ? source.text.toStdString() : expected)
                << source.text.constData();
        }
    }
}

TEST_P(CommandLineLanguage, has_the_plural_forms_of_the_window) {
    std::vector<int> counts(1235);
    std::iota(counts.begin(), counts.end(), 0);
    counts.insert(counts.end(), {1'000'000, 1'000'001, 1'000'011, 2'000'002, 999'999'999});
    int compared = 0;
    for (const Source& source : sources_of(GetParam())) {
        if (!source.is_counted || source.text.contains("%n") || source.text.contains("%Ln")) {
            continue; // Qt replaces %n, which only the window has
        }
        for (const int count : counts) {
            const std::string expected = qt(source, count);
            if (!expected.empty()) {
                ASSERT_EQ(reader.translate(source.context, source.text, static_cast<std::uint64_t>(count)),
                          expected)
                    << source.text.constData() << " " << count;
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 10'000);
}

TEST_P(CommandLineLanguage, has_the_numbers_of_the_window) {
    const QLocale locale(QString::fromStdString(GetParam()));
    EXPECT_EQ(reader.numbers.decimal, locale.decimalPoint().toStdString());
    EXPECT_EQ(reader.numbers.group, locale.groupSeparator().toStdString());
}

INSTANTIATE_TEST_SUITE_P(Languages, CommandLineLanguage, testing::Values("es", "ko", "pt_BR", "ru"),
                         [](const auto& code) { return code.param; });

TEST(CommandLineLanguages, are_those_of_the_window) {
    std::vector<std::string> codes = language_codes();
    std::ranges::sort(codes);
    std::vector<std::string> of_window;
    for (const QString& code : gui::languages()) {
        of_window.push_back(code.toStdString());
    }
    EXPECT_EQ(codes, of_window);
}

TEST(CommandLineLanguages, have_the_numbers_of_english_in_english) {
    const QLocale english(QStringLiteral("en"));
    EXPECT_EQ(english_numbers().decimal, english.decimalPoint().toStdString());
    EXPECT_EQ(english_numbers().group, english.groupSeparator().toStdString());
    EXPECT_EQ(lockstep::languages().front().decimal, english_numbers().decimal);
}

} // namespace
} // namespace lockstep::gui
