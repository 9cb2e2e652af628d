"""A screen of its own (Xvfb), and what is on it."""
import ctypes
import os
import subprocess
import time

x11 = ctypes.CDLL("libX11.so.6")
Window = ctypes.c_ulong
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XDefaultRootWindow.restype = Window
x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
x11.XQueryTree.argtypes = [ctypes.c_void_p, Window, ctypes.POINTER(Window), ctypes.POINTER(Window),
                           ctypes.POINTER(ctypes.POINTER(Window)), ctypes.POINTER(ctypes.c_uint)]
x11.XInternAtom.restype = ctypes.c_ulong
x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x11.XGetImage.restype = ctypes.c_void_p
x11.XGetImage.argtypes = [ctypes.c_void_p, Window, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint,
                          ctypes.c_ulong, ctypes.c_int]
x11.XGetPixel.restype = ctypes.c_ulong
x11.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
x11.XDestroyImage.argtypes = [ctypes.c_void_p]
x11.XCloseDisplay.argtypes = [ctypes.c_void_p]



class TextProperty(ctypes.Structure):
    _fields_ = [("value", ctypes.c_char_p), ("encoding", ctypes.c_ulong), ("format", ctypes.c_int),
                ("items", ctypes.c_ulong)]


x11.XGetTextProperty.argtypes = [ctypes.c_void_p, Window, ctypes.POINTER(TextProperty), ctypes.c_ulong]

WIDTH, HEIGHT = 1366, 768
Z_PIXMAP = 2


class Screen:
    def __enter__(self):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24",
                                        "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = ":" + number.readline().strip()
        self.display = ctypes.c_void_p(x11.XOpenDisplay(self.name.encode()))
        return self

    def __exit__(self, *_):
        x11.XCloseDisplay(self.display)
        self.server.terminate()
        self.server.wait()

    def titles(self):
        """Returns the titles of the windows on the screen."""
        root = x11.XDefaultRootWindow(self.display)
        ignored, children, count = Window(), ctypes.POINTER(Window)(), ctypes.c_uint()
        x11.XQueryTree(self.display, root, ctypes.byref(ignored), ctypes.byref(ignored), ctypes.byref(children),
                       ctypes.byref(count))
        found = []
        for index in range(count.value):
            title = TextProperty()
            name = x11.XInternAtom(self.display, b"_NET_WM_NAME", False)
            if x11.XGetTextProperty(self.display, children[index], ctypes.byref(title), name) and title.value:
                found.append(title.value.decode(errors="replace"))
        return found

    def colours(self):
        """Returns how many colours a grid of pixels has. An empty screen has one, a window that waits has few."""
        root = x11.XDefaultRootWindow(self.display)
        image = x11.XGetImage(self.display, root, 0, 0, WIDTH, HEIGHT, 2**32 - 1, Z_PIXMAP)
        pixels = {x11.XGetPixel(image, x, y) for x in range(0, WIDTH, 3) for y in range(0, HEIGHT, 3)}
        x11.XDestroyImage(image)
        return len(pixels)


def wait_for(condition, seconds):
    """Waits until the condition is true. Returns whether it became true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.2)
    return False
