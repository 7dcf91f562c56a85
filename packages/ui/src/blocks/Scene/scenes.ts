/** Width of each drawing, in its units; its floor line is y = 0. */
export const sceneWidth = 1248;

/** Height above the floor line and below, where each part begins, and how much larger it is on a phone. */
export const scenes = {
  conversation: { above: 160, below: 180, parts: [0, 650], phoneZoom: 2.7 },
  handover: { above: 292, below: 64, parts: [0, 427, 853], phoneZoom: 1.65 },
  lever: { above: 272, below: 70, parts: [760], phoneZoom: 2.4 },
  meeting: { above: 190, below: 70, parts: [0, 416, 853], phoneZoom: 3 },
  stages: { above: 230, below: 62, parts: [0, 427, 853], phoneZoom: 2.9 },
} as const;

/**
 * `conversation`: two chairs, and a group. `handover`: one door at three moments. `lever`: a small
 * weight that lifts a large one. `meeting`: a door ajar, two chairs, an open door, in one light.
 * `stages`: a planned door, one twice as high, stairs with a step missing.
 */
export type SceneName = keyof typeof scenes;
