import {
  cast,
  corners,
  edge,
  face,
  furniture,
  project,
  shadow,
  solid,
  type Box,
} from './perspective.js';
import { shape, type Shape } from './shapes.js';

/*
 * Furniture in front of the door, drawn from boxes so that one light and one angle apply
 * for the whole site.
 */

const legs = (x: number, z: number, apart: number, deep: number): Box[] =>
  corners(apart, deep).map(([dx, dz]) => ({ x, z, dx, dz, width: 7, depth: 7, from: 0, to: 71 }));

function tableAt(x: number, z: number, width: number, depth: number): Shape[] {
  const under = solid(legs(x, z, width - 16, depth - 14));
  const top = solid([{ x, z, width, depth, from: 71, to: 75 }]);
  const [left, right, near] = [x - width / 2, x + width / 2, z + depth / 2];
  return [
    shadow(under, top),
    shape('silhouette', under.dark + under.lit),
    ...furniture(top),
    shape('line', edge([left, -75, near], [right, -75, near])),
  ];
}

/** The long table, and on it, in the light, the plan. */
export const table: Shape[] = [
  ...tableAt(42, 92, 176, 72),
  shape('light', face([56, -75, 72], [94, -75, 76], [87, -75, 112], [46, -75, 107])),
];

/** A chair's solids from far to near; turned by 0 degrees its back is towards the wall. */
function chair(x: number, z: number, turn: number) {
  const post = { x, z, turn, width: 5, depth: 5, from: 0, to: 42, covered: true };
  // The posts behind go through the seat and carry the back.
  const behind = { ...post, dz: -20, to: 64 };
  const far = turn > 0 ? 19 : -19;
  return [
    solid([{ ...behind, dx: far }]),
    solid([
      { ...behind, dx: -far },
      { ...post, dx: -19, dz: 19 },
      { ...post, dx: 19, dz: 19 },
      { x, z, turn, width: 44, depth: 44, from: 42, to: 46 },
    ]),
    solid([{ x, z, turn, dz: -20, width: 44, depth: 5, from: 62, to: 92 }]),
  ];
}

export function chairs(
  ...all: readonly (readonly [x: number, z: number, turn: number])[]
): Shape[] {
  const solids = all.flatMap(([x, z, turn]) => chair(x, z, turn));
  return [shadow(...solids), ...solids.flatMap(furniture)];
}

/** With shadows that are seen outside of the light, too. */
export const onDarkFloor = (shapes: readonly Shape[]): Shape[] =>
  shapes.map(({ role, d }) => shape(role === 'shade' ? 'silhouette' : role, d));

export const twoChairs: Shape[] = chairs([8, 112, 66], [140, 136, -66]);

/** A chair in the light of the door, half lit, so that it stays apart from what is dark around it. */
export const litChair: Shape[] = chairs([108, 30, 0])
  .slice(1)
  .map(({ role, d }) => shape(role === 'silhouette' ? 'reflectionFaint' : role, d));

/** The chair at the head of the table. */
export const head: Shape[] = [...litChair, ...tableAt(108, 110, 108, 122)];

/** A round stool: its seat, its side and its shadow. */
function stool(x: number, z: number, size: number) {
  const [radius, height] = [14 * size, 17 * size];
  const [centre, top] = project([x, -height, z]);
  const [, foot] = project([x, 0, z]);
  const [right] = project([x + radius, -height, z]);
  const [, near] = project([x, -height, z + radius]);
  const [, far] = project([x, -height, z - radius]);
  const [rx, ry, down] = [right - centre, Math.round((near - far) / 2), foot - top];
  const [shadow, end] = project(cast([x, -height, z]));
  return {
    shadow: `M${centre - rx} ${foot}L${shadow - rx} ${end}a${rx} ${ry} 0 0 0 ${2 * rx} 0L${centre + rx} ${foot}z`,
    seat: `M${centre - rx} ${top}a${rx} ${ry} 0 0 0 ${2 * rx} 0 ${rx} ${ry} 0 0 0 ${-2 * rx} 0`,
    side: `M${centre - rx} ${top}v${down}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-down}z`,
  };
}

/** Seven round stools in a circle, low enough to look over; the one nearest to the reader is lit. */
export function circle(x: number, z: number, radius: number, flatness: number, size = 1): Shape[] {
  const seats = Array.from({ length: 7 }, (_, i) => (i * 2 * Math.PI) / 7)
    .map((turn) => ({
      ...stool(x + radius * Math.sin(turn), z + flatness * radius * Math.cos(turn), size),
      near: Math.cos(turn),
    }))
    .sort((a, b) => a.near - b.near);
  return [
    shape('shade', seats.map((each) => each.shadow).join('')),
    ...seats.flatMap(({ seat, side, near }) =>
      near === 1
        ? [shape('reflection', side), shape('light', seat), shape('line', seat)]
        : [shape('reflectionFaint', side), shape('reflectionFar', seat)],
    ),
  ];
}
