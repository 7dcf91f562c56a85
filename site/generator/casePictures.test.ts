import { caseFigure } from '@advisor/ui/figures';
import { expect, test } from 'vitest';
import { caseNames } from '../paths.js';
import { casePictures } from './casePictures.js';

test.each(caseNames)('the menu’s picture of %s is the drawing of its page', (name) => {
  const [, picture] = casePictures().split(`<view id="${name}Case"`);
  for (const { d } of caseFigure(name).shapes) {
    expect(picture!.split('<view')[0]).toContain(` d="${d}"`);
  }
});
