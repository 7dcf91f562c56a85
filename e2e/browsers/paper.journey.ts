import { expect, test } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import { inEachEngine } from './visits.js';

inEachEngine(({ visit, engine }) => {
  test.each(['/', '/kontakt', '/de/termine-anmeldung'])(
    'keeps every word of %s readable where backgrounds are printed',
    async (path) => {
      const visitor = await visit({ width: 760 });
      await visitor.open(path);
      await visitor.until(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet }) => sheet?.cssRules.length,
        ),
      );
      await visitor.run(() => {
        // What is meant for paper, shown in the window: no driver of WebKit can print.
        const showPaper = (rules: CSSRuleList) => {
          for (const rule of rules as unknown as CSSMediaRule[]) {
            if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all';
            if (rule.cssRules) showPaper(rule.cssRules);
          }
        };
        for (const sheet of document.styleSheets) {
          if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
          showPaper(sheet.cssRules);
        }
      });
      // A button's ground takes 120 ms to go.
      await visitor.until(() => !document.getAnimations().length);
      const found = await visitor.run(() => {
        const paint = document.createElement('canvas').getContext('2d')!;
        const light = (color: string) => {
          paint.clearRect(0, 0, 1, 1);
          paint.fillStyle = color;
          paint.fillRect(0, 0, 1, 1);
          const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
          return (red! + green! + blue!) / 765;
        };
        const shown = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
          (each) => each.checkVisibility(),
        );
        return {
          shown: shown.length,
          pale: shown.filter(
            (each) => each.textContent.trim() && light(getComputedStyle(each).color) > 0.6,
          ).length,
          grounds: shown.filter((each) => {
            const { backgroundColor, backgroundImage } = getComputedStyle(each);
            return !/, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none';
          }).length,
          aside: getComputedStyle(document.querySelector('form')?.parentElement ?? document.body)
            .display,
        };
      });
      expect(found).toEqual({ shown: found.shown, pale: 0, grounds: 0, aside: 'block' });
      expect(found.shown).toBeGreaterThan(30);
    },
  );

  test('says all that a page says, ends with more than one line, and begins the form on the first sheet', async () => {
    const visitor = await visit();
    // Firefox writes its ligatures of f without saying which letters they are.
    const plain = (text: string) =>
      text.normalize('NFKC').replaceAll(/[\s\u00ad\u2060\ufffd-]|f[fil]+|f/g, '');
    const printed = async (path: string) => {
      await visitor.open(path);
      const words = await visitor.run(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dd)')]
          .filter((each) => each.checkVisibility() && each.innerText.length > 20)
          .filter((each) => !each.querySelector('a, p, li'))
          .map((each) => each.innerText),
      );
      const file = await getDocumentProxy(new Uint8Array(await visitor.print!()));
      const sheets = await Promise.all(
        Array.from({ length: file.numPages }, async (_, index) => {
          const { items } = await (await file.getPage(index + 1)).getTextContent();
          return plain(items.map((item) => ('str' in item ? item.str : '')).join(''));
        }),
      );
      const all = sheets.join('');
      return { sheets, lost: words.filter((text) => !all.includes(plain(text))) };
    };
    if (!visitor.print) {
      expect(engine().cannot).toContain('print');
      return;
    }
    const home = await printed('/');
    // Firefox draws this line as shapes: it is on the sheet, but not as text.
    const drawn = engine().name === 'Firefox' ? ['Strategy, coaching, interim leadership'] : [];
    expect(home.lost).toEqual(drawn);
    expect(home.sheets.at(-1)!.length).toBeGreaterThan(200);
    const about = await printed('/ueber-mich');
    expect(about.lost).toEqual([]);
    const contact = await printed('/kontakt');
    expect(contact.sheets[0]).toMatch(/lastname/i);
  });
});
