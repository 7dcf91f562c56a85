import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emulateMedia } from '../.storybook/emulateMedia.js';

/** A test of the toolbar, in no sidebar. */
export default { title: 'Toolbar/Medium', tags: ['!dev', '!autodocs'] } satisfies Meta;

export const ForcedColours: StoryObj = {
  name: 'MUST replace a background in forced colours and keep its alpha, until the medium is screen',
  render: () => (
    <div style={{ colorScheme: 'light' }}>
      <style>{`
        #plane { background: rgb(0 80 80) }
        #veil { background: light-dark(transparent, rgb(0 0 0 / 12%)) }`}</style>
      <p id="plane" />
      <p id="veil" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const backgrounds = () =>
      [...canvasElement.querySelectorAll('p')].map((it) => getComputedStyle(it).backgroundColor);
    const onScreen = ['rgb(0, 80, 80)', 'rgba(0, 0, 0, 0)'];
    await expect(backgrounds()).toEqual(onScreen);
    emulateMedia('forced');
    await expect(backgrounds()).toEqual(['color(srgb 1 1 1)', 'color(srgb 1 1 1 / 0)']);
    emulateMedia('screen');
    await expect(backgrounds()).toEqual(onScreen);
  },
};
