#include "tests/support/recordings.h"

#include "tests/support/hostile_texts.h"
#include "tests/support/reduction_fixture.h"

namespace lockstep::test {
namespace {

/// Appends the text to each line of the source; line numbers do not change.
std::string with_text_on_lines(const std::string& source, std::string text) {
    std::erase_if(text, [](char letter) { return letter == '\n' || letter == '\r'; });
    std::string all;
    for (const char letter : source) {
        all += letter == '\n' ? " // " + text + "\n" : std::string(1, letter);
    }
    return all;
}

} // namespace

Recording hostile_recording() {
    Recording recording = fixture::reduction_recording(fixture::Reduction::compacted, 64, 2);
    const std::string text = hostile_text();
    recording.what = text;
    for (const std::string& each : hostile_texts()) {
        recording.parameters["of " + std::to_string(recording.parameters.size())] = each;
    }
    recording.parameters[text] = text;
    recording.parameters["offset"] = "-1.5";
    Trace& launch = recording.launches[0];
    launch.device.name = text;
    launch.device.platform = text;
    launch.device.version = text;
    launch.device.driver = text;
    launch.program.kernel = text;
    launch.program.files[0] = text;
    launch.program.texts[0] = with_text_on_lines(launch.program.texts[0], text);
    for (std::string& name : launch.program.parameter_names) {
        name = text;
    }
    for (ObjectInfo& object : launch.objects) {
        object.name = text;
    }
    return recording;
}

} // namespace lockstep::test
