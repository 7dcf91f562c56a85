/**
 * Global styles: layers, reset, themes, print. An application that builds from source imports this
 * instead of `styles.css`.
 */
import './reset.css.js';
import '../theme/themes.css.js';
import './print.css.js';
