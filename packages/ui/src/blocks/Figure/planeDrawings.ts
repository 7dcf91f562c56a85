import type { PlaneDrawing } from './Figure.js';
import Blind from './drawings/blind.svg?react';
import Chair from './drawings/chair.svg?react';
import Circle from './drawings/circle.svg?react';
import Door from './drawings/door.svg?react';
import Keyhole from './drawings/keyhole.svg?react';
import Nameplate from './drawings/nameplate.svg?react';
import Open from './drawings/open.svg?react';
import Seat from './drawings/seat.svg?react';
import Table from './drawings/table.svg?react';
import Welcome from './drawings/welcome.svg?react';

/* Drawings for the floor line of a `Hero`, in a `PlaneFigure`. */

/** A door. */
export const DoorDrawing: PlaneDrawing = Door;
/** A table with a plan in the light of a door. */
export const TableDrawing: PlaneDrawing = Table;
/** Two chairs. */
export const ChairDrawing: PlaneDrawing = Chair;
/** An empty desk chair and an open door. */
export const SeatDrawing: PlaneDrawing = Seat;
/** An open circle of chairs, one of them lit. */
export const CircleDrawing: PlaneDrawing = Circle;
/** A wide-open door. */
export const OpenDrawing: PlaneDrawing = Open;
/** A wide-open door, its light to the left. */
export const WelcomeDrawing: PlaneDrawing = Welcome;
/** A narrow shut door with a nameplate. */
export const NameplateDrawing: PlaneDrawing = Nameplate;
/** A narrow shut door with a lit keyhole. */
export const KeyholeDrawing: PlaneDrawing = Keyhole;
/** A bricked-up doorway with one gap. */
export const BlindDrawing: PlaneDrawing = Blind;
