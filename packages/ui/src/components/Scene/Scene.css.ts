import { createVar } from '@vanilla-extract/css';
import { classes } from '../../styles/classes.js';
import { edge } from '../../styles/measure.css.js';
import { plane } from '../../styles/plane.css.js';
import { media, numeral, stacked, styleIn, vars } from '../../styles/stylesheet.js';
import { anchors, scenes, type SceneName } from './scenes.js';

type ClassBySceneName = Partial<Record<SceneName, string>>;

const [, top, width, viewBoxHeight] = scenes.conversation.viewBox.split(' ').map(Number);

/** Unit of the drawing, which is as wide as the content. */
const sceneUnit = createVar('scene');
const units = (count: number) => `calc(${count} * ${sceneUnit})`;

/** Captions are in the drawing; otherwise they follow it. */
const drawn = media.fromWide;

export const scene = styleIn('components', {
  width: '100%',
  vars: {
    [sceneUnit]: `calc(min(${vars.size.content}, 100vw - 2 * ${vars.layout.gutter}) / ${width})`,
  },
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.print]: { display: 'block' } },
});

/** Rows: heading, wall, floor. On a small screen the drawing has its own. */
const room = classes(
  plane,
  styleIn('components', {
    // A border where the light of the section above ends.
    borderBlockStart: `1px solid color-mix(in oklab, ${vars.color.brass} 45%, transparent)`,
    '@media': { [media.print]: { borderBlockStart: 0 } },
  }),
);
export const background = {
  conversation: classes(
    room,
    // The floor below the chairs, even if there is no content below.
    styleIn('components', {
      '@media': {
        [drawn]: {
          gridTemplateRows: `repeat(3, auto) minmax(${units(anchors.conversation.floor)}, auto)`,
        },
      },
    }),
  ),
  handover: room,
  /** One half is the room, to the edge; the text is beside it, on a phone above and below. */
  circle: styleIn('components', {
    '@media': {
      [media.fromSmall]: {
        gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))',
        columnGap: vars.layout.gap,
        padding: `${vars.layout.section} ${edge}`,
      },
      [media.print]: { padding: 0 },
    },
  }),
};

const words = { position: 'relative', zIndex: 1, paddingInline: edge } as const;

export const head = styleIn('components', {
  ...words,
  ...stacked(vars.space[4]),
  paddingBlock: `clamp(40px, 5vw, 80px) clamp(20px, 3vw, ${vars.space[6]})`,
  '@media': { [media.print]: { paddingBlock: '8pt 6pt', breakAfter: 'avoid' } },
});

export const header: ClassBySceneName = {
  circle: styleIn('components', {
    '@media': {
      [media.fromSmall]: { gridColumn: 2, paddingInline: 0, paddingBlockStart: 0 },
    },
  }),
};

export const note = styleIn('components', {
  maxWidth: '33em',
  color: vars.color.muted,
  textWrap: 'balance',
});

export const captions = styleIn('components', {
  ...words,
  ...stacked('clamp(20px, 3vw, 32px)'),
  gridRow: 3,
  paddingBlock: `${vars.space[5]} clamp(32px, 5vw, ${vars.space[7]})`,
  '@media': {
    [drawn]: { paddingBlock: `${vars.space[6]} 0` },
    [media.print]: { display: 'block', paddingBlock: '0 6pt' },
  },
});

/** In a small window the doors are in one row, above all captions. */
const third = `(100vw - 2 * ${vars.layout.gutter}) / 3`;

const sideBySide = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const captionList = {
  // Two cards, the door between them, and a chair below each.
  conversation: styleIn('components', {
    '@media': {
      // The nearest shadow falls this far below the drawing.
      [media.belowWide]: { paddingBlockStart: `calc(5.2vw + ${vars.space[6]})` },
      [drawn]: {
        vars: { [vars.layout.gap]: units(anchors.conversation.gap) },
        paddingBlockEnd: units(anchors.conversation.wall),
      },
    },
  }),
  handover: styleIn('components', {
    counterReset: 'place',
    '@media': {
      [`${media.screen} and ${media.belowMedium}`]: { paddingBlockStart: `calc(1.6 * ${third})` },
      [media.forcedColors]: { paddingBlockStart: 0 },
      [media.fromMedium]: { ...sideBySide(3), rowGap: 0, paddingBlockStart: 0 },
      [drawn]: {
        columnGap: units(anchors.handover.gap),
        paddingBlockEnd: 'clamp(56px, 5vw, 80px)',
      },
    },
  }),
  circle: styleIn('components', {
    '@media': {
      [media.fromSmall]: { gridArea: '2 / 2', padding: `${vars.space[5]} 0 0` },
      [media.print]: { padding: 0 },
    },
  }),
};

export const caption = styleIn('components', {
  ...stacked(vars.space[3]),
  breakInside: 'avoid',
  '@media': { [media.print]: { marginBlockEnd: '6pt' } },
});

export const captionItem: ClassBySceneName = {
  /** Door and caption; in a small window a number connects them. */
  handover: styleIn('components', {
    counterIncrement: 'place',
    display: 'grid',
    '@media': {
      [media.belowMedium]: {
        gridTemplateColumns: '1.25rem minmax(0, 1fr)',
        gap: `${vars.space[2]} ${vars.space[3]}`,
        alignItems: 'first baseline',
        '::before': {
          content: 'counter(place)',
          gridRow: '1 / span 2',
          ...numeral,
          fontSize: vars.fontSize.h4,
          color: vars.color.accentText,
        },
      },
      [media.fromMedium]: {
        gridRow: 'span 3',
        gridTemplate: 'subgrid / minmax(0, 1fr)',
      },
      [media.print]: { display: 'block' },
    },
  }),
  circle: styleIn('components', {
    borderBlockStart: `1px solid ${vars.color.accentLine}`,
    paddingBlockStart: vars.space[4],
  }),
};

const onScreen = {
  overflow: 'visible',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  '@media': { [`${media.print}, ${media.forcedColors}`]: { display: 'none' } },
} as const;

/** One door, as wide as its words. */
export const door = styleIn('components', {
  ...onScreen,
  width: '100%',
  '@media': {
    ...onScreen['@media'],
    // Wider than its column: the last door panel ends at the edge of the text.
    [media.belowMedium]: {
      position: 'absolute',
      zIndex: -1,
      top: 0,
      width: `calc(1.62 * ${third})`,
    },
  },
  selectors: {
    'li:nth-child(2) > &': {
      '@media': { [media.belowMedium]: { marginInlineStart: `calc(${third})` } },
    },
    'li:nth-child(3) > &': {
      '@media': { [media.belowMedium]: { marginInlineStart: `calc(2 * ${third})` } },
    },
  },
});

/** On a small screen cropped to landscape; otherwise positioned at the line between wall and floor. */
export const drawing = styleIn('components', {
  ...onScreen,
  gridRow: 2,
  width: `calc(100% - 2 * ${edge})`,
  marginInline: edge,
  '@media': {
    [drawn]: { position: 'absolute', insetInlineStart: edge, marginInline: 0 },
    ...onScreen['@media'],
  },
});

export const drawingIn: ClassBySceneName = {
  conversation: styleIn('components', {
    height: '56vw',
    '@media': {
      [drawn]: {
        gridRow: 4,
        top: 0,
        height: 'auto',
        translate: `0 ${(top! / viewBoxHeight!) * 100}%`,
      },
    },
  }),
  circle: styleIn('components', {
    overflow: 'hidden',
    background: vars.color.planeLow,
    '@media': {
      [media.belowSmall]: { width: '100%', marginInline: 0, height: '92vw' },
      [media.fromSmall]: {
        position: 'absolute',
        gridRow: 'auto',
        // Light ground between two rooms.
        insetBlock: vars.layout.section,
        insetInline: '0 auto',
        margin: 0,
        width: `calc(50% - ${vars.layout.gap} / 2)`,
        height: `calc(100% - 2 * ${vars.layout.section})`,
      },
    },
  }),
};

/** In a small window, distant groups move closer and get smaller: a class for each distance. */
export const narrowShift = Object.fromEntries(
  scenes.conversation.groups.map(({ narrowShift = '' }) => [narrowShift, narrowShift]),
);
for (const distance of Object.keys(narrowShift).filter(Boolean))
  narrowShift[distance] = styleIn('components', {
    '@media': { [media.belowWide]: { translate: distance, scale: '.79' } },
  });
