/** Width of each drawing, in its units; its floor line is y = 0. */
export const sceneWidth = 1248;

/**
 * Heights above and below the floor line, in units. A phone shows a drawing `zoom` times as large and
 * closes the gaps between its parts: `starts` has the distance that each part moves, in file order.
 * Or each part (`room1` in the file) is in a room of its own: `rooms` are their view boxes. A room is before its text,
 * `below` % of the window's width above it, or `beside` it and as wide.
 */
export const scenes = {
  conversation: {
    above: 224,
    below: 200,
    phone: { below: 13, rooms: ['-38 -168 550 168', '617 -300 550 300'] },
  },
  handover: {
    above: 384,
    below: 84,
    phone: { beside: 29, rooms: ['-195 -400 430 400', '250 -400 430 400', '833 -400 430 400'] },
  },
  lever: { above: 262, below: 70, phone: { zoom: 1.94, starts: [0] } },
  meeting: { above: 310, below: 70, phone: { zoom: 1.75, starts: [364, 241, 0, 364] } },
  stages: {
    above: 268,
    below: 84,
    phone: { below: 13, rooms: ['-230 -172 348 172', '307 -222 416 222', '815 -276 487 276'] },
  },
  week: { above: 270, below: 60, phone: { zoom: 1.25, starts: [0, 118] } },
} as const;

/**
 * `conversation`: two chairs, and a group, in the light of a door. `handover`: one door at three moments.
 * `lever`: a small weight that lifts a large one. `meeting`: a door ajar, two chairs, a wide open door, in
 * one light. `stages`: a planned door, one twice as high, stairs with a step missing. `week`: five doors,
 * one for each day: all are open, and two of them.
 */
export type SceneName = keyof typeof scenes;

/** A scene with a room for each text. */
export type RoomsName = 'conversation' | 'handover' | 'stages';
