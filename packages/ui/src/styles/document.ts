/**
 * What the package's stylesheet says about the whole document: layers, reset and themes. Where the
 * package is used from its source, this stands in for the stylesheet; every component brings its own
 * rules there.
 */
import './reset.css.js';
import '../theme/themes.css.js';
