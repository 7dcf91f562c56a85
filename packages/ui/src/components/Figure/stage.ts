import { edge, face, inLight, lightOnFloor, project, type Point } from './perspective.js';
import { shape, wide, type Shape, type ShapeRole } from './shapes.js';

/** A doorway, in the units of the drawing; its sill is on the datum. */
export type Opening = {
  left: number;
  right: number;
  top: number;
};

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
  /** The doorway, where it is not the usual one. */
  opening?: Opening;
  /**
   * How far the leaf is open, in degrees: towards the reader, or into the room behind if negative. At
   * 0 there is nothing behind it; `null` is a doorway without a leaf. @default 104
   */
  leaf?: number | null;
  /** Furniture in front of the door. */
  before?: readonly Shape[];
  /** Steps lead up to the door, and the light is left to the rooms that it falls into (`Beam`). */
  steps?: boolean;
  /** Puts the viewer right at the door. */
  near?: boolean;
};

/** A drawing that hangs on the datum. */
export type Drawing = {
  shapes: readonly Shape[];
  /** Where the shapes are not in place yet: an SVG transform. */
  transform?: string;
};

/** Height of the steps, all together. */
const rise = 70;

/** The light from the door at the top of the steps, as it falls over the floor below the datum. */
export const beam = lightOnFloor(door.left, door.right, rise);

/**
 * The one drawing that every page has: a wall with a door, the rooms behind it, the light that falls
 * out of it, and before it what the page is about.
 */
export function stage({
  opening = door,
  leaf = 104,
  before = [],
  steps = false,
  near = false,
}: Stage): Drawing {
  const { left, right, top } = opening;
  const floor = steps ? rise : 0;
  const open = leaf !== 0;
  const corner = left - (near ? 56 : 82);
  const shapes = [
    wide('dimWall', `M${corner}-900H900V${floor}H${corner}z`),
    wide('lineFaint', `M${corner}-900V${floor}`),
    wide(
      'line',
      `M${corner} ${floor - 0.4}H${floor ? 900 : `${left}M${right} ${floor - 0.4}H900`}`,
    ),
    ...(open && !steps ? [shape('litWall', lightOnFloor(left, right))] : []),
    ...(steps ? stairs(opening) : []),
    ...(open ? [shape('shade', `M${left - 12} ${top}h12V0h-12z`), ...rooms(opening)] : []),
    ...(leaf === null ? [] : doorLeaf(opening, leaf)),
    shape('line', `M${left} 0V${top}H${right}V0`),
    ...before,
  ];
  if (steps) return { shapes, transform: `translate(0 ${-rise})` };
  // A third larger than life, its axis between the door's and the content's edge.
  if (near) return { shapes, transform: 'translate(-91) scale(1.52)' };
  return { shapes };
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

export function doorLeaf({ left, right, top }: Opening, degrees: number): Shape[] {
  const angle = (degrees * Math.PI) / 180;
  const at = (share: number, y: number): Point => {
    const out = share * (right - left);
    return [right - out * Math.cos(angle), y, out * Math.sin(angle)];
  };
  const corners = [at(0, top), at(1, top), at(1, 0), at(0, 0)] as const;
  const handle = [at(0.87, -118), at(0.87, -100)] as const;
  return [
    shape(degrees < 0 ? 'reflectionFaint' : 'litWall', face(...corners)),
    shape('line', edge(...corners) + edge(...handle)),
  ].map((each) => ({ ...each, leaf: degrees > 0 }));
}

/** From the top: tread, the light on it, riser. */
function stairs({ left, right }: Opening): Shape[] {
  const lights = ['reflection', 'reflectionFar', 'reflectionFaint'] as const;
  return lights.flatMap((light, i) => {
    const [y, below] = [(rise / 3) * i, (rise / 3) * (i + 1)];
    const [far, near] = [34 * i, 34 * (i + 1)];
    const end = -22 - 24 * i;
    const lit = (x: number, z: number) => inLight(x, y, z);
    return [
      shape('wall', face([end, y, far], [900, y, far], [900, y, near], [end, y, near])),
      shape(light, face(lit(left, far), lit(right, far), lit(right, near), lit(left, near))),
      shape(
        'silhouette',
        face([end, y, near], [900, y, near], [900, below, near], [end, below, near]),
      ),
      shape('lineFaint', edge([end, y, near], [900, y, near])),
    ];
  });
}
