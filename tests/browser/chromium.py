"""A Chromium to test with: found, installed from Debian where we may, or asked for in one line."""

import os
import shutil
import subprocess
import sys

# The shell first: it draws the same pages, and opens a window in a third of the time.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"]
ASK = "The browser tests need Chromium; install it (Debian: apt-get install chromium) and run them again."


def found(headless=True):
    """Path of the first browser that is installed; the shell has no window to show."""
    return next((path for name in NAMES[not headless :] if (path := shutil.which(name))), None)


def install():
    """Only where it needs no password."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Installing Debian's chromium for the browser tests (once; about a minute) ...", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
    subprocess.run(["apt-get", "update"], **quiet)
    for package in ("chromium-headless-shell", "chromium"):  # older Debians have only the second
        if not found():
            subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", package], **quiet)


if __name__ == "__main__":
    if not found():
        install()
    sys.exit(0 if found() else ASK)
