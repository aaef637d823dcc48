"""A Chromium to test with: found, installed from Debian where we may, or asked for in one line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The shell first: it draws the same pages, and opens a window in a third of the time.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"]
ASK = "The browser tests need Chromium; install it (Debian: apt-get install chromium) and run them again."


def installed_browser(headless: bool = True) -> str | None:
    """Path of the first browser that is installed; the shell has no window to show."""
    return next((path for name in NAMES[not headless :] if (path := shutil.which(name))), None)


def install() -> None:
    """Install Chromium, only where it needs no password."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Installing Debian's chromium for the browser tests (once; about a minute) ...", flush=True)
    apt_get("update")
    for package in ("chromium-headless-shell", "chromium"):  # older Debians have only the second
        if not installed_browser():
            apt_get("install", "-y", "--no-install-recommends", package)


def apt_get(*words: str) -> None:
    subprocess.run(["apt-get", *words], capture_output=True, check=False)


if __name__ == "__main__":
    if not installed_browser():
        install()
    sys.exit(0 if installed_browser() else ASK)
