#include "app/gui/theme/fonts.h"

#include <QGlyphRun>
#include <QTextLayout>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

QList<quint32> glyphs(const QString& text, const QFont& font) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return layout.glyphRuns().value(0).glyphIndexes();
}

TEST(CodeFont, draws_signs_apart_as_they_are_typed) {
    for (const FontRole role : {FontRole::code, FontRole::code_strong, FontRole::figure}) {
        const QFont font = font_for(role);
        const quint32 equals = glyphs("=", font).value(0);
        const quint32 less = glyphs("<", font).value(0);
        EXPECT_EQ(glyphs("==", font), (QList<quint32>{equals, equals}));
        EXPECT_EQ(glyphs("<<=", font), (QList<quint32>{less, less, equals}));
    }
}

} // namespace
} // namespace lockstep::gui
