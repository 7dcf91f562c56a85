import { expect, test } from 'vitest';
import { emulateMedia } from '../emulateMedia.js';

test('forced colours replace a background and keep its alpha, until the medium is screen', () => {
  document.head.append(
    Object.assign(document.createElement('style'), {
      textContent: `
        :root { color-scheme: light; --plane: rgb(0 80 80) }
        #plane { background: var(--plane) }
        #veil { background: light-dark(transparent, rgb(0 0 0 / 12%)) }`,
    }),
  );
  document.body.innerHTML = '<p id="plane"></p><p id="veil"></p>';
  const backgrounds = () =>
    [...document.body.children].map((each) => getComputedStyle(each).backgroundColor);
  const onScreen = ['rgb(0, 80, 80)', 'rgba(0, 0, 0, 0)'];
  expect(backgrounds()).toEqual(onScreen);
  emulateMedia('forced');
  expect(backgrounds()).toEqual(['color(srgb 1 1 1)', 'color(srgb 1 1 1 / 0)']);
  emulateMedia('screen');
  expect(backgrounds()).toEqual(onScreen);
});
