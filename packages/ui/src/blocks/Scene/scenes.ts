/** Width of each drawing, in its units; its floor line is y = 0. */
export const sceneWidth = 1248;

/** The columns of each drawing, which are those of the items below it; its height above the floor line and below. */
export const scenes = {
  conversation: { columns: 2, above: 160, below: 180 },
  handover: { columns: 3, above: 292, below: 64 },
  lever: { columns: 1, above: 272, below: 70 },
  meeting: { columns: 3, above: 190, below: 70 },
  stages: { columns: 3, above: 230, below: 62 },
} as const;

/**
 * `conversation`: two chairs, and a group. `handover`: one door at three moments. `lever`: a small
 * weight that lifts a large one. `meeting`: a door ajar, two chairs, an open door, in one light.
 * `stages`: a planned door, one twice as high, stairs with a step missing.
 */
export type SceneName = keyof typeof scenes;
