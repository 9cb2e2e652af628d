// Tests what the status bar says about a run's result.
#include "app/gui/panels/status_line.h"
#include "app/gui/theme/labels.h"
#include "tests/gui/run_sessions.h"

#include <QCoreApplication>
#include <QLayout>
#include <QToolButton>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Returns what the status bar says about a run with one finding of this severity.
QString said_of(Severity severity, std::optional<bool> correct) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.correct = correct;
    const auto plain = session_of(std::move(recording));
    LaunchAnalysis analysis = plain->analysis(0);
    Finding finding;
    finding.kind = FindingKind::unneeded_barrier;
    finding.severity = severity;
    analysis.findings = {finding};
    const auto session = std::make_shared<const Session>(plain->shared_recording(), plain->hardware(),
                                                         std::vector{std::move(analysis)});
    StatusLine line;
    line.show_view(make_group_view(session, 0, Group(0)));
    return line.text();
}

TEST(StatusLine, says_the_result_beside_a_note_and_the_errors_instead_of_it) {
    EXPECT_TRUE(said_of(Severity::note, true).contains("Verified: the result matches the reference · "));
    EXPECT_TRUE(said_of(Severity::note, false).contains("Wrong: the result differs from the reference · "));
    EXPECT_FALSE(said_of(Severity::error, true).contains("Verified"));
}

/// Shows a run on a line of this width.
struct LineOf {
    StatusLine line;
    explicit LineOf(int width) {
        Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
        recording.launches.front().device.name = "cpu-haswell-Intel(R) Xeon(R) Processor @ 2.90GHz";
        recording.correct = true;
        line.resize(width, 28);
        line.show_view(make_group_view(session_of(std::move(recording)), 0, Group(0)));
        line.show();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        line.layout()->activate();
    }
    [[nodiscard]] QStringList shown() const {
        QStringList texts;
        for (const auto* label : line.findChildren<QLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty()) {
                texts << label->text();
            }
        }
        return texts;
    }
};

TEST(StatusLine, hides_less_important_parts_and_cuts_none) {
    const int whole = LineOf(3000).line.sizeHint().width() + 12;
    qsizetype most = LineOf(whole).shown().size();
    EXPECT_EQ(most, 5);
    for (int width = whole; width > 200; width -= 20) {
        const LineOf narrow(width);
        const auto labels = narrow.line.findChildren<ElidedLabel*>();
        for (const ElidedLabel* label : labels) {
            EXPECT_TRUE(!label->isVisible() || label->width() >= label->sizeHint().width())
                << qPrintable(label->text()) << " at " << width;
        }
        EXPECT_LE(narrow.shown().size(), most);
        most = narrow.shown().size();
    }
    EXPECT_LT(most, 4);
}

TEST(StatusLine, has_the_texts_of_hidden_parts_in_its_tooltip) {
    EXPECT_TRUE(LineOf(3000).line.toolTip().isEmpty());
    const LineOf narrow(520);
    const QStringList shown = narrow.shown();
    EXPECT_TRUE(shown.contains("Verified: the result matches the reference")) << "the most important part";
    EXPECT_TRUE(narrow.line.toolTip().contains("accesses")) << qPrintable(narrow.line.toolTip());
    EXPECT_TRUE(narrow.line.toolTip().contains("OpenCL device: cpu-haswell"));
    EXPECT_TRUE(narrow.line.text().contains("OpenCL device: cpu-haswell")) << "the menu of a narrow window";
}

TEST(StatusLine, says_that_there_is_no_device_rather_than_the_counts) {
    LineOf narrow(720);
    narrow.line.set_no_device("No OpenCL device: recordings open");
    const QStringList shown = narrow.shown();
    EXPECT_TRUE(shown.contains("No OpenCL device: recordings open")) << qPrintable(shown.join('|'));
    EXPECT_FALSE(shown.join('|').contains("accesses")) << qPrintable(shown.join('|'));
    EXPECT_TRUE(narrow.line.toolTip().contains("accesses")) << qPrintable(narrow.line.toolTip());
}

/// Shows the progress of a run with a long name, and a control of this width.
struct BusyLineOf : LineOf {
    explicit BusyLineOf(int width, int control_width = 200) : LineOf(width) {
        auto* control = new QWidget;
        control->setFixedWidth(control_width);
        line.add_control(control);
        line.begin("a_kernel_with_a_long_name.cl", "Running a_kernel_with_a_long_name.cl");
        line.show_progress(Stage::analyse, 10, 100);
        for (int i = 0; i < 3; ++i) { // hiding a part changes the layout again
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            line.layout()->activate();
        }
    }
};

TEST(StatusLine, never_cuts_the_cancel_button) {
    for (int width = 1400; width >= 520; width -= 20) {
        const BusyLineOf busy(width);
        const auto* button = busy.line.findChild<QToolButton*>();
        ASSERT_TRUE(button->isVisible());
        EXPECT_GE(button->width(), button->sizeHint().width()) << width;
        for (int i = 0; i < busy.line.layout()->count(); ++i) {
            const QWidget* part = busy.line.layout()->itemAt(i)->widget();
            if (part != nullptr && part->isVisible()) {
                EXPECT_LE(part->geometry().right(), busy.line.width()) << i << " at " << width;
                EXPECT_TRUE(part == button || !part->geometry().intersects(button->geometry()))
                    << i << " at " << width;
            }
        }
    }
}

} // namespace
} // namespace lockstep::gui
