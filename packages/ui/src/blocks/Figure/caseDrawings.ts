import type { CaseDrawing } from './Figure.js';
import Arches from './drawings/arches.svg?react';
import Coin from './drawings/coin.svg?react';
import Mirror from './drawings/mirror.svg?react';
import Stairs from './drawings/stairs.svg?react';
import TallDoor from './drawings/tallDoor.svg?react';
import TurnedChair from './drawings/turnedChair.svg?react';

/* Drawings of case studies, for a `CaseFigure`. */

/** Stairs, one step missing. */
export const StairsDrawing: CaseDrawing = Stairs;
/** A door, more than twice as high. */
export const TallDoorDrawing: CaseDrawing = TallDoor;
/** An auditorium before a lit stage. */
export const ArchesDrawing: CaseDrawing = Arches;
/** Two doors, between them a coin on its edge. */
export const CoinDrawing: CaseDrawing = Coin;
/** A chair turned away, in front of an open door. */
export const TurnedChairDrawing: CaseDrawing = TurnedChair;
/** A chair before a round mirror, which shows a door and an empty chair. */
export const MirrorDrawing: CaseDrawing = Mirror;
