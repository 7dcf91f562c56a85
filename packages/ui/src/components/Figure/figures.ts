import { logErrorIfUnknown } from '../../devErrors.js';
import { drawings } from './drawings.js';
import type { Drawing, ShapeGroup } from './shapePaints.js';

/** Drawings of case studies. */
export const caseFigureNames = [
  /** Stairs, the first step displaced. */
  'restructuring',
  /** A door, more than twice as high. */
  'growth',
  /** Nested arches. */
  'strategy',
  /** Two houses, an arrow in each direction. */
  'transferPricing',
  /** Two chairs with light between them. */
  'coaching',
  /** A circle of chairs, one of them lit. */
  'tgroup',
] as const;

/** Every drawing for a floor line. */
export const figureNames = [
  /** A door. */
  'door',
  /** A long table in the light of a door. */
  'table',
  /** Two chairs. */
  'chair',
  /** An empty desk chair and an open door. */
  'seat',
  /** A wide circle of chairs. */
  'circle',
  /** A wide-open door. */
  'open',
  /** A door ajar. */
  'ajar',
  /** A door that swings open. */
  'swung',
  /** A narrow shut door. */
  'shut',
  /** A narrow shut door with a nameplate. */
  'nameplate',
  /** A narrow shut door with a lit keyhole. */
  'keyhole',
  /** A bricked-up doorway with one gap. */
  'blind',
  /** A wide-open door for the end of a page. */
  'entrance',
  /** A window over roofs, for the end of a page with furniture. */
  'window',
  ...caseFigureNames,
] as const;

export type CaseFigureName = (typeof caseFigureNames)[number];
export type FigureName = (typeof figureNames)[number];

const figures: Record<FigureName, Drawing> = drawings;

function groupsOf(name: FigureName): readonly ShapeGroup[] {
  logErrorIfUnknown('PlaneFigure', figures, name);
  return figures[name]?.groups ?? [];
}

/** The drawing of a case study: 256 wide, 160 above the floor line at y = 0. */
export const caseFigure = (name: CaseFigureName): ShapeGroup => groupsOf(name)[0] ?? { shapes: [] };

/** Fits a case figure into the teaser. */
export const teaserTransform = 'translate(33.3) scale(.74)';

/** Rooms with furniture, and its transform in front of the `window`. */
const windowTransforms = {
  table: 'translate(52 18) scale(.62)',
  chair: 'translate(60 26) scale(.72)',
  seat: 'translate(0 30) scale(.62)',
  circle: 'translate(70 30) scale(.6)',
};
export type RoomFigureName = keyof typeof windowTransforms;

/** A drawing with the floor line at y = 0 and the content's edge at x = 212. */
export function planeFigure(name: FigureName, furniture?: RoomFigureName): readonly ShapeGroup[] {
  const groups = groupsOf(name);
  if (furniture !== undefined) {
    const [, inFront] = groupsOf(furniture);
    return inFront ? [...groups, { ...inFront, transform: windowTransforms[furniture] }] : groups;
  }
  if (!caseFigureNames.some((each) => each === name)) return groups;
  return [
    {
      shapes: [
        { role: 'line', d: 'M4-.4H900', wide: true },
        ...caseFigure(name as CaseFigureName).shapes,
      ],
      transform: 'translate(-108) scale(1.25)',
    },
  ];
}
