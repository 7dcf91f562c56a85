import type { ColorRole } from '../../theme/tokens.js';

/**
 * The drawings, made from wall, floor, opening and light. A shape is a role (which decides its colour
 * in light and dark) and an SVG path.
 *
 * Plane figures hang on the datum, the brass line between wall and floor: y = 0 is that line, and ten
 * units of a drawing are one unit of the layout (`unit` in styles/measure.css.ts).
 */
export type ShapeRole =
  /** Wall behind, wall, lit wall, half-lit wall. */
  | 'shade'
  | 'wall'
  | 'litWall'
  | 'dimWall'
  /** The light in the opening and its first, second and third reflection. */
  | 'light'
  | 'reflection'
  | 'reflectionFar'
  | 'reflectionFaint'
  /** Brass lines, full and half strength. */
  | 'line'
  | 'lineFaint'
  /** Flat figures on paper: full, a good third, a fifth, the paper, an outline, a brass line. */
  | 'solid'
  | 'third'
  | 'tint'
  | 'paper'
  | 'outline'
  | 'rule';

/**
 * How a role is painted: filled with a colour or with `percent` of one in another, mixed in oklab
 * (petrol and cream mixed in oklch turn olive on the way), or drawn as a line.
 */
export type ShapePaint =
  | { fill: ColorRole | { mix: ColorRole; percent: number; into: ColorRole } }
  | { line: ColorRole; opacity?: number; dashes?: string };

/** The paint of each role: the stylesheet and the share images both read it. */
export const shapePaints: Record<ShapeRole, ShapePaint> = {
  shade: { fill: 'planeLow' },
  wall: { fill: 'plane' },
  litWall: { fill: 'planeHigh' },
  dimWall: { fill: { mix: 'plane', percent: 62, into: 'planeHigh' } },
  light: { fill: 'light' },
  reflection: { fill: { mix: 'light', percent: 74, into: 'plane' } },
  reflectionFar: { fill: { mix: 'light', percent: 46, into: 'plane' } },
  reflectionFaint: { fill: { mix: 'light', percent: 25, into: 'plane' } },
  line: { line: 'brass' },
  lineFaint: { line: 'brass', opacity: 0.45 },
  solid: { fill: 'figure' },
  third: { fill: { mix: 'figure', percent: 38, into: 'sunken' } },
  tint: { fill: { mix: 'figure', percent: 19, into: 'sunken' } },
  paper: { fill: 'bg' },
  outline: { line: 'figure', dashes: '3 4' },
  rule: { line: 'accentLine' },
};

export interface Shape {
  role: ShapeRole;
  d: string;
  /** Drawn on wide screens only, or on phones only. */
  on?: 'wide' | 'phone';
}

const shape = (role: ShapeRole, d: string): Shape => ({ role, d });
/** Runs past the picture: a phone has no room for it. */
const wide = (role: ShapeRole, d: string): Shape => ({ role, d, on: 'wide' });
const phone = (role: ShapeRole, d: string): Shape => ({ role, d, on: 'phone' });

/** A chair seen from the front, its seat on (x, y). */
const chair = (x: number, y: number) =>
  `M${x - 22} ${y}h44v8h-44zM${x - 22} ${y - 62}h44v44h-44zM${x - 20} ${y + 8}h6v${-y - 8}h-6zM${x + 14} ${y + 8}h6v${-y - 8}h-6zM${x - 19} ${y - 18}h5v18h-5zM${x + 14} ${y - 18}h5v18h-5z`;

/** Ten seats on a circle; one of them is lit. */
const seats = Array.from({ length: 10 }, (_, i): Shape => {
  const angle = ((i * 36 - 90) * Math.PI) / 180;
  const x = Math.round(52 + 84 * Math.cos(angle));
  const y = Math.round(-134 + 84 * Math.sin(angle));
  const turn = (i * 36 * Math.PI) / 180;
  const corner = (dx: number, dy: number) =>
    `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)} ${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`;
  return shape(
    i === 3 ? 'light' : 'shade',
    `M${corner(-13, -13)}L${corner(13, -13)}L${corner(13, 13)}L${corner(-13, 13)}z`,
  );
});

export const planeFigures = {
  /** Home: the open door, three steps up. */
  door: [
    wide('dimWall', 'M-34-900H900V0H-34z'),
    shape('wall', 'M-34-66H900v14H-48z'),
    shape('shade', 'M-48-52H900v16H-48z'),
    shape('wall', 'M-62-36H900v16H-78z'),
    shape('shade', 'M-78-20H900v18H-78z'),
    shape('wall', 'M-94-2H900v18h-1012z'),
    shape('shade', 'M-112 16H900v22H-112z'),
    shape('shade', 'M34-346h12v280H34z'),
    shape('light', 'M46-346h120v280H46z'),
    shape('reflection', 'M46-66h120l-8 14H28z'),
    shape('reflectionFar', 'M22-36h133l-9 16H4z'),
    shape('reflectionFaint', 'M-4-2h146l-10 18H-26z'),
    shape('litWall', 'M166-346l52-24V-50l-52-16z'),
    shape('line', 'M46-66v-280h120v280l52 16v-320l-52 24M208-214v20'),
    wide('lineFaint', 'M-34-900v834'),
    shape('lineFaint', 'M-34-66l-14 14H28M-62-36l-16 16H4M-94-2l-18 18h86'),
  ],
  /** Consulting: the table, and the door ajar behind it. */
  table: [
    shape('litWall', 'M-90-300H212V0H-90z'),
    shape('light', 'M150-300h26V0h-26z'),
    shape('litWall', 'M150 0h26L-172 1200H-750z'),
    shape('shade', 'M-60-86h180v12H-60zM-44-74h8V0h-8zM96-74h8V0h-8z'),
    shape('line', 'M-60-86h180M150-300V0M176-300V0'),
    shape('lineFaint', 'M-90 0v-300h302V0'),
  ],
  /** Coaching: two chairs, turned to each other, one of them in the light. */
  chairs: [
    shape('litWall', 'M-90-300H212V0H-90z'),
    shape('light', 'M80-300h96V0H80z'),
    shape('litWall', 'M80 0h96L-292 1200H-730z'),
    shape('shade', chair(-34, -58)),
    shape('wall', chair(128, -58)),
    shape('line', 'M80-300V0M176-300V0M-12-58h118'),
    shape('lineFaint', 'M-90 0v-300h302V0'),
  ],
  /** Interim: the head of the table is empty, and the light falls on it. */
  seat: [
    shape('litWall', 'M-90-300H212V0H-90z'),
    shape('light', 'M6-300h110V0H6z'),
    shape('litWall', 'M6 0h110L-352 1200H-882z'),
    shape('wall', chair(61, -78)),
    shape('shade', 'M-74-66h270v14H-74zM-58-52h8V0h-8zM172-52h8V0h-8z'),
    shape('line', 'M-74-66h270M6-300v234M116-300v234'),
    shape('lineFaint', 'M-90 0v-300h302V0'),
  ],
  /** Leadership training and the schedule: ten seats in a circle. */
  circle: [
    shape('litWall', 'M-108-320H212V0h-320z'),
    ...seats,
    shape('line', 'M-2-134a54 54 0 1 0 108 0a54 54 0 1 0-108 0'),
    shape('lineFaint', 'M-108 0v-320h320V0'),
  ],
  /** About: four openings one behind the other. */
  enfilade: [
    shape('dimWall', 'M-90-330H212V0H-90z'),
    shape('wall', 'M-44-284H176V0H-44z'),
    shape('litWall', 'M-2-242H142V0H-2z'),
    shape('light', 'M38-202h66V0H38z'),
    shape('litWall', 'M38 0h66L-238 1200H-736z'),
    shape('line', 'M38 0v-202h66V0'),
    shape('lineFaint', 'M-90 0v-330h302V0M-44 0v-284h220V0M-2 0v-242h144V0'),
  ],
  /** Contact: the door stands ajar. */
  ajar: [
    shape('light', 'M60-300h110V0H60z'),
    shape('shade', 'M60-300l66-26V26L60 0z'),
    shape('litWall', 'M126 0h44L-220 1200H-702z'),
    shape('line', 'M60 0v-300h110V0M60-300l66-26V26L60 0M112-140v20'),
  ],
  /** Not found: the outline of a door, and no opening. */
  blind: [shape('dimWall', 'M40-300h120V0H40z'), shape('line', 'M40 0v-300h120V0M146-150v20')],
  /** The end of a page: the visitor stands at the door itself. */
  threshold: [
    wide('dimWall', 'M-60-900H900V0H-60z'),
    wide('light', 'M-18-900h170V0H-18z'),
    wide('litWall', 'M152-900l98-40V56L152 0z'),
    wide('line', 'M-18-900V0M152-900V0l98 56M232-250v36'),
    // On a phone the words need the wall, so the door stands below them, lintel and all.
    phone('dimWall', 'M-30-372H300V0H-30z'),
    phone('light', 'M2-340h150V0H2z'),
    phone('litWall', 'M152-340l60-24V36L152 0z'),
    phone('line', 'M2 0v-340h150V0l60 36v-400l-60 24M196-172v28M-30-1H2M152-1H300'),
  ],
} satisfies Record<string, readonly Shape[]>;

export type PlaneFigureName = keyof typeof planeFigures;

/** Drawn on 256 by 160; they are cropped at the sides, never at the floor. */
export const caseFigures = {
  restructuring: [
    shape('tint', 'M0 0h256v118H0z'),
    shape('solid', 'M128 118V92h32V66h32V40h64v78z'),
    shape('third', 'M96 92h32v26H96z'),
    shape('outline', 'M32 40h64v26H32z'),
    shape('rule', 'M64 66v26h32M0 118.5h256'),
  ],
  growth: [
    shape('tint', 'M0 0h256v132H0z'),
    shape('solid', 'M60 81h40v51H60zM150 30h40v102h-40z'),
    shape('third', 'M60 132h40l-20 28H36zM150 132h40l-30 28h-58z'),
    shape('rule', 'M0 132.5h256M214 30v102M208 30h12M208 81h12M208 132h12'),
  ],
  strategy: [
    shape('tint', 'M0 0h256v160H0z'),
    shape('third', 'M24 160a104 104 0 0 1 208 0z'),
    shape('tint', 'M42 160a86 86 0 0 1 172 0z'),
    shape('third', 'M60 160a68 68 0 0 1 136 0z'),
    shape('tint', 'M78 160a50 50 0 0 1 100 0z'),
    shape('solid', 'M100 160a28 28 0 0 1 56 0z'),
    shape('rule', 'M128.5 0v132M128.5 132 52 84M128.5 132l76.5-48'),
  ],
  transferPricing: [
    shape('tint', 'M0 0h256v160H0z'),
    shape('solid', 'M28 40h72v120H28z'),
    shape('third', 'M156 72h72v88h-72z'),
    shape('paper', 'M100 88h56v72h-56z'),
    shape('rule', 'M100 88h56M100 108h56M28 40l200 32'),
  ],
  coaching: [
    shape('tint', 'M0 0h256v126H0z'),
    shape('third', 'M150 126h56l24 34h-96z'),
    shape('solid', 'M58 84h44v8H58zM60 92h6v34h-6zM94 92h6v34h-6zM58 30h8v54h-8z'),
    shape('solid', 'M154 84h44v8h-44zM156 92h6v34h-6zM190 92h6v34h-6zM190 30h8v54h-8z'),
    shape('rule', 'M0 126.5h256M102 60h52'),
  ],
  tgroup: [
    shape('tint', 'M0 0h256v160H0z'),
    shape('third', 'M128 22a58 58 0 1 0 .1 0zM128 40a40 40 0 1 1-.1 0z'),
    shape(
      'solid',
      'M118 12h20v20h-20zM168 33h20v20h-20zM180 76h20v20h-20zM152 118h20v20h-20zM84 118h20v20H84zM56 76h20v20H56zM68 33h20v20H68z',
    ),
    shape('rule', 'M128 52a28 28 0 1 0 .1 0'),
  ],
} satisfies Record<string, readonly Shape[]>;

export type CaseFigureName = keyof typeof caseFigures;
