#pragma once

#include "app/common/place/place.h"
#include "app/gui/exporting/export_kinds.h"
#include "app/gui/exporting/framed_picture.h"
#include "app/gui/exporting/paper.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/provenance.h"
#include "app/gui/theme/look_alikes.h"
#include "app/gui/theme/theme.h"
#include "core/base/result.h"
#include "core/session/part_keys.h"
#include "core/session/session.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The steps of an animation or a player.
struct ChosenSteps {
    QString by = QStringLiteral("step"); ///< what a frame is; see frame_step()
    std::uint64_t from = 0;              ///< number of the first step, from 1; 0: the first one
    std::uint64_t to = 0;                ///< number of the last step; 0: the last one
    double per_second = 2;               ///< frames of an animation per second
};

/// The options of an export.
struct ExportChoice {
    QString format = QStringLiteral("png"); ///< name of an ExportKind
    Theme theme = Theme();
    Frame frame;   ///< the size and the texts around it; ignored for pages laid out for paper
    int scale = 1; ///< pixels of a PNG per unit of the size
    Ground ground = Ground::panel;
    bool has_error_bars = true; ///< only for charts
    bool has_footer = false;    ///< whether the frame's footer is the provenance; see footer_of()
    MadeFor made_for = MadeFor::own;
    QString language = {};   ///< of the texts; empty: that of the window
    QString vocabulary = {}; ///< of the texts; empty: that of the window
    ChosenSteps steps = {};
    bool has_narration = false; ///< whether the captions of an animation describe its steps
};

/// The parts of a session's model that still must be computed; empty if nothing is missing.
struct MissingParts {
    std::shared_ptr<const Session> session;
    std::vector<PartKey> parts;
};

/// Something that can be copied and exported: the picture of a view, a page laid out for paper, a chart, or a whole
/// run.
///
///     missing()  -> computed in another thread until nothing is missing; then
///     sheets()   -> the preview          bytes()   -> the file
class Exported {
public:
    virtual ~Exported() = default;

    [[nodiscard]] virtual ExportSubject subject() const = 0;
    [[nodiscard]] virtual QString title() const = 0; ///< returns the title of what is exported: "Stage"
    /// Returns the proposed title in the file.
    [[nodiscard]] virtual QString proposed_title() const { return title(); }
    /// Returns the name of the exported view, as used on the command line and in file names: "stage".
    [[nodiscard]] virtual QString name() const = 0;
    /// Returns the size on screen; empty for a page laid out for paper, which has a fixed size.
    [[nodiscard]] virtual QSizeF size() const { return {}; }
    /// Returns the proposed caption: what happens in the step. Empty if there is none.
    [[nodiscard]] virtual QString narration() const { return {}; }
    [[nodiscard]] virtual MissingParts missing() { return {}; }
    /// Makes all texts again, because the language or the vocabulary has changed.
    virtual void change_words() {}
    /// Returns the session whose steps are shown; null if it is not a picture or a run.
    [[nodiscard]] virtual std::shared_ptr<const Session> session() const { return nullptr; }
    /// Returns the number of steps of the work-group that is shown; 0 if it is not a picture or a run.
    [[nodiscard]] virtual std::uint32_t step_count() const { return 0; }
    /// Returns what a file of this kind contains, in one sentence, if it has no picture for a preview; otherwise
    /// empty.
    [[nodiscard]] virtual QString contents(const ExportKind& /*kind*/) const { return {}; }
    /// Returns the blocks of a page laid out for paper; null if it is none.
    [[nodiscard]] virtual const Paper* blocks() { return nullptr; }
    /// Returns the sizes of the pages, in pixels of 1/96 inch.
    [[nodiscard]] virtual std::vector<QSizeF> sheets(const ExportChoice& choice) = 0;
    /// Renders one page with `scale` image pixels per 1/96 inch.
    [[nodiscard]] virtual QImage image(const ExportChoice& choice, std::size_t sheet, double scale) = 0;
    /// Returns the contents of the file. Errors: value_not_allowed.
    [[nodiscard]] virtual Result<QByteArray> bytes(const ExportChoice& choice) = 0;
    /// Returns the data of a chart or a table as CSV; empty if there are none.
    [[nodiscard]] virtual QString data() { return {}; }
    /// Returns the colours that the export draws and a reader must tell apart.
    [[nodiscard]] virtual std::vector<MeantColour> colours(const ExportChoice& choice) = 0;
    /// Returns how the export was made.
    [[nodiscard]] virtual Provenance made() const = 0;
    /// Returns the place that the export shows: a run and a position in it (see app/common/place/place.h).
    /// Empty if no place can describe it.
    [[nodiscard]] virtual std::optional<ViewPlace> place() const = 0;
    /// Returns the command that writes the same file, such as `lockstep render`; empty if place() is empty.
    [[nodiscard]] QString command(const ExportChoice& choice) const;
    /// Writes the file. Errors: value_not_allowed, cannot_write_file.
    Status write(const ExportChoice& choice, const std::filesystem::path& path);
};

} // namespace lockstep::gui
