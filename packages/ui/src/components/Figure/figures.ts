import { assertName } from '../../assertUsage.js';
import { drawings } from './drawings.js';
import type { Drawing, ShapeGroup } from './shapes.js';

export type { ColorRole } from '../../theme/colorUses.js';
export {
  shapePaints,
  type Shape,
  type ShapeGroup,
  type ShapePaint,
  type ShapeRole,
} from './shapes.js';

/** The drawings of case studies: openings and their contents. */
export const caseFigureNames = [
  /** Stairs whose first step lies beside its place: the order counts. */
  'restructuring',
  /** More than twice as high. */
  'growth',
  /** A concert hall: one arch behind the other. */
  'strategy',
  /** Two houses of one group: an invoice goes one way, the money the other. */
  'transferPricing',
  /** Two chairs, and between them light on the floor. */
  'coaching',
  /** Chairs in a circle, one of them lit. */
  'tgroup',
] as const;

/** Every drawing that can hang on the floor line of a plane. */
export const figureNames = [
  /** Home: the door alone. */
  'door',
  /** Consulting: a long table, near enough to read the plan on it, in the light of the door. */
  'table',
  /** Coaching: two chairs, seen close, and between them the light. */
  'chair',
  /** Interim: the door is open, and the chair at the desk is empty. */
  'seat',
  /** Leadership training: a wide circle of chairs, open towards the light. */
  'circle',
  /** A page without a drawing of its own, or a message that has arrived: both leaves are wide open. */
  'open',
  /** Contact: the door is ajar. */
  'ajar',
  /** A message has been sent: the door swings open. */
  'swung',
  /** A page that is read: a narrow door is shut, and there is light below it. */
  'shut',
  /** The imprint: that door, and a nameplate beside it. */
  'nameplate',
  /** Data privacy: that door, and light in its keyhole. */
  'keyhole',
  /** Not found: the doorway is bricked up, and through one gap comes light. */
  'blind',
  /** The end of a page: the door is wide open, and the viewer is about to go in. */
  'entrance',
  /** A lever that has moved its weight; `FeatureCards` has those that are still stuck, too. */
  'levers',
  ...caseFigureNames,
] as const;

export type CaseFigureName = (typeof caseFigureNames)[number];
export type FigureName = (typeof figureNames)[number];

const figures: Record<FigureName, Drawing> = drawings;

function groupsOf(name: FigureName): readonly ShapeGroup[] {
  assertName('PlaneFigure', figures, name);
  return figures[name]?.groups ?? [];
}

/** The drawing of a case study, 256 wide and 160 high above its floor line, y = 0. */
export const caseFigure = (name: CaseFigureName): ShapeGroup => groupsOf(name)[0] ?? { shapes: [] };

/** Where the drawing of a case is in a picture 256 wide that has some wall above its door. */
export const belowWall = 'translate(33.3) scale(.74)';

/** The rooms whose furniture is a group of its own, and how it stands in the light of the `entrance`. */
const atEntrance = {
  table: 'translate(14 20) scale(.4)',
  chair: 'translate(40 15) scale(.45)',
  seat: 'translate(10 30) scale(.45)',
  circle: 'translate(30 30) scale(.5)',
};
export type FurnishedName = keyof typeof atEntrance;

/** The drawing of a plane: its floor line is at y = 0, and the content ends at x = 212. */
export function planeFigure(name: FigureName, furniture?: FurnishedName): readonly ShapeGroup[] {
  const groups = groupsOf(name);
  if (furniture) {
    const [, group] = groupsOf(furniture);
    return group ? [...groups, { ...group, transform: atEntrance[furniture] }] : groups;
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
