/** Width of each drawing, in its units; its floor line is y = 0. */
export const sceneWidth = 1248;

/**
 * Heights above and below the floor line, in units. A phone shows a drawing `zoom` times as large and
 * closes the gaps between its parts: `starts` has the distance that each part moves, in file order.
 */
export const scenes = {
  conversation: { above: 224, below: 200, phone: { zoom: 1.05, starts: [69, 3, 69] } },
  handover: { above: 384, below: 84, phone: { zoom: 1.14, starts: [0, 105, 205] } },
  lever: { above: 262, below: 70, phone: { zoom: 1.94, starts: [0] } },
  meeting: { above: 310, below: 70, phone: { zoom: 1.36, starts: [329, 0, 227, 329] } },
  stages: { above: 268, below: 84, phone: { zoom: 1.3, starts: [0, 287, 403] } },
  week: { above: 270, below: 60, phone: { zoom: 1.25, starts: [0, 118] } },
} as const;

/**
 * `conversation`: two chairs, and a group, in the light of a door. `handover`: one door at three moments.
 * `lever`: a small weight that lifts a large one. `meeting`: a door ajar, two chairs, a large open door, in
 * one light. `stages`: a planned door, one twice as high, stairs with a step missing. `week`: five doors,
 * one for each day: all are open, and two of them.
 */
export type SceneName = keyof typeof scenes;
