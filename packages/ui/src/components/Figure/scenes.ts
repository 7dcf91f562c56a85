import { chairs, litChair, onDarkFloor } from './furniture.js';
import { eye } from './perspective.js';
import { shape, type Shape } from './shapes.js';
import { door, doorLeaf, litSill, rooms } from './stage.js';

/*
 * The drawings of a `Scene`, 1248 wide, as its content. Their floor begins at y = 0; what is
 * drawn in perspective is scaled and moved to its place as one group.
 */

export type SceneGroup = {
  shapes: readonly Shape[];
  /** An SVG transform that puts them in place. */
  transform?: string;
};

export type SceneDrawing = {
  /** How many captions it has a place for. */
  places?: number;
  /** Whether the captions are read in an order. */
  inOrder?: boolean;
  viewBox: string;
  /** How it fits a frame of other proportions, as `preserveAspectRatio`. */
  fit: string;
  groups: readonly SceneGroup[];
};

/** Floor and the brass line between it and the wall, over the whole window. */
const ground: SceneGroup = {
  shapes: [shape('shade', 'M-2000 0H4000V9000H-2000z'), shape('line', 'M-2000-.5H4000')],
};

/** Two chairs far apart, one the other's mirror image, and between them the light of a door. */
function conversation(): SceneGroup[] {
  const scale = 1.5;
  const opening = { left: 88, right: 184, top: -230 };
  const chair = onDarkFloor(chairs([-8, 112, 66]));
  return [
    {
      transform: `translate(${624 - eye.x * scale}) scale(${scale})`,
      shapes: [
        { ...shape('litWall', 'M88 0h96l660 3000H-572z'), fade: 190 },
        shape('shade', 'M76-230h12V0H76z'),
        ...rooms(opening),
        shape('line', 'M88 0v-230h96V0'),
      ],
    },
    { transform: `translate(380) scale(${scale})`, shapes: chair },
    { transform: `translate(868) scale(-${scale} ${scale})`, shapes: chair },
  ];
}

/** The same door three times: shut, ajar, and open with the chair empty again. */
function handover(): SceneGroup[] {
  const frame = shape('line', 'M48 0v-230h112V0');
  const opened = (light: string, leaf: number) => [
    { ...shape('litWall', light), fade: 190 },
    shape('shade', 'M36-230h12V0H36z'),
    ...rooms(door),
    ...doorLeaf(door, leaf),
    frame,
  ];
  const scale = 1.25;
  const place = (column: number, shapes: readonly Shape[]) => ({
    transform: `translate(${Math.round((column * 1280) / 3) - 48 * scale}) scale(${scale})`,
    shapes,
  });
  return [
    place(0, [
      shape('litWall', 'M48-230h112V0H48z'),
      frame,
      shape('line', 'M63-118v18'),
      litSill(door),
    ]),
    place(1, opened('M48 0h48l-1058 5400H-1032z', 52)),
    place(2, [...opened('M48 0h112l-1098 5400H-1032z', 104), ...litChair]),
  ];
}

/** The plan of a room: seven places in a circle, and the light of its door on the nearest of them. */
function circle(): SceneGroup[] {
  const [x, y, radius] = [365, 344, 180];
  const seats = Array.from({ length: 7 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / 7;
    const at = [x - 33 + radius * Math.sin(turn), y + radius * Math.cos(turn)].map(Math.round);
    return `M${at.join(' ')}a33 33 0 0 0 66 0 33 33 0 0 0-66 0`;
  });
  return [
    {
      shapes: [
        shape('shade', 'M92 20H638V630H92z'),
        shape('litWall', 'M388 20H500L404 630H292z'),
        shape('line', 'M388 20H92V630H638V20H500l27 108'),
        shape('lineFaint', 'M527 128A112 112 0 0 1 388 20'),
        shape('reflectionFaint', seats.slice(1).join('')),
        shape('light', seats[0]!),
      ],
    },
  ];
}

/** The wall is 390 high and the floor 70. */
const viewBox = '0 -390 1248 460';

const drawings: Record<SceneName, SceneDrawing> = {
  conversation: { viewBox, fit: 'xMidYMax slice', groups: [ground, ...conversation()] },
  handover: {
    places: 3,
    inOrder: true,
    viewBox,
    fit: 'xMinYMax slice',
    groups: [ground, ...handover()],
  },
  circle: { places: 2, viewBox: '91 19 548 612', fit: 'xMinYMin meet', groups: circle() },
};

/**
 * `conversation`: two chairs, far apart, the light between them. `handover`: one door at three moments.
 * `circle`: seven seats, seen from above.
 */
export type SceneName = 'conversation' | 'handover' | 'circle';

export const sceneDrawing = (name: SceneName): SceneDrawing => drawings[name];
