import { caseFigure } from '@advisor/ui/figures';
import { expect, test } from 'vitest';
import { caseNames } from '../paths.js';
import { caseTeasers } from '../shared/cases/messages.js';
import { casePictures } from './casePictures.js';

test.each(caseNames)('the menu’s picture of %s is the drawing of its page', (name) => {
  const [, picture] = casePictures().split(`<view id="${name}"`);
  for (const { d } of caseFigure(caseTeasers[name].figure).shapes) {
    expect(picture!.split('<view')[0]).toContain(` d="${d}"`);
  }
});
