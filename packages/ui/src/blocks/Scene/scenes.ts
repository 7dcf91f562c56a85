/** Width of each drawing, in its units; its floor line is y = 0. */
export const sceneWidth = 1248;

/** Height above the floor line and below, where each part ends, and how much larger it is on a phone. */
export const scenes = {
  conversation: { above: 224, below: 200, parts: [492, 1243], phoneZoom: 2.36 },
  handover: { above: 292, below: 64, parts: [112, 540, 1138], phoneZoom: 1.8 },
  lever: { above: 272, below: 70, parts: [644], phoneZoom: 1.94 },
  meeting: { above: 190, below: 70, parts: [116, 668, 1026], phoneZoom: 3 },
  stages: { above: 268, below: 84, parts: [98, 688, 1248], phoneZoom: 2.4 },
} as const;

/**
 * `conversation`: two chairs, and a group. `handover`: one door at three moments. `lever`: a small
 * weight that lifts a large one. `meeting`: a door ajar, two chairs, an open door, in one light.
 * `stages`: a planned door, one twice as high, stairs with a step missing.
 */
export type SceneName = keyof typeof scenes;
