import { shape, type Shape } from './shapes.js';

/**
 * The space of the drawings, in centimetres. x = 212 is the content's right edge; y = 0 is the floor
 * line, the brass line between wall and floor, and heights are negative, as in SVG; z is the distance from
 * the wall towards the reader, and negative behind it.
 */
export type Point = readonly [x: number, y: number, z: number];

type OnPaper = readonly [x: number, y: number];

/** The viewpoint: five metres from the wall, right of the door's centre. */
export const eye = { x: 136, y: -148, distance: 520 };

/** Where lines of light on the floor meet: behind the wall and to the right, as high as the eye. */
const sun = { x: 205, y: eye.y };

/** How far light moves to the left on its way of one centimetre towards the reader. */
const drift = (sun.x - eye.x) / eye.distance;

/** Whole units: at the largest size half of one is less than a pixel. */
export function project([x, y, z]: Point): OnPaper {
  const scale = eye.distance / (eye.distance - z);
  return [Math.round(eye.x + (x - eye.x) * scale), Math.round(eye.y + (y - eye.y) * scale)];
}

/** The path through points on paper, in relative steps, because those are shorter. */
function path(points: readonly OnPaper[]): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      const [right, down] = [x - before[0], y - before[1]];
      if (down === 0) return `h${right}`;
      if (right === 0) return `v${down}`;
      return `l${right}${down < 0 ? '' : ' '}${down}`;
    })
    .join('');
}

/** The closed path around points in space. */
export const face = (...points: readonly Point[]): string => `${path(points.map(project))}z`;

/** The open path along points in space. */
export const edge = (...points: readonly Point[]): string => path(points.map(project));

/**
 * The light that falls from the foot of an opening over the floor: two straight edges that lead away
 * from the sun.
 *
 * @param length - how far down it reaches; longer than any page unless it is given
 */
export function lightOnFloor(left: number, right: number, length = 3000): string {
  const end = (x: number) => Math.round(x - ((x - sun.x) / sun.y) * length);
  return `M${left} 0H${right}L${end(right)} ${length}H${end(left)}z`;
}

/** Where the shadow of a point falls on the floor. */
export function cast([x, y, z]: Point): Point {
  const reach = -0.8 * y;
  return [x - drift * reach, 0, z + reach];
}

/** The corners of a rectangle around its middle, seen from above: from the left one behind clockwise. */
export function corners(width: number, depth: number) {
  const [x, z] = [width / 2, depth / 2];
  return [
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ] as const;
}

export type Box = {
  /** The middle of what it belongs to, on the floor. */
  x: number;
  z: number;
  /** Degrees by which that is turned around its middle. */
  turn?: number;
  /** The box's own middle, seen from there. */
  dx?: number;
  dz?: number;
  width: number;
  depth: number;
  /** Heights of its lower and its upper side above the floor. */
  from: number;
  to: number;
  /** Whether another box stands on it and hides its upper side. @default false */
  covered?: boolean;
};

/** The sides of boxes that the reader sees, by what falls on them, and their shadows. */
export type Solid = { top: string; lit: string; dark: string; shadow: string };

/**
 * Boxes as the reader sees them: sides that look away are left out, those towards the middle of the
 * door are lit.
 */
export function solid(boxes: readonly Box[]): Solid {
  const drawn: Solid = { top: '', lit: '', dark: '', shadow: '' };
  for (const { x, z, turn = 0, dx = 0, dz = 0, width, depth, from, to, covered } of boxes) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (right: number, height: number, near: number): Point => [
      x + (dx + right) * cos + (dz + near) * sin,
      -height,
      z - (dx + right) * sin + (dz + near) * cos,
    ];
    const plan = corners(width, depth);
    const upper = plan.map(([right, near]) => at(right, to, near));
    const lower = plan.map(([right, near]) => at(right, from, near));
    if (!covered) drawn.top += face(...upper);
    // It lies on the floor: from a foot on, or apart from it below a seat; a back's is lost among them.
    if (from === 0) drawn.shadow += face(lower[3]!, lower[2]!, cast(upper[2]!), cast(upper[3]!));
    else if (to - from < 9) drawn.shadow += face(...upper.map(cast));
    plan.forEach((_, i) => {
      const next = (i + 1) % 4;
      const side = [upper[next]!, upper[i]!, lower[i]!, lower[next]!] as const;
      if (!looksAtReader(side)) return;
      const [ax, , az] = side[0];
      const [bx, , bz] = side[1];
      const towardsDoor = (az - bz) * (104 - ax) - (ax - bx) * (0 - az) > 0;
      drawn[towardsDoor ? 'lit' : 'dark'] += face(...side);
    });
  }
  return drawn;
}

function looksAtReader(side: readonly Point[]): boolean {
  const points = side.map(project);
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0;
}

/** A solid in the colours of the room, without its shadow. */
export const furniture = ({ top, lit, dark }: Solid): Shape[] => [
  ...(dark ? [shape('silhouette', dark)] : []),
  ...(lit ? [shape('reflectionFaint', lit)] : []),
  ...(top ? [shape('reflectionFar', top)] : []),
];

/** A solid's shadow, seen where it falls into the light. */
export const shadow = (...solids: readonly Solid[]): Shape =>
  shape('shade', solids.map((each) => each.shadow).join(''));
