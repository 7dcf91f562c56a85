import { edge, face, lightOnFloor, project, type Point } from './perspective.js';
import { shape, wide, type Shape, type ShapeRole } from './shapes.js';

/** A doorway, in the units of the drawing; its sill is on the floor line. */
export type Opening = { left: number; right: number; top: number };

/** The same on every page, so that it stays where it is when the page changes. */
export const door: Opening = { left: 48, right: 160, top: -230 };

/** How far away the next walls are, each with a doorway. */
const walls = [330, 800, 1500];

/** From near to far: wall, floor and the reveal of the doorway in that wall. */
const tones: readonly (readonly [wall: ShapeRole, floor: ShapeRole, reveal: ShapeRole])[] = [
  ['reflectionFar', 'reflectionFaint', 'reflectionFaint'],
  ['reflection', 'reflectionFar', 'reflectionFar'],
  ['light', 'light', 'reflection'],
];

/** What differs from page to page. */
export type Stage = {
  /** The doorway, where it is not the usual one; `null` is a wall with the light of one behind the reader. */
  opening?: Opening | null;
  /**
   * How far the leaf is open, in degrees: towards the reader, or into the room behind if negative. At
   * 0 the door is blind; `null` is a doorway without a leaf. @default 104
   */
  leaf?: number | null;
  /** Whether the leaf swings to its place when the drawing appears. @default false */
  swings?: boolean;
  /** Furniture in front of the door. */
  before?: readonly Shape[];
  /** How far below the floor line the light runs out; 0 is no light. @default 360 */
  fade?: number;
  /** Puts the viewer in the doorway: the door is wide open, and the next room begins. */
  near?: boolean;
};

/** A drawing that hangs on the floor line. */
export type Drawing = {
  shapes: readonly Shape[];
  /** Where the shapes are not in place yet: an SVG transform. */
  transform?: string;
};

/** The light of the home page's door; the section below has the rest of it. */
export const homeLight = { d: lightOnFloor(door.left, door.right), fade: 760 };

/**
 * The one drawing that every page has: a wall with a door, the rooms behind it, the light that falls
 * out of it, and before it what the page is about.
 */
export function stage({
  opening = door,
  leaf = 104,
  swings = false,
  before = [],
  fade = 360,
  near = false,
}: Stage): Drawing {
  if (near) return { shapes: inDoorway(), transform: 'translate(-91) scale(1.52)' };
  if (!opening) {
    const { left, right, top } = door;
    return {
      shapes: [
        shape('litWall', `M${left} ${top}H${right}V0H${left}z`),
        { ...shape('litWall', lightOnFloor(left, right)), fade },
        wide('line', 'M-900-.4H900'),
        ...before,
      ],
    };
  }
  const { left, right, top } = opening;
  const isBlind = leaf === 0;
  // Behind a door that is ajar the light comes through the gap only.
  const isAjar = leaf !== null && leaf < 0 && leaf > -60;
  const gap = isAjar ? project(alongLeaf(opening, leaf, 1, 0))[0] : right;
  return {
    shapes: [
      wide('line', `M-900-.4H${left}M${right}-.4H900`),
      ...(isBlind || fade === 0 ? [] : [{ ...shape('litWall', lightOnFloor(left, gap)), fade }]),
      ...(isBlind ? [] : [shape('shade', `M${left - 12} ${top}h12V0h-12z`), ...rooms(opening)]),
      ...(leaf === null ? [] : doorLeaf(opening, leaf).map((each) => ({ ...each, swings }))),
      shape('line', `M${left} 0V${top}H${right}V0`),
      ...before,
    ],
  };
}

/** The jamb at the left, and to the right of it the whole next room, a third larger than life. */
function inDoorway(): Shape[] {
  const jamb = -30;
  const [, back] = project([0, 0, -walls[0]!]);
  return [
    { ...shape('litWall', lightOnFloor(door.left, door.right)), fade: 360 },
    wide('reflectionFar', `M${jamb}-900H900V-260H${jamb}z`),
    shape('reflectionFar', `M${jamb}-260H900V${back}H${jamb}z`),
    shape('reflectionFaint', `M${jamb} ${back}H900V0H${jamb}z`),
    ...rooms(door).slice(2),
    // The rest of the jamb is behind a heading where the frame is narrow.
    wide('shade', `M${jamb - 14}-900h14v640h-14z`),
    shape('shade', `M${jamb - 14}-260h14V0h-14z`),
    wide('line', `M${jamb}-900v640`),
    shape('line', `M${jamb}-260V0`),
  ];
}

/** What one sees through an opening: rooms in a row, the brightest last. */
export function rooms({ left, right, top }: Opening): Shape[] {
  return walls.flatMap((distance, i) => {
    const before = -(walls[i - 1] ?? 0);
    const [x0, y0] = project([left, top, before]);
    const [x1, foot] = project([right, 0, before]);
    const [nextX0, nextTop] = project([left, top, -distance]);
    const [nextX1, back] = project([right, 0, -distance]);
    const [reveal] = project([left - 14, 0, -distance]);
    const [wall, floor, shadow] = tones[i]!;
    const last = i === walls.length - 1;
    // Each a little over the one before it, or a seam would show between the two.
    return [
      shape(wall, `M${x0} ${y0}H${x1}V${back + 0.6}H${x0}z`),
      shape(floor, `M${x0} ${back}H${x1}V${foot}H${x0}z`),
      shape('light', `M${nextX0} ${back}H${nextX1}L${x1} ${foot + (i && 2)}H${x0}z`),
      ...(last ? [shape('brightest', `M${nextX0} ${nextTop}H${nextX1}V${back}H${nextX0}z`)] : []),
      shape(shadow, `M${reveal} ${nextTop}H${nextX0}V${back}H${reveal}z`),
    ];
  });
}

/** A point of the leaf, as high as `y`; `share` is 0 at its hinges and 1 at its free edge. */
function alongLeaf({ left, right }: Opening, degrees: number, share: number, y: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const out = share * (right - left);
  return [right - out * Math.cos(angle), y, out * Math.sin(angle)];
}

/** The light below a door that is shut. */
export const litSill = ({ left, right }: Opening): Shape =>
  shape('light', `M${left + 2}-3H${right - 2}V0H${left + 2}z`);

export function doorLeaf(opening: Opening, degrees: number): Shape[] {
  const { top } = opening;
  const at = (share: number, y: number) => alongLeaf(opening, degrees, share, y);
  // On a door that is wide open inwards it is out of sight; a blind one has none.
  const hasHandle = degrees > -60 && degrees !== 0;
  const corners = [at(0, top), at(1, top), at(1, 0), at(0, 0)] as const;
  return [
    shape('litWall', face(...corners)),
    shape('line', edge(...corners) + (hasHandle ? edge(at(0.87, -118), at(0.87, -100)) : '')),
  ].map((each) => ({ ...each, leaf: degrees > 0 }));
}
