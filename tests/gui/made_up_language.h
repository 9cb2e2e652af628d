#pragma once

#include <QRegularExpression>
#include <QTranslator>
#include <algorithm>

namespace lockstep::gui {

/// A made-up language: every Latin letter of a text is replaced by a Cyrillic one, and the text becomes 40 %
/// longer. Placeholders (%1, %n), tags and entities are kept, so any Latin word on the screen was not
/// translated.
class MadeUpLanguage : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int count) const override {
        QString words = made_up(QString::fromUtf8(text));
        return count < 0 ? words
                         : words.replace(QRegularExpression(QStringLiteral("%L?n")), QString::number(count));
    }

    /// Maximum length of an added word. Longer additions consist of several words, so that lines can break
    /// between them.
    static constexpr qsizetype longest_word = 12;
    static QString made_up(const QString& text) {
        static const QRegularExpression kept(QStringLiteral("%L?[0-9n]+|<[^>]*>|&[a-z]+;|[^A-Za-z]"));
        QString words;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const auto match = kept.match(text, at, QRegularExpression::NormalMatch,
                                          QRegularExpression::AnchorAtOffsetMatchOption);
            words += match.hasMatch() ? match.captured() : QString(QChar(0x0430 + text[at].unicode() % 32));
            at += match.hasMatch() ? match.capturedLength() - 1 : 0;
        }
        for (qsizetype more = text.size() * 2 / 5; more > 0; more -= longest_word) {
            words += (more == text.size() * 2 / 5 ? QString() : QStringLiteral(" ")) +
                     QString(std::min(more, longest_word), QChar(0x044F));
        }
        return words;
    }
};

} // namespace lockstep::gui
