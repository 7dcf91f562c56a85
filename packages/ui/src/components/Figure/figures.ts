import { chairs, circle, head, onDarkFloor, table, twoChairs } from './furniture.js';
import { shape, wide, type Shape } from './shapes.js';
import { homeLight, stage, type Drawing, type Stage } from './stage.js';

export { shapePaints, type Shape, type ShapePaint, type ShapeRole } from './shapes.js';
export type { Drawing } from './stage.js';

const lowDoor = { left: 48, right: 160, top: -180 };

/** The drawings of the planes: one stage, and what differs on it. */
const stages = {
  /** Home: the door alone. */
  door: { fade: homeLight.fade },
  /** Consulting: no door, but the long table in the light of one behind the reader, and on it the plan. */
  table: { opening: null, before: table },
  /** Coaching: two chairs, turned to each other. */
  chairs: { before: twoChairs },
  /** Interim: the chair at the head of the table is empty. */
  seat: { before: head },
  /** Leadership training: seats in a circle, one of them lit. */
  circle: { before: circle(60, 84, 106, 0.62, 1.3) },
  /** About: a doorway as wide as a portrait, for the photograph or its placeholder. */
  doorway: { opening: { left: -38, right: 212, top: -250 }, leaf: null, fade: 0 },
  /** Pictures for networks: the door is open inwards. */
  open: { opening: lowDoor, leaf: -78 },
  /** Contact: the door is ajar. */
  ajar: { opening: lowDoor, leaf: -48 },
  /** A message has been sent: the door swings open. */
  swung: { opening: lowDoor, leaf: -86, swings: true },
  /** Not found: a blind door, without a handle and without light behind it. */
  blind: { opening: lowDoor, leaf: 0 },
  /** The end of a page: the door is wide open, and the viewer is about to go in. */
  entrance: { near: true },
} satisfies Record<string, Stage>;

export type PlaneFigureName = keyof typeof stages;

/** What an opening or a thing of a case figure throws onto the floor: all of them at one angle. */
const onFloor = (left: number, right: number, length: number) =>
  `M${left} 0H${right}l${-0.7 * length} ${length}H${left - 0.7 * length}z`;
const lightOf = (left: number, right: number): Shape => ({
  ...shape('litWall', onFloor(left, right, 60)),
  fade: 60,
});
const shadowOf = (left: number, right: number) => shape('silhouette', onFloor(left, right, 20));

/** A doorway, and through it the next one. */
const doorAt = (left: number, right: number): Shape[] => [
  shape('reflection', `M${left}-110H${right}V0H${left}z`),
  shape('light', `M${left + 12}-96H${right - 12}V-14L${right} 0H${left}l12-14z`),
];

/**
 * Case studies: openings and their contents, 256 wide. Their floor is at y = 0, 132 below the
 * top of the picture; on a plane, y = 0 is the floor line.
 */
const cases = {
  /** A block has left its place, and the rest have become steps. */
  restructuring: [
    lightOf(128, 256),
    shadowOf(96, 128),
    shape('reflectionFar', 'M96-26h32V0H96z'),
    shape('light', 'M128 0v-26h32v-26h32v-26h66V0z'),
    shape('lineDashed', 'M24-104h64v26H24z'),
    shape('line', 'M56-78v65h40'),
  ],
  /** More than twice as high. */
  growth: [
    lightOf(150, 190),
    shadowOf(60, 100),
    shape('reflectionFar', 'M60-45h40V0H60z'),
    shape('light', 'M150-102h40V0h-40z'),
    shape('line', 'M214-102V0M208-102h12M208-45h12'),
  ],
  /** A concert hall: one arch behind the other. */
  strategy: [
    lightOf(100, 156),
    shape('litWall', 'M24 0a104 104 0 0 1 208 0z'),
    shape('reflectionFaint', 'M50 0a78 78 0 0 1 156 0z'),
    shape('reflectionFar', 'M76 0a52 52 0 0 1 104 0z'),
    shape('light', 'M100 0a28 28 0 0 1 56 0z'),
    shape('line', 'M24 0a104 104 0 0 1 208 0'),
  ],
  /** Two houses of one group: an invoice goes one way, the money the other. */
  transferPricing: [
    lightOf(28, 100),
    shadowOf(156, 228),
    shape('light', 'M28-106h72V0H28z'),
    shape('reflectionFar', 'M156-70h72V0h-72z'),
    shape('reflection', 'M54-40h20V0H54z'),
    shape('reflectionFaint', 'M183-34h18V0h-18z'),
    shape('line', 'M100-56h56m-6-4 6 4-6 4M156-28h-56m6-4-6 4 6 4'),
    shape('light', 'M121-66h14v20h-14z'),
    shape('reflection', 'M121-28a7 7 0 0 0 14 0 7 7 0 0 0-14 0'),
  ],
  /** Two chairs, and between them the light of a door. */
  coaching: [
    lightOf(96, 160),
    ...doorAt(96, 160),
    ...onDarkFloor(chairs([46, 22, 66], [210, 22, -66])),
  ],
  /** Seats in a circle, one of them lit. */
  tgroup: [lightOf(104, 156), ...doorAt(104, 156), ...onDarkFloor(circle(134, 46, 90, 0.38))],
} satisfies Record<string, readonly Shape[]>;

export type CaseFigureName = keyof typeof cases;

/** Every drawing that can hang on the floor line of a plane. */
export type FigureName = PlaneFigureName | CaseFigureName;

export const planeFigureNames = Object.keys(stages) as PlaneFigureName[];
export const caseFigureNames = Object.keys(cases) as CaseFigureName[];

/** The shapes of a case study's picture, 256 wide; their floor is at y = 0. */
export const caseFigure = (name: CaseFigureName): readonly Shape[] => cases[name];

/** The drawing that hangs on the floor line of a plane. */
export function planeFigure(name: FigureName): Drawing {
  if (name in stages) return stage(stages[name as PlaneFigureName]);
  return {
    shapes: [wide('line', 'M4-.4H900'), ...caseFigure(name as CaseFigureName)],
    transform: 'translate(-108) scale(1.25)',
  };
}
