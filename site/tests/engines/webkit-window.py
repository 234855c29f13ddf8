#!/usr/bin/python3 -u
# A window with nothing but WebKitGTK in it, for WebKitWebDriver to drive. Its console goes to the standard output.
# Arguments: "dark" for the dark theme, "no-scripts", "text=32" for the size of text.
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


def view_of(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
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
