#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/examples.h"
#include "app/gui/workspace/task.h"
#include "core/base/result.h"

#include <QObject>
#include <cstdint>
#include <deque>
#include <vector>

namespace lockstep::gui {

/// What the card of a shipped recording shows about it.
struct ExampleFilm {
    Example example;
    Raster film; ///< the first warp of the first work-group
    std::uint64_t steps = 0;
    double lane_efficiency = 0;       ///< 0 to 1, of the whole run
    std::uint64_t bank_conflicts = 0; ///< of the whole run
};

/// Opens a recording, analyses it with the hardware of its device, and draws its film. Errors: those of
/// read_recording() and analyse_as_wished().
[[nodiscard]] Result<ExampleFilm> make_example_film(const Example& example, const IsWanted& is_wanted);

/// Makes the films of shipped recordings in another thread, one after another.
class ExampleFilms : public QObject {
    Q_OBJECT
public:
    explicit ExampleFilms(QObject* parent = nullptr);

    /// Makes the films of these recordings, instead of those that are waiting. A recording that cannot be opened has
    /// no film.
    void start(const std::vector<Example>& examples);

signals:
    void made(const lockstep::gui::ExampleFilm& film);

private:
    void begin_next();
    void take();

    std::deque<Example> waiting_;
    Task<Result<ExampleFilm>> task_;
};

} // namespace lockstep::gui
