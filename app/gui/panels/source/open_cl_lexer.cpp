#include "app/gui/panels/source/open_cl_lexer.h"

#include <QColor>
#include <Qsci/qscilexercpp.h>
#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {
namespace {

/// Adds the keywords of OpenCL C that do not exist in C++.
class OpenClLexer : public QsciLexerCPP {
public:
    using QsciLexerCPP::QsciLexerCPP;
    [[nodiscard]] const char* keywords(int set) const override {
        return set == 1
                   ? "__kernel kernel __global global __local local __constant constant __private private "
                     "__read_only read_only __write_only write_only if else for while do switch case default "
                     "break continue return goto typedef struct union enum sizeof const volatile restrict "
                     "inline static unsigned signed void bool char uchar short ushort int uint long ulong "
                     "float double half size_t float2 float3 float4 float8 float16 int2 int3 int4 int8 int16 "
                     "uint2 uint3 uint4 uint8 uint16"
               : set == 2
                   ? "get_local_id get_global_id get_group_id get_local_size get_global_size get_num_groups "
                     "get_work_dim barrier mem_fence atomic_add atomic_inc atomic_max atomic_min vload4 "
                     "vstore4"
                   : nullptr;
    }
};

constexpr int indicator = 9; ///< number of the indicator; lower numbers are reserved for lexers

/// Returns whether a character is an operator in code; comments are excluded by their different colour.
bool is_sign(const QsciScintilla& editor, int place) {
    return editor.SendScintilla(QsciScintilla::SCI_GETSTYLEAT, place) == QsciLexerCPP::Operator;
}

} // namespace

QsciLexer* open_cl_lexer(QObject& parent) {
    return new OpenClLexer(&parent);
}

void colour_code(QsciLexer& lexer, const Theme& theme, const QFont& code) {
    lexer.setDefaultFont(code);
    lexer.setFont(code);
    lexer.setDefaultPaper(theme[Role::panel]);
    lexer.setPaper(theme[Role::panel]);
    lexer.setDefaultColor(theme[Role::text]);
    lexer.setColor(theme[Role::text]);
    for (const int style : {QsciLexerCPP::Keyword, QsciLexerCPP::PreProcessor}) {
        lexer.setColor(theme[Role::code_keyword], style);
    }
    lexer.setColor(theme[Role::code_call], QsciLexerCPP::KeywordSet2);
    for (const int style : {QsciLexerCPP::Comment, QsciLexerCPP::CommentLine, QsciLexerCPP::CommentDoc,
                            QsciLexerCPP::CommentLineDoc}) {
        lexer.setColor(theme[Role::code_comment], style);
    }
}

void separate_signs(QsciScintilla& editor, const QColor& ink) {
    editor.SendScintilla(QsciScintilla::SCI_INDICSETSTYLE, indicator,
                         static_cast<long>(QsciScintilla::INDIC_TEXTFORE));
    editor.SendScintilla(QsciScintilla::SCI_INDICSETFORE, indicator, ink);
    editor.SendScintilla(QsciScintilla::SCI_SETINDICATORCURRENT, indicator);
    const int length = editor.length();
    editor.SendScintilla(QsciScintilla::SCI_COLOURISE, 0UL, static_cast<long>(length));
    editor.SendScintilla(QsciScintilla::SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(length));
    bool is_second = false;
    for (int place = 1; place < length; ++place) {
        is_second = !is_second && is_sign(editor, place) && is_sign(editor, place - 1);
        if (is_second) {
            editor.SendScintilla(QsciScintilla::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(place),
                                 1L);
        }
    }
}

} // namespace lockstep::gui
