#!/usr/bin/env python3
"""Reads a running window through AT-SPI, as a screen reader does, and fails if something cannot be read.

    read_window.py PID

Checks that every control that is shown has a name; that every picture is a table with a name, a sentence and
cells that all have names; and that the cells of the lanes have values. Opens each tab and each of its views.
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE_S = 60  # seconds
CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON,
    Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, Atspi.Role.ENTRY, Atspi.Role.TEXT,
    Atspi.Role.TABLE, Atspi.Role.TREE, Atspi.Role.LIST, Atspi.Role.PAGE_TAB, Atspi.Role.MENU_ITEM,
    Atspi.Role.MENU, Atspi.Role.TABLE_CELL,
}
BUTTONS = {Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON}
MOST_CELLS = 300  # about as many cells of a picture are read, spread evenly
faults = []


def child_of(node, index):
    """Returns a child. A child that is missing while the window changes is asked for again."""
    for _ in range(5):
        child = node.get_child_at_index(index)
        if child is not None or index >= node.get_child_count() or node.get_role() == Atspi.Role.PAGE_TAB_LIST:
            return child
        time.sleep(0.5)
        node.clear_cache()
    return None


def children(node):
    for index in range(node.get_child_count()):
        child = child_of(node, index)
        if child is not None:
            yield child
        elif node.get_role() != Atspi.Role.PAGE_TAB_LIST:  # Qt counts scroll buttons of tabs that are not shown
            if index < node.get_child_count():
                faults.append(f"{place(node)} has no child {index} of {node.get_child_count()}")


def place(node):
    names = []
    while node is not None and node.get_role() != Atspi.Role.APPLICATION:
        names.append(node.get_name() or node.get_role_name())
        node = node.get_parent()
    return " < ".join(names[:4])


def is_shown(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def shown_nodes(node):
    """Yields what is shown, without the cells of pictures."""
    yield node
    if node.get_role() == Atspi.Role.TABLE and node.get_description():
        return
    for child in children(node):
        if is_shown(child):
            yield from shown_nodes(child)


def wait_for(found, what):
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        try:
            result = found()
            if result:
                return result
        except GLib.Error:
            pass  # the program is not ready
        time.sleep(0.1)
    sys.exit(f"waited {PATIENCE_S} s for {what}")


def program(pid):
    desktop = Atspi.get_desktop(0)
    return next((each for each in children(desktop) if each.get_process_id() == pid), None)


def pictures(root):
    """Returns the tables that are pictures: only these have a sentence that describes them."""
    return [node for node in shown_nodes(root)
            if node.get_role() == Atspi.Role.TABLE and node.get_description() and node.get_child_count() > 0]


def cells_of(picture):
    """Returns cells spread over the whole picture."""
    count = picture.get_child_count()
    for index in range(0, count, max(1, count // MOST_CELLS)):
        cell = picture.get_child_at_index(index)
        if cell is None or not cell.get_name().strip():
            faults.append(f"cell {index} of {count} of {place(picture)} cannot be read")
        else:
            yield cell


def press(node):
    for index in range(node.get_n_actions()):
        if Atspi.Action.get_action_name(node, index) in ("Press", "SetFocus", "Toggle"):
            node.do_action(index)
            return
    sys.exit(f"{place(node)} cannot be pressed")


def check_names(root):
    count = 0
    for node in shown_nodes(root):
        if node.get_role() in CONTROLS:
            count += 1
            if not node.get_name().strip():
                faults.append(f"no name: {node.get_role_name()} in {place(node.get_parent())}")
    return count


def tabs_of(root):
    return [node for node in shown_nodes(root) if node.get_role() == Atspi.Role.PAGE_TAB]


def names_of_tabs(root):
    """Returns names, because the window makes the tabs of panels again when their sizes change."""
    return [tab.get_name() for tab in tabs_of(root)]


def tab_named(root, name):
    return next((tab for tab in tabs_of(root) if tab.get_name() == name and tab.get_n_actions() > 0), None)


def views(root):
    """Returns the buttons that choose the views of the shown tab."""
    groups = [node for node in shown_nodes(root) if node.get_name() == "Views"]
    return [button for group in groups for button in children(group) if button.get_role() in BUTTONS and is_shown(button)]


def read_pictures(root, read):
    """Reads the pictures that are shown once one is there; pages such as Compare have none."""
    end = time.monotonic() + 3
    while not (shown := pictures(root)) and time.monotonic() < end:
        time.sleep(0.1)
    for picture in shown:
        read[picture.get_name()] = (picture.get_description(), [cell.get_name() for cell in cells_of(picture)])


def main():
    Atspi.init()
    root = wait_for(lambda: program(int(sys.argv[1])), "the program")
    wait_for(lambda: pictures(root), "the first picture")
    read = {}
    controls = 0
    tabs = names_of_tabs(root)
    for tab in tabs:
        press(wait_for(lambda: tab_named(root, tab), f"the tab {tab}"))
        read_pictures(root, read)
        controls += check_names(root)
        for button in views(root):
            press(button)
            read_pictures(root, read)
    lanes = [name for _, cells in read.values() for name in cells if "lane" in name and ": " in name]
    print(f"{len(tabs)} tabs, {len(read)} pictures, {controls} controls, {len(lanes)} lanes with a value")
    for name, (sentence, cells) in sorted(read.items()):
        print(f"  {name}: {len(cells)} cells; {sentence[:100]}")
    if len(read) < 14:
        faults.append("fewer than 14 pictures were read")
    if not lanes:
        faults.append("no lane has a value")
    for fault in sorted(set(faults))[:40]:
        print("fault:", fault)
    sys.exit(1 if faults else 0)


main()
