// A small UIKit without a screen.
