#!/usr/bin/python3 -u
# A window with nothing but WebKitGTK in it, for WebKitWebDriver to drive. Its console goes to the standard output.
# Arguments: "dark" for the dark theme, "no-scripts", "text=32" for the size of text, "print=FILE" for where pages are printed to.
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

flags = dict(argument.partition("=")[::2] for argument in sys.argv[1:])
Gtk.init([])
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", "dark" in flags)

# The data of a visit are kept in memory: a private session would not print its console.
context = WebKit2.WebContext()
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_javascript="no-scripts" not in flags,
    default_font_size=int(flags.get("text", 16)),
)


def on_title(view, _property):
    """Prints the page when it takes the title "print": the driver has no such command, and window.print() does nothing here."""
    if view.get_title() != "print":
        return
    file = flags["print"]
    paper = Gtk.PageSetup()
    paper.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    for side, millimetres in (("top", 12), ("bottom", 12), ("left", 14), ("right", 14)):
        getattr(paper, f"set_{side}_margin")(millimetres, Gtk.Unit.MM)
    printer = Gtk.PrintSettings()
    printer.set_printer("Print to File")
    printer.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{file}.part")
    printer.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    operation = WebKit2.PrintOperation.new(view)
    operation.set_page_setup(paper)
    operation.set_print_settings(printer)
    # The file gets its name once it is whole.
    operation.connect("finished", lambda _operation: os.rename(f"{file}.part", file))
    operation.print_()


def on_load(view, event):
    """Says when a page is there, also one that came back from memory."""
    if event == WebKit2.LoadEvent.FINISHED:
        print(f"LOADED {view.get_uri()}")


def view_of(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.connect("notify::title", on_title)
    view.connect("load-changed", on_load)
    window = Gtk.Window(decorated=False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    return view


def on_started(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", view_of)


context.connect("automation-started", on_started)
Gtk.main()
