import { globalStyle } from '@vanilla-extract/css';
import { drawingUnit } from './layout.css.js';
import { onPaper, styleIn, vars } from './stylesheet.js';

/* A letterhead with name and company details, then text in reading sizes, black on white. */

globalStyle('@page', { margin: '16mm 20mm' });

const { color, fontSize, layout, lineHeight, numeral, size, space } = vars;

onPaper(':root', {
  colorScheme: 'light',
  fontSize: '10pt',
  vars: {
    // `@page` sets the margins.
    [layout.gutter]: '0px',
    [size.content]: '100vw',
    // Drawings take no room.
    [drawingUnit]: '0px',
    [layout.head]: '10pt',
    [layout.gap]: '18pt',
    [space[4]]: '7pt',
    [space[5]]: '9pt',
    [space[6]]: '12pt',
    [space[7]]: '16pt',
    [space[8]]: '20pt',
    [space[9]]: '24pt',
    [size.target]: '1lh',
    [lineHeight.body]: '1.45',
    [fontSize.lead]: '12pt',
    [fontSize.h3]: '14pt',
    [fontSize.h2Small]: '14pt',
    [fontSize.sentence]: '16pt',
    [fontSize.h2]: '16pt',
    [fontSize.h1]: '20pt',
    [fontSize.statement]: '22pt',
    [fontSize.display]: '30pt',
    [fontSize.numeral]: '24pt',
    // There is no gutter to hang into.
    [numeral.inset]: '0',
    // Colours on petrol become ink.
    [color.onPlane]: color.text,
    [color.onPlaneMuted]: color.muted,
    [color.onPlaneLine]: color.hairline,
    [color.onPlaneAccent]: color.accentText,
    [color.onPlanePrimary]: color.primary,
  },
});

// WebKit prints backgrounds by default. Firefox clips to the part on the first sheet.
onPaper('*, *::before, *::after', { background: 'none', boxShadow: 'none', clipPath: 'none' });

// Controls and drawings.
onPaper('nav, form, button, dialog, svg, a[download], :is(div, p)[aria-hidden=true]', {
  display: 'none',
});

/** Not printed, though it is neither a control nor a drawing. */
export const noPrint = styleIn('preferences', { '@media': { print: { display: 'none' } } });

// Firefox moves a grid or flex box that is higher than a sheet to the next one.
onPaper('section, section > div', { display: 'block' });
onPaper('section:not(footer *)', { vars: { [layout.section]: '0px' }, paddingBlock: '16pt 0' });
onPaper('section > div > * + *', { marginBlockStart: space[3] });

// No page break after a heading. Cards avoid breaks as a whole: with both rules Chromium moves all
// of them to the next page.
onPaper('h1, h2', { breakAfter: 'avoid' });
onPaper('h1, h2, p, li, dd', { breakInside: 'avoid' });
// No break inside a list of up to four items, or between a list or action and the text before it.
onPaper(':is(ul, ol):not(:has(> :nth-child(5)))', { breakInside: 'avoid' });
onPaper('p:has(+ :is(a, ul, ol, dl, div))', { breakAfter: 'avoid' });

// External addresses are printed after their text.
onPaper('main a[target]::after', { content: '" (" attr(href) ")"', fontWeight: 'normal' });
