#pragma once

namespace lockstep::gui {

class MessageArea;
class StatusLine;

/// Where the window says something: above the views what must not be missed, in the status line the rest.
struct Notices {
    MessageArea& area;
    StatusLine& line;
};

} // namespace lockstep::gui
