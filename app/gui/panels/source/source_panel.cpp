#include "app/gui/panels/source/source_panel.h"

#include "app/gui/panels/source/open_cl_lexer.h"
#include "app/gui/panels/source/source_choice.h"
#include "app/gui/panels/source/source_counter_columns.h"
#include "app/gui/panels/source/source_editing.h"
#include "app/gui/panels/source/source_rows.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <Qsci/qscicommand.h>
#include <Qsci/qscicommandset.h>
#include <Qsci/qsciscintilla.h>

namespace lockstep::gui {
namespace {

constexpr int number_margin = 0;
constexpr int mark_margin = 1;
constexpr int break_margin = 2;
// Markers with higher numbers are drawn on top, so the current line hides a finding.
constexpr int finding_marker = 0; ///< marker number: the background of a line with a finding
constexpr int finding_bar_marker = 1;
constexpr int line_marker = 2;  ///< marker number: the background of the whole line
constexpr int bar_marker = 3;   ///< marker number: the bar at the left of the line
constexpr int break_marker = 6; ///< the dot of a breakpoint; 4 and 5 belong to SourceChoice

/// Sets up the editor, which draws only the text. The scene next to it draws the counters and marks.
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
    editor.setMarginType(break_margin, QsciScintilla::SymbolMargin);
    editor.setMarginMarkerMask(break_margin, 1 << break_marker);
    editor.setMarginSensitivity(break_margin, true);
    editor.markerDefine(QsciScintilla::Circle, break_marker);
    editor.markerDefine(QsciScintilla::Background, finding_marker);
    editor.markerDefine(QsciScintilla::FullRectangle, finding_bar_marker);
    editor.markerDefine(QsciScintilla::Background, line_marker);
    editor.markerDefine(QsciScintilla::FullRectangle, bar_marker);
    editor.setMarginSensitivity(mark_margin, false);
    editor.SendScintilla(QsciScintilla::SCI_SETEXTRAASCENT, 2);
    editor.SendScintilla(QsciScintilla::SCI_SETEXTRADESCENT, 3);
    editor.SendScintilla(QsciScintilla::SCI_SETSCROLLWIDTHTRACKING, 1);
    editor.SendScintilla(QsciScintilla::SCI_SETSCROLLWIDTH, 10);
    editor.setWrapIndentMode(QsciScintilla::WrapIndentIndented);
    if (QsciCommand* escape = editor.standardCommands()->boundTo(Qt::Key_Escape); escape != nullptr) {
        escape->setKey(0); // the window cancels runs with this key
    }
    QsciCommand* const redo = editor.standardCommands()->find(QsciCommand::Redo);
    redo->setKey((Qt::CTRL | Qt::Key_Y).toCombined());
    redo->setAlternateKey((Qt::CTRL | Qt::SHIFT | Qt::Key_Z).toCombined());
}

void colour_markers(QsciScintilla& editor, const Theme& theme) {
    editor.setMarkerBackgroundColor(theme[Role::error_soft], finding_marker);
    editor.setMarkerBackgroundColor(theme[Role::current_line], line_marker);
    for (const auto& [marker, role] : {std::pair(finding_bar_marker, Role::error),
                                       {bar_marker, Role::accent},
                                       {break_marker, Role::accent}}) {
        editor.setMarkerBackgroundColor(theme[role], marker);
        editor.setMarkerForegroundColor(theme[role], marker);
    }
}

QString text_of(const Session& session, std::size_t launch) {
    const std::vector<std::string>& texts = session.trace(launch).program.texts;
    return texts.empty() ? QString() : QString::fromStdString(texts[0]);
}

/// Marks lines that have a finding of this launch with a tint and a bar.
void mark_findings(QsciScintilla& editor, const Session& session, std::size_t launch) {
    const std::vector<std::string>& files = session.trace(launch).program.files;
    for (const Finding& finding : session.analysis(launch).findings) {
        for (const std::uint32_t line : {finding.line, finding.other_line}) {
            if (line != 0 && !files.empty() && finding.file == files.front()) {
                editor.markerAdd(static_cast<int>(line) - 1, finding_marker);
                editor.markerAdd(static_cast<int>(line) - 1, finding_bar_marker);
            }
        }
    }
}

/// Creates a label that can shrink to leave space for the headers of the counters.
QLabel* quiet_label(const QString& text, QWidget* parent) {
    auto* label = new ElidedLabel(parent);
    label->setText(text);
    label->setProperty("quiet", true);
    return label;
}

} // namespace

SourcePanel::SourcePanel(SourceText& text, QWidget* parent)
    : QWidget(parent),
      text_(text),
      editor_(new QsciScintilla(this)),
      editing_(new SourceEditing(*editor_, text)),
      choice_(new SourceChoice(*editor_)),
      tags_(new SplitTags(*editor_)),
      costs_(new CostNotes(*editor_)),
      columns_(new SourceCounterColumns(this)),
      range_(new QComboBox(this)),
      state_(quiet_label(tr("Changed since the last run"), this)) {
    set_common(*editor_);
    wrap_lines(true);
    editor_->setLexer(open_cl_lexer(*editor_));
    editor_->setAccessibleName(tr("Kernel source"));
    range_->addItems({tr("This launch"), tr("All launches")});
    range_->setAccessibleName(tr("Counters"));
    range_->setToolTip(tr("Launches included in the line counters"));
    range_->setCurrentIndex(text.counters);
    connect(range_, &QComboBox::currentIndexChanged, this, &SourcePanel::show_counters);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 2, 0, 2);
    head->setSpacing(8);
    head->addWidget(quiet_label(tr("Counters"), this));
    head->addWidget(range_);
    state_->hide();
    head->addWidget(state_);
    head->addStretch(1);
    head->addWidget(&columns_->heads());
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(editor_, 1);
    body->addWidget(columns_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addLayout(body, 1);
    column->addWidget(&choice_->words());
    column->addWidget(new HeatLegend(this));
    connect_editor();
}

void SourcePanel::connect_editor() {
    connect(editing_, &SourceEditing::edited, this, [this] {
        is_text_of_run() ? show_run() : show_nothing_of_run();
        emit edited();
    });
    connect(editor_, &QsciScintilla::marginClicked, this, [this](int margin, int line) {
        if (margin == break_margin) {
            emit breakpoint_toggled(static_cast<std::uint32_t>(line) + 1);
        }
    });
    connect(choice_, &SourceChoice::chosen, this, &SourcePanel::line_chosen);
    connect(choice_, &SourceChoice::walked, this, &SourcePanel::line_walked);
    connect(editor_->verticalScrollBar(), &QScrollBar::valueChanged, this, &SourcePanel::follow_scroll);
    connect(editor_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SourcePanel::follow_scroll);
    // the editor wraps lines when it paints, which changes the positions of rows
    connect(editor_, &QsciScintilla::SCN_PAINTED, this, &SourcePanel::follow_scroll);
    connect(new RoomWatch(*editor_), &RoomWatch::settled, this, &SourcePanel::keep_line_in_sight);
    connect(editor_, &QsciScintilla::textChanged, this,
            [this] { separate_signs(*editor_, theme_[Role::text]); });
}

void SourcePanel::wrap_lines(bool wraps) {
    editor_->setWrapMode(wraps ? QsciScintilla::WrapWord : QsciScintilla::WrapNone);
}

SourcePanel::~SourcePanel() {
    editor_->getCursorPosition(&text_.caret_line, &text_.caret_column);
    text_.first_row = editor_->firstVisibleLine();
    text_.counters = range_->currentIndex();
}

void SourcePanel::set_theme(const Theme& theme, double text_scale) {
    theme_ = theme;
    text_scale_ = text_scale;
    columns_->set_theme(theme);
    columns_->fit(width());
    style_editor();
    follow_scroll();
}

void SourcePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    columns_->fit(width());
}

void SourcePanel::style_editor() {
    QFont code = font_for(FontRole::code, text_scale_);
    // QScintilla only supports font sizes in points
    code.setPointSizeF(code.pixelSize() * 72.0 / logicalDpiY());
    editing_->set_theme(theme_, code);
    choice_->set_theme(theme_);
    tags_->set_theme(theme_, text_scale_);
    costs_->set_theme(theme_, text_scale_);
    colour_code(*editor_->lexer(), theme_, code);
    editor_->setFont(code);
    editor_->setMarginsFont(code);
    editor_->setMarginsForegroundColor(theme_[Role::text2]);
    editor_->setMarginsBackgroundColor(theme_[Role::panel]);
    colour_markers(*editor_, theme_);
    editor_->setSelectionBackgroundColor(theme_[Role::accent]);
    editor_->setSelectionForegroundColor(theme_[Role::on_accent]);
    editor_->setMarginWidth(number_margin, QStringLiteral("0000"));
    editor_->setMarginWidth(break_margin, qRound(14 * text_scale_));
    separate_signs(*editor_, theme_[Role::text]);
}

void SourcePanel::show_session(const std::shared_ptr<const Session>& session, std::size_t launch) {
    session_ = session;
    launch_ = launch;
    range_->setEnabled(session->launch_count() > 1);
    if (editing_->is_editable() && !is_text_of_run()) {
        show_nothing_of_run(); // the user edited the text while it ran, so the results do not belong to it
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
    costs_->show_launch(session_, launch_);
    mark_findings(*editor_, *session_, launch_);
    follow_scroll();
}

void SourcePanel::show_nothing_of_run() {
    state_->setVisible(editing_->is_editable() && session_ != nullptr && !is_text_of_run());
    columns_->set_counters({});
    choice_->show(0);
    tags_->show_split({});
    costs_->show_launch(nullptr, 0);
    for (const int marker : {finding_marker, finding_bar_marker, line_marker, bar_marker, break_marker}) {
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

void SourcePanel::show_text(const QString& text, const QString& head) {
    editing_->set_text(text);
    show_nothing_of_run();
    if (const qsizetype at = head.isEmpty() ? -1 : text.indexOf(head); at >= 0) {
        const auto line = static_cast<int>(text.left(at).count(QLatin1Char('\n')));
        editor_->setFirstVisibleLine(std::max(0, row_of(*editor_, line) - 2));
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
    if (line == line_ || !is_text_of_run()) {
        return;
    }
    if (line_ > 0) { // only on this line, because deleting all markers would redraw the whole text
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
    bring_into_sight(*editor_, index);
    follow_scroll();
}

void SourcePanel::keep_line_in_sight() {
    if (line_ > 0 && !editing_->is_editable()) {
        bring_into_sight(*editor_, static_cast<int>(line_) - 1);
    }
    follow_scroll();
}

void SourcePanel::show_chosen(std::uint32_t line, int steps, int all) {
    choice_->show(is_text_of_run() ? line : 0, steps, all, kept_note(columns_->counters(), line));
}

void SourcePanel::show_breakpoints(const std::set<std::uint32_t>& lines) {
    editor_->markerDeleteAll(break_marker);
    if (is_text_of_run()) {
        for (const std::uint32_t line : lines) {
            editor_->markerAdd(static_cast<int>(line) - 1, break_marker);
        }
    }
}

void SourcePanel::show_split(const std::optional<WarpSplit>& split) {
    tags_->show_split(is_text_of_run() && !editing_->is_editable() ? split : std::nullopt);
    follow_scroll();
}

void SourcePanel::follow_scroll() {
    LineMetrics metrics;
    metrics.first_row = static_cast<std::uint32_t>(editor_->firstVisibleLine());
    metrics.height = editor_->textHeight(0);
    for (int line = 0; line < editor_->lines(); ++line) {
        metrics.rows.push_back(static_cast<std::uint32_t>(row_of(*editor_, line)));
    }
    columns_->set_metrics(metrics);
    costs_->follow();
    tags_->follow(costs_->notes());
}

} // namespace lockstep::gui
