import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { edge } from './layoutVars.css.js';
import { globalStyleIn, media, vars } from './stylesheet.js';

/*
 * Print: a letterhead with name and company details, text in reading sizes, external addresses.
 * Components hide what paper doesn't need.
 */

globalStyle('@page', { margin: '16mm 20mm' });

function onPaper(selector: string, rule: StyleRule): void {
  globalStyleIn('preferences', selector, { '@media': { [media.print]: rule } } as StyleRule);
}

const { fontSize, layout, lineHeight, space } = vars;

onPaper(':root', {
  fontSize: '10pt',
  vars: {
    // The printed page has margins of its own.
    [edge]: '0px',
    [layout.section]: '14pt',
    [layout.head]: '10pt',
    [layout.gap]: '18pt',
    [space[4]]: '7pt',
    [space[5]]: '9pt',
    [space[6]]: '12pt',
    [space[7]]: '16pt',
    [space[8]]: '20pt',
    [lineHeight.body]: '1.45',
    [fontSize.lead]: '12pt',
    [fontSize.h3]: '14pt',
    [fontSize.h2Small]: '14pt',
    [fontSize.h2]: '16pt',
    [fontSize.h1]: '27pt',
    [fontSize.statement]: '22pt',
    [fontSize.display]: '30pt',
    [fontSize.numeral]: '24pt',
  },
});

// WebKit prints backgrounds by default.
onPaper('*, *::before, *::after', { background: 'none' });

// No page break after a heading. Cards avoid breaks as a whole: with both rules Chromium moves all
// of them to the next page.
onPaper('h1, h2', { breakAfter: 'avoid' });
onPaper('h1, h2, p, li, dd', { breakInside: 'avoid' });
// No break inside a list of up to four items, or between a list or action and the text before it.
onPaper(':is(ul, ol):not(:has(> :nth-child(5)))', { breakInside: 'avoid' });
onPaper('p:has(+ :is(a, ul, ol, dl, div))', { breakAfter: 'avoid' });

// External addresses are printed after their text.
onPaper('main a[target]::after', { content: '" (" attr(href) ")"', fontWeight: 'normal' });
onPaper('main a > svg', { display: 'none' });
