// Tests the translation files: lupdate finds every text of the user interface, and every text with a number
// has both English forms.
#include "app/cli/commands.h"
#include "app/cli/text/figure_text.h"
#include "app/cli/text/run_text.h"
#include "app/common/command_line.h"
#include "app/gui/theme/code_text.h"
#include "app/gui/theme/language.h"
#include "app/words/hardware_words.h"
#include "app/words/parameter_words.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"
#include "tests/support/source_tree/source_tree.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace lockstep::gui {
namespace {

const QString root = QString::fromStdString(source_tree().string());

struct Message {
    QString context;
    QString source;
    QStringList forms; ///< one form, or each plural form
    bool unfinished = false;
};

std::vector<Message> messages_of(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    std::vector<Message> messages;
    QXmlStreamReader xml(&file);
    QString context;
    bool is_counted = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            is_counted = xml.attributes().hasAttribute(QLatin1String("numerus"));
        } else if (xml.name() == QLatin1String("source")) {
            messages.push_back({context, xml.readElementText(), {}, false});
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!is_counted) {
                messages.back().forms << xml.readElementText();
            }
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
    const auto messages = messages_of(root + QStringLiteral("/translations/lockstep_en.ts"));
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

TEST(EnglishTranslation, says_one_thing_in_the_singular) {
    int counted = 0;
    for (const Message& message : messages_of(root + QStringLiteral("/translations/lockstep_en.ts"))) {
        ASSERT_EQ(message.forms.size(), 2);
        static const QRegularExpression direct(QStringLiteral("(?:%n|%Ln) ([a-z]+)\\b"));
        const QRegularExpressionMatch one = direct.match(message.forms[0]);
        const QRegularExpressionMatch many = direct.match(message.forms[1]);
        if (one.hasMatch() && many.hasMatch() && message.source.contains(QLatin1String("(s)"))) {
            EXPECT_NE(message.forms[0], message.forms[1]) << qPrintable(message.source);
            ++counted;
        }
    }
    EXPECT_GE(counted, 10);
}

using Sources = std::set<std::pair<QString, QString>>; ///< context and text

Sources sources_of(const QString& path) {
    Sources sources;
    for (const Message& message : messages_of(path)) {
        sources.insert({message.context, message.source});
    }
    return sources;
}

/// Tests in a folder with the committed files, updated by lupdate, and a language "xx" that contains all
/// texts.
class Updated : public testing::Test {
protected:
    void SetUp() override {
        for (const QString& file : committed()) {
            ASSERT_TRUE(QFile::copy(root + "/translations/" + file, folder.filePath(file)));
        }
        QProcess update;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LUPDATE"), QStringLiteral(LOCKSTEP_LUPDATE));
        environment.insert(QStringLiteral("TRANSLATIONS"), folder.path());
        update.setProcessEnvironment(environment);
        update.start(root + "/translations/update.sh", {QStringLiteral("xx")});
        ASSERT_TRUE(update.waitForFinished(60000));
        ASSERT_EQ(update.exitCode(), 0) << update.readAllStandardError().toStdString();
    }
    static QStringList committed() {
        return QDir(root + "/translations").entryList({QStringLiteral("lockstep_*.ts")}, QDir::Files);
    }
    [[nodiscard]] Sources all() const { return sources_of(folder.filePath("lockstep_xx.ts")); }

    QTemporaryDir folder;
};

TEST_F(Updated, is_what_is_committed_of_every_language) {
    ASSERT_TRUE(committed().contains(QStringLiteral("lockstep_en.ts")));
    for (const QString& file : committed()) {
        EXPECT_EQ(sources_of(folder.filePath(file)), sources_of(root + "/translations/" + file))
            << qPrintable(file) << ": run translations/update.sh";
    }
}

/// Returns the string literals in a source file; adjacent ones are joined.
QStringList literals_of(const QString& code) {
    static const QRegularExpression comment(QStringLiteral("//[^\n]*|#include[^\n]*"));
    static const QRegularExpression literal(QStringLiteral(R"re((?:"(?:[^"\\]|\\.)*"\s*)+)re"));
    static const QRegularExpression joint(QStringLiteral(R"re("\s*")re"));
    QString text = code;
    text.remove(comment);
    QStringList found;
    for (auto it = literal.globalMatch(text); it.hasNext();) {
        QString each = it.next().captured().trimmed();
        each.replace(QStringLiteral(R"(\\)"), QStringLiteral("\x02"))
            .replace(QStringLiteral(R"(\")"), QStringLiteral("\x01"));
        each.remove(joint);
        found << each.mid(1, each.size() - 2)
                     .replace(QChar(1), QLatin1Char('"'))
                     .replace(QChar(2), QLatin1Char('\\'));
    }
    return found;
}

/// A literal with two consecutive words is a sentence; all others are names and formats.
TEST_F(Updated, has_every_sentence_of_app_words) {
    std::set<QString> known;
    for (const auto& [context, source] : all()) {
        known.insert(source);
    }
    static const QRegularExpression words(QStringLiteral("[A-Za-z]{2,},? [A-Za-z]{2,}"));
    int sentences = 0;
    QDirIterator files(root + "/app/words", {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        for (const QString& text : literals_of(QString::fromUtf8(file.readAll()))) {
            if (text.contains(words)) {
                ++sentences;
                EXPECT_TRUE(known.contains(text)) << qPrintable(file.fileName()) << ": " << qPrintable(text);
            }
        }
    }
    EXPECT_GT(sentences, 500);
}

/// At run time, the texts of the command line are looked up under the contexts of their phrases.
TEST_F(Updated, has_the_texts_of_the_command_line_under_their_contexts) {
    Sources asked;
    const Reader reader{.translate = [&asked](const char* context, const char* sentence, auto) {
        asked.insert({QString::fromUtf8(context), QString::fromUtf8(sentence)});
        return std::string(sentence);
    }};
    std::ignore = man_page(lockstep_cli(), reader) + help_text(lockstep_cli(), reader);
    std::vector<std::shared_ptr<const Session>> sessions;
    for (const auto& entry : std::filesystem::directory_iterator(source_tree() / "tests/hostile/seeds")) {
        auto recording = std::make_shared<const Recording>(read_recording(entry.path()).value());
        sessions.push_back(analyse(std::move(recording), HardwareModel{}).value());
        std::ignore = run_text(*sessions.back(), reader);
    }
    std::ignore = compare_text(sessions, reader);
    const Sources known = all();
    for (const auto& [context, text] : asked) {
        EXPECT_TRUE(known.contains({context, text})) << qPrintable(context) << ": " << qPrintable(text);
    }
    EXPECT_GT(asked.size(), 200U);
}

/// At run time, a widget's texts are looked up under its class name with namespaces. If lupdate misparses a
/// header, it loses the namespaces, and the texts would stay English in every language.
TEST_F(Updated, has_the_texts_of_every_class_under_its_whole_name) {
    std::set<QString> contexts;
    for (const auto& [context, source] : all()) {
        contexts.insert(context);
    }
    static const QRegularExpression asking(QStringLiteral(R"(class (\w+)[^;{]*\{\s*Q_OBJECT)"));
    int classes = 0;
    QDirIterator files(root + "/app/gui", {QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto it = asking.globalMatch(text); it.hasNext(); ++classes) {
            const QString name = it.next().captured(1);
            EXPECT_FALSE(contexts.contains(name))
                << qPrintable(name) << " in " << qPrintable(file.fileName());
        }
    }
    EXPECT_GT(classes, 50);
    EXPECT_TRUE(contexts.contains(QStringLiteral("lockstep::gui::SweepActions")));
}

TEST_F(Updated, has_the_names_of_all_parameters) {
    const Sources known = all();
    for (const Experiment& experiment : catalogue()) {
        for (const ParameterInfo& parameter : experiment.parameters) {
            const char* const words = parameter_words(experiment.id, parameter.name);
            ASSERT_NE(words, nullptr) << parameter.name << " of " << experiment.id;
            EXPECT_TRUE(known.contains({parameter_context, words})) << words;
        }
    }
}

TEST_F(Updated, has_the_numbers_of_the_hardware_with_their_units_and_values) {
    const Sources known = all();
    for (const HardwareNumber& number : hardware_numbers()) {
        for (const char* words :
             {number_label(number), number_tip(number), number_group_words(number.group)}) {
            EXPECT_TRUE(known.contains({hardware_context, words})) << words;
        }
        const QString unit = number_unit_words(number.unit);
        EXPECT_TRUE(unit.isEmpty() || known.contains({hardware_context, unit})) << qPrintable(unit);
        for (std::size_t i = 0; i < number.words.size(); ++i) {
            const std::string value = number_value_words(number, number.allowed[i]);
            EXPECT_TRUE(known.contains({hardware_context, QString::fromStdString(value)})) << value;
        }
    }
}

/// Returns every occurrence of a placeholder, sorted; "%Ln" counts as "%n".
QStringList all_placeholders(const QString& text) {
    QStringList found;
    static const QRegularExpression expression(QStringLiteral("%L?([1-9]|n)"));
    for (auto it = expression.globalMatch(text); it.hasNext();) {
        found << it.next().captured(1);
    }
    found.sort();
    return found;
}

/// The languages that are translated, with their number of plural forms.
const std::map<QString, qsizetype> translated{{QStringLiteral("es"), 2},
                                              {QStringLiteral("ko"), 1},
                                              {QStringLiteral("pt_BR"), 2},
                                              {QStringLiteral("ru"), 3}};

class Translation : public testing::TestWithParam<std::pair<const QString, qsizetype>> {
protected:
    const QString code = GetParam().first;
    const std::vector<Message> messages =
        messages_of(root + QStringLiteral("/translations/lockstep_%1.ts").arg(code));
};

TEST_P(Translation, has_every_text_in_every_form_with_the_placeholders_of_the_source) {
    ASSERT_GT(messages.size(), 1900U);
    for (const Message& message : messages) {
        EXPECT_FALSE(message.unfinished) << qPrintable(message.source);
        EXPECT_TRUE(message.forms.size() == 1 || message.forms.size() == GetParam().second)
            << qPrintable(message.source);
        for (const QString& form : message.forms) {
            EXPECT_FALSE(form.trimmed().isEmpty()) << qPrintable(message.source);
            EXPECT_EQ(all_placeholders(form), all_placeholders(message.source)) << qPrintable(message.source);
        }
    }
}

/// A Korean particle depends on the last sound of the word before it, which a placeholder does not know.
TEST_P(Translation, has_no_korean_particle_after_a_placeholder) {
    static const QRegularExpression particle(QStringLiteral("%L?[0-9n](은|는|이|가|을|를|과|와|으로|로)"));
    for (const Message& message : messages) {
        for (const QString& form : message.forms) {
            EXPECT_FALSE(form.contains(particle)) << qPrintable(form);
        }
    }
}

TEST_P(Translation, has_the_whole_catalogue) {
    const QDir english(root + QStringLiteral("/resources/catalogue/en"));
    const QDir own(root + QStringLiteral("/resources/catalogue/") + code);
    ASSERT_EQ(own.entryList(QDir::Files), english.entryList(QDir::Files));
    for (const QString& name : english.entryList(QDir::Files)) {
        const auto texts = [&](const QDir& folder) {
            return nlohmann::json::parse(read_text_file(folder.filePath(name).toStdString()).value());
        };
        const nlohmann::json source = texts(english);
        const nlohmann::json translation = texts(own);
        ASSERT_EQ(translation.size(), source.size()) << qPrintable(name);
        for (const auto& [id, parts] : source.items()) {
            for (const auto& [part, text] : parts.items()) {
                ASSERT_TRUE(translation.contains(id) && translation[id].contains(part)) << id << " " << part;
                EXPECT_FALSE(translation[id][part].get<std::string>().empty()) << id << " " << part;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, Translation, testing::ValuesIn(translated),
                         [](const auto& language) { return language.param.first.toStdString(); });

TEST(Languages, are_those_that_have_a_file) {
    QStringList codes;
    for (const QString& file : QDir(root + "/translations").entryList({QStringLiteral("lockstep_*.ts")})) {
        codes << file.mid(9).chopped(3);
    }
    EXPECT_EQ(languages(), codes);
    EXPECT_TRUE(codes.contains(QStringLiteral("en")));
}

TEST(Languages, are_also_those_of_the_dialogs_of_qt) {
    const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
    use_language("es");
    EXPECT_EQ(cancel(), "Cancelar");
    use_language("ru");
    EXPECT_EQ(cancel(), QString::fromUtf8("Отмена"));
    use_language("en");
    EXPECT_EQ(cancel(), "Cancel");
}

TEST(Languages, are_called_as_they_call_themselves) {
    EXPECT_EQ(language_title(QStringLiteral("en")), QStringLiteral("English"));
    EXPECT_EQ(language_title(QStringLiteral("es")).left(4), QStringLiteral("Espa"));
    EXPECT_TRUE(language_title(QStringLiteral("pt_BR")).startsWith(QStringLiteral("Portugu")));
    EXPECT_TRUE(language_title(QStringLiteral("pt_BR")).endsWith(QStringLiteral("(Brasil)")));
}

TEST(CodeText, sets_what_stands_between_backticks_as_code_and_leaves_the_rest_as_it_is) {
    const QString rich = with_code(QStringLiteral("a < b of `s[i]` and `t`"));
    EXPECT_TRUE(rich.startsWith(QStringLiteral("a &lt; b of <span")));
    EXPECT_EQ(rich.count(QStringLiteral("<span")), 2);
    EXPECT_FALSE(rich.contains(QLatin1Char('`')));
    EXPECT_EQ(with_code(QStringLiteral("a lone ` stays")), QStringLiteral("a lone ` stays"));
    EXPECT_EQ(without_backticks(QStringLiteral("`s` is read")), QStringLiteral("s is read"));
}

/// Checks the texts with a number in the sources: fails if one was added without its forms in the
/// translation.
TEST(EnglishTranslation, covers_the_counted_texts_of_the_sources) {
    std::set<QString> known;
    for (const Message& message : messages_of(root + QStringLiteral("/translations/lockstep_en.ts"))) {
        known.insert(message.source);
    }
    static const QRegularExpression counted(QStringLiteral("tr\\(\\s*((\"[^\"]*\"\\s*)+)"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
    static const QRegularExpression number(QStringLiteral("%L?n"));
    QDirIterator sources(root + QStringLiteral("/app/gui"), {QStringLiteral("*.cpp")}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(file.fileName());
        const QString text = QString::fromUtf8(file.readAll());
        for (auto it = counted.globalMatch(text); it.hasNext();) {
            QString source = it.next().captured(1).trimmed();
            source = source.remove(seam).remove(QLatin1Char('"'));
            EXPECT_TRUE(!source.contains(number) || known.contains(source)) << qPrintable(source);
        }
    }
}

} // namespace
} // namespace lockstep::gui
