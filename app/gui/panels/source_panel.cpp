#include "app/gui/panels/source_panel.h"

#include "app/gui/panels/source_choice.h"
#include "app/gui/panels/source_counter_columns.h"
#include "app/gui/panels/source_editing.h"
#include "app/gui/theme/fonts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <Qsci/qscilexercpp.h>
#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {
namespace {

constexpr int number_margin = 0;
constexpr int mark_margin = 1;
// The higher number is drawn above: the current line over a finding's.
constexpr int finding_marker = 0; ///< the background of a line that a finding speaks of
constexpr int finding_bar_marker = 1;
constexpr int line_marker = 2; ///< the whole line's background
constexpr int bar_marker = 3;  ///< the bar at its left

/// The words of OpenCL C that C++ does not know.
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

/// Draws what it has; the line and the marks come from the scene beside it.
void set_common(QsciScintilla& editor) {
    editor.setUtf8(true);
    editor.setFrameShape(QFrame::NoFrame);
    editor.setTabWidth(4);
    editor.setMarginType(number_margin, QsciScintilla::NumberMargin);
    editor.setMarginLineNumbers(number_margin, true);
    editor.setMarginType(mark_margin, QsciScintilla::SymbolMargin);
    editor.setMarginWidth(mark_margin, 4);
    editor.setMarginMarkerMask(mark_margin, (1 << bar_marker) | (1 << finding_bar_marker));
    editor.setMarginMarkerMask(number_margin, 0);
    editor.markerDefine(QsciScintilla::Background, finding_marker);
    editor.markerDefine(QsciScintilla::FullRectangle, finding_bar_marker);
    editor.markerDefine(QsciScintilla::Background, line_marker);
    editor.markerDefine(QsciScintilla::FullRectangle, bar_marker);
    editor.setMarginSensitivity(mark_margin, false);
    editor.SendScintilla(QsciScintilla::SCI_SETEXTRAASCENT, 2);
    editor.SendScintilla(QsciScintilla::SCI_SETEXTRADESCENT, 3);
    editor.SendScintilla(QsciScintilla::SCI_SETSCROLLWIDTHTRACKING, 1);
    editor.SendScintilla(QsciScintilla::SCI_SETSCROLLWIDTH, 10);
}

QString text_of(const Session& session, std::size_t launch) {
    const std::vector<std::string>& texts = session.trace(launch).program.texts;
    return texts.empty() ? QString() : QString::fromStdString(texts[0]);
}

} // namespace

SourcePanel::SourcePanel(QWidget* parent)
    : QWidget(parent),
      editor_(new QsciScintilla(this)),
      editing_(new SourceEditing(*editor_)),
      choice_(new SourceChoice(*editor_)),
      columns_(new SourceCounterColumns(this)),
      range_(new QComboBox(this)),
      state_(new QLabel(tr("Changed since it ran"), this)) {
    set_common(*editor_);
    editor_->setLexer(new OpenClLexer(editor_));
    editor_->setAccessibleName(tr("Kernel source"));
    range_->addItems({tr("This launch"), tr("All launches")});
    range_->setAccessibleName(tr("Counters"));
    range_->setToolTip(tr("What the counters beside the lines add up"));
    connect(range_, &QComboBox::currentIndexChanged, this, &SourcePanel::show_counters);
    auto* counters = new QLabel(tr("Counters"), this);
    counters->setProperty("quiet", true);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 2, 0, 2);
    head->setSpacing(8);
    head->addWidget(counters);
    head->addWidget(range_);
    state_->setProperty("quiet", true);
    state_->hide();
    head->addWidget(state_);
    head->addStretch(1);
    head->addWidget(new SourceCounterHead(this));
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(editor_, 1);
    body->addWidget(columns_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addLayout(body, 1);
    column->addWidget(new HeatLegend(this));
    connect(editing_, &SourceEditing::edited, this, [this] {
        is_text_of_run() ? show_run() : show_nothing_of_run();
        emit edited();
    });
    connect(choice_, &SourceChoice::chosen, this, &SourcePanel::line_chosen);
    connect(choice_, &SourceChoice::walked, this, &SourcePanel::line_walked);
    connect(editor_->verticalScrollBar(), &QScrollBar::valueChanged, this, &SourcePanel::follow_scroll);
    connect(editor_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SourcePanel::follow_scroll);
}

void SourcePanel::set_theme(const Theme& theme, double text_scale) {
    theme_ = theme;
    text_scale_ = text_scale;
    columns_->set_theme(theme);
    style_editor();
    follow_scroll();
}

void SourcePanel::style_editor() {
    QsciLexer* lexer = editor_->lexer();
    QFont code = font_for(FontRole::code, text_scale_);
    code.setPointSizeF(code.pixelSize() * 72.0 / logicalDpiY()); // QScintilla knows points only
    editing_->set_theme(theme_, code);
    choice_->set_theme(theme_);
    lexer->setDefaultFont(code);
    lexer->setFont(code);
    lexer->setDefaultPaper(theme_[Role::panel]);
    lexer->setPaper(theme_[Role::panel]);
    lexer->setDefaultColor(theme_[Role::text]);
    lexer->setColor(theme_[Role::text]);
    for (const int style : {QsciLexerCPP::Keyword, QsciLexerCPP::PreProcessor}) {
        lexer->setColor(theme_[Role::code_keyword], style);
    }
    lexer->setColor(theme_[Role::code_call], QsciLexerCPP::KeywordSet2);
    for (const int style : {QsciLexerCPP::Comment, QsciLexerCPP::CommentLine, QsciLexerCPP::CommentDoc,
                            QsciLexerCPP::CommentLineDoc}) {
        lexer->setColor(theme_[Role::code_comment], style);
    }
    editor_->setMarginsFont(code);
    editor_->setMarginsForegroundColor(theme_[Role::text2]);
    editor_->setMarginsBackgroundColor(theme_[Role::panel]);
    editor_->setMarkerBackgroundColor(theme_[Role::error_soft], finding_marker);
    editor_->setMarkerBackgroundColor(theme_[Role::error], finding_bar_marker);
    editor_->setMarkerForegroundColor(theme_[Role::error], finding_bar_marker);
    editor_->setMarkerBackgroundColor(theme_[Role::current_line], line_marker);
    editor_->setMarkerBackgroundColor(theme_[Role::accent], bar_marker);
    editor_->setMarkerForegroundColor(theme_[Role::accent], bar_marker);
    editor_->setSelectionBackgroundColor(theme_[Role::accent]);
    editor_->setSelectionForegroundColor(theme_[Role::on_accent]);
    editor_->setMarginWidth(number_margin, QStringLiteral("0000"));
}

void SourcePanel::show_session(const std::shared_ptr<const Session>& session, std::size_t launch) {
    session_ = session;
    launch_ = launch;
    range_->setEnabled(session->launch_count() > 1);
    if (editing_->is_editable() && !is_text_of_run()) {
        show_nothing_of_run(); // somebody has gone on writing while it ran
        return;
    }
    editing_->set_text(text_of(*session, launch));
    show_run();
}

bool SourcePanel::is_text_of_run() const {
    return session_ != nullptr && editor_->text() == text_of(*session_, launch_);
}

void SourcePanel::show_run() {
    show_nothing_of_run();
    show_counters();
    mark_findings();
    follow_scroll();
}

void SourcePanel::show_nothing_of_run() {
    state_->setVisible(editing_->is_editable() && session_ != nullptr && !is_text_of_run());
    columns_->set_counters({});
    choice_->show(0);
    for (const int marker : {finding_marker, finding_bar_marker, line_marker, bar_marker}) {
        editor_->markerDeleteAll(marker);
    }
    line_ = 0;
}

void SourcePanel::show_counters() {
    if (is_text_of_run()) {
        const bool all = range_->currentIndex() == 1 && session_->launch_count() > 1;
        columns_->set_counters(all ? source_counters_of_all(*session_, launch_)
                                   : source_counters(*session_, launch_));
    }
}

/// Lines that a finding of this launch speaks of get a tint and a bar.
void SourcePanel::mark_findings() {
    const std::vector<std::string>& files = session_->trace(launch_).program.files;
    for (const Finding& finding : session_->analysis(launch_).findings) {
        for (const std::uint32_t line : {finding.line, finding.other_line}) {
            if (line != 0 && !files.empty() && finding.file == files.front()) {
                editor_->markerAdd(static_cast<int>(line) - 1, finding_marker);
                editor_->markerAdd(static_cast<int>(line) - 1, finding_bar_marker);
            }
        }
    }
}

void SourcePanel::show_text(const QString& text, const QString& head) {
    editing_->set_text(text);
    show_nothing_of_run();
    if (const qsizetype at = head.isEmpty() ? -1 : text.indexOf(head); at >= 0) {
        editor_->setFirstVisibleLine(
            std::max(0, static_cast<int>(text.left(at).count(QLatin1Char('\n'))) - 2));
        follow_scroll();
    }
}

void SourcePanel::edit_text(const QString& text) {
    editing_->set_text(text);
    editing_->set_editable(true);
    is_text_of_run() ? show_run() : show_nothing_of_run();
}

void SourcePanel::end_editing() {
    editing_->set_editable(false);
    state_->hide();
}

bool SourcePanel::is_editable() const {
    return editing_->is_editable();
}

QString SourcePanel::text() const {
    return editor_->text();
}

void SourcePanel::show_problems(const std::vector<SourceProblem>& problems) {
    editing_->show_problems(problems);
}

const std::vector<SourceProblem>& SourcePanel::problems() const {
    return editing_->problems();
}

void SourcePanel::show_line(std::uint32_t line) {
    if (line == line_ || (editing_->is_editable() && !is_text_of_run())) {
        return;
    }
    if (line_ > 0) { // of this line alone: "all" would draw the whole text again
        editor_->markerDelete(static_cast<int>(line_) - 1, line_marker);
        editor_->markerDelete(static_cast<int>(line_) - 1, bar_marker);
    }
    line_ = line;
    columns_->set_line(line);
    if (line == 0) {
        return;
    }
    const int index = static_cast<int>(line) - 1;
    editor_->markerAdd(index, line_marker);
    editor_->markerAdd(index, bar_marker);
    const int first = editor_->firstVisibleLine();
    const auto shown = static_cast<int>(editor_->SendScintilla(QsciScintilla::SCI_LINESONSCREEN));
    if (index < first + 1 || index > first + shown - 3) {
        editor_->setFirstVisibleLine(std::max(0, index - shown / 2));
    }
    follow_scroll();
}

void SourcePanel::show_chosen(std::uint32_t line) {
    choice_->show(is_text_of_run() ? line : 0);
}

void SourcePanel::follow_scroll() {
    LineMetrics metrics;
    metrics.first_line = static_cast<std::uint32_t>(editor_->firstVisibleLine()) + 1;
    metrics.height = editor_->textHeight(0);
    metrics.lines = static_cast<std::uint32_t>(editor_->lines());
    columns_->set_metrics(metrics);
}

} // namespace lockstep::gui
