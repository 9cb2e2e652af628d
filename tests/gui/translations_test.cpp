// Every text with a number in it has both English forms, and its placeholders are the source's.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <set>

namespace {

struct Message {
    QString source;
    QStringList forms;
    bool unfinished = false;
};

std::vector<Message> messages_of(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    std::vector<Message> messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("source")) {
            messages.push_back({xml.readElementText(), {}, false});
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.back().forms << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << qPrintable(xml.errorString());
    return messages;
}

std::set<QString> placeholders(const QString& text) {
    std::set<QString> found;
    static const QRegularExpression expression(QStringLiteral("%[1-9]"));
    for (auto it = expression.globalMatch(text); it.hasNext();) {
        found.insert(it.next().captured());
    }
    return found;
}

TEST(EnglishTranslation, has_singular_and_plural_of_every_counted_text) {
    const auto messages = messages_of(QStringLiteral(LOCKSTEP_SOURCE_DIR "/translations/lockstep_en.ts"));
    ASSERT_GE(messages.size(), 10U);
    for (const Message& message : messages) {
        EXPECT_FALSE(message.unfinished) << qPrintable(message.source);
        ASSERT_EQ(message.forms.size(), 2) << qPrintable(message.source);
        for (const QString& form : message.forms) {
            EXPECT_FALSE(form.contains(QLatin1String("(s)"))) << qPrintable(form);
            EXPECT_EQ(placeholders(form), placeholders(message.source)) << qPrintable(message.source);
        }
    }
}

/// The sources' own counted texts: a text added there without its forms here fails.
TEST(EnglishTranslation, covers_the_counted_texts_of_the_sources) {
    std::set<QString> known;
    for (const Message& message :
         messages_of(QStringLiteral(LOCKSTEP_SOURCE_DIR "/translations/lockstep_en.ts"))) {
        known.insert(message.source);
    }
    static const QRegularExpression counted(QStringLiteral("tr\\(\\s*\"([^\"]*%L?n[^\"]*)\""));
    QDirIterator sources(QStringLiteral(LOCKSTEP_SOURCE_DIR "/app/gui"), {QStringLiteral("*.cpp")},
                         QDir::Files, QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(file.fileName());
        const QString text = QString::fromUtf8(file.readAll());
        for (auto it = counted.globalMatch(text); it.hasNext();) {
            const QString source = it.next().captured(1);
            EXPECT_TRUE(known.contains(source)) << qPrintable(source);
        }
    }
}

} // namespace
