"""Browsers for the tests of players, controlled through their debugging sockets.

    with Chromium() as browser:
        browser.open(path)
        browser.value("1 + 1")

The browsers run without a screen, with an empty profile, and load nothing but the file.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time

import websocket

START_SECONDS = 60
ANSWER_SECONDS = 120


class Browser:
    """A browser process, its profile and its socket."""

    def __init__(self, command):
        self.folder = tempfile.mkdtemp(prefix="lockstep-browser-")
        self.log = open(os.path.join(self.folder, "log"), "w+b")
        environment = dict(os.environ, HOME=self.folder, MOZ_HEADLESS="1")
        self.process = subprocess.Popen([part.replace("PROFILE", self.folder) for part in command], stdin=subprocess.DEVNULL,
                                        stdout=self.log, stderr=self.log, env=environment, start_new_session=True)
        self.number = 0
        self.events = []
        self.socket = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.socket:
            self.socket.close()
        try:
            os.killpg(self.process.pid, 9)
        except ProcessLookupError:
            pass
        self.process.wait()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def wait_for(self, what):
        """Returns what the function returns, as soon as it returns something."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            found = what()
            if found:
                return found
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.log.flush()
        with open(self.log.name, errors="replace") as log:
            raise RuntimeError("the browser did not start:\n" + log.read()[-2000:])

    def connect(self, address):
        self.socket = websocket.create_connection(address, timeout=ANSWER_SECONDS, suppress_origin=True)

    def call(self, method, **parameters):
        """Calls a method of the protocol and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        message.update(self.extra())
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") != self.number:
                self.events.append(answer)
                continue
            if "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']} {answer.get('message', '')}")
            return answer.get("result", {})

    def extra(self):
        return {}

    def value(self, expression):
        """Returns the value of an expression in the page, as JSON carries it. Waits for a promise."""
        text = self.text(f"(async () => JSON.stringify(await ({expression})) ?? 'null')()")
        return json.loads(text)


class Chromium(Browser):
    def __init__(self, before=""):
        """`before`: a script that runs before those of the page."""
        super().__init__(["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--no-first-run",
                          "--user-data-dir=PROFILE", "--force-device-scale-factor=1", "--hide-scrollbars", "--disable-dev-shm-usage",
                          "--force-color-profile=srgb", "--disable-lcd-text", "--window-size=1400,1200", "about:blank"])
        port_file = os.path.join(self.folder, "DevToolsActivePort")

        def address():
            if not os.path.exists(port_file):
                return None
            with open(port_file) as file:
                lines = file.read().split("\n")
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}" if len(lines) > 1 else None

        self.connect(self.wait_for(address))
        self.session = None
        target = next(each for each in self.call("Target.getTargets")["targetInfos"] if each["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(domain + ".enable")
        self.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
        if before:
            self.call("Page.addScriptToEvaluateOnNewDocument", source=before)

    def extra(self):
        return {"sessionId": self.session} if getattr(self, "session", None) else {}

    def open(self, path):
        self.events.clear()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        self.value("new Promise((done) => document.readyState === 'complete' ? done(1) : addEventListener('load', () => done(1)))")

    def text(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"])[:2000])
        return answer["result"]["value"]

    def press(self, key, shift=False):
        """Presses a key, such as "ArrowRight" or " "."""
        text = key if len(key) == 1 else ""
        codes = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9, "Enter": 13}
        code = codes.get(key, ord(key.upper()) if text else 0)
        parameters = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        if key == "Enter":
            text = "\r"
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def requests(self):
        """Returns the addresses that the page asked for since it was opened, except its own."""
        asked = [each["params"]["request"]["url"] for each in self.events if each.get("method") == "Network.requestWillBeSent"]
        return [url for url in asked if not url.startswith("file://")] + [url for url in asked if url.startswith("file://")][1:]

    def complaints(self):
        """Returns the errors and warnings in the console since the page was opened."""
        texts = []
        for each in self.events:
            if each.get("method") == "Log.entryAdded" and each["params"]["entry"]["level"] in ("error", "warning"):
                texts.append(each["params"]["entry"]["text"])
            elif each.get("method") == "Runtime.exceptionThrown":
                texts.append(str(each["params"]["exceptionDetails"])[:1000])
        return texts

    def emulate(self, **features):
        """Sets media features: emulate(prefers_color_scheme="dark")."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def screenshot(self):
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def printed(self):
        """Returns the page as a PDF file."""
        return base64.b64decode(self.call("Page.printToPDF", printBackground=True)["data"])


class Firefox(Browser):
    def __init__(self):
        super().__init__(["firefox-esr", "--headless", "--no-remote", "--profile", "PROFILE", "--remote-debugging-port", "0", "--width", "1400",
                          "--height", "1200", "about:blank"])

        def address():
            self.log.flush()
            with open(self.log.name, "rb") as log:
                found = re.search(rb"WebDriver BiDi listening on (ws://[0-9.:]+)", log.read())
            return found and found.group(1).decode() + "/session"

        self.connect(self.wait_for(address))
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, path):
        self.call("browsingContext.navigate", context=self.context, url="file://" + os.path.abspath(path), wait="complete")

    def text(self, expression):
        answer = self.call("script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True)
        if answer["type"] != "success":
            raise RuntimeError(str(answer)[:2000])
        return answer["result"]["value"]

    def screenshot(self):
        return base64.b64decode(self.call("browsingContext.captureScreenshot", context=self.context)["data"])
