/**
 * What the package's stylesheet says about the whole document: layers, reset, themes and paper. Where the
 * package is used from source, this replaces the stylesheet; every component adds its own
 * rules there.
 */
import './reset.css.js';
import '../theme/themes.css.js';
import './print.css.js';
