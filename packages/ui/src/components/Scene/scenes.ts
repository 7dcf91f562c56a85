/** Width of each drawing, in its units; its floor line is y = 0. */
export const sceneWidth = 1248;

/** The columns of each drawing, which are those of the items below it; its height above the floor line and below. */
export const scenes = {
  career: { columns: 4, above: 196, below: 68 },
  conversation: { columns: 2, above: 160, below: 180 },
  handover: { columns: 3, above: 292, below: 64 },
  lever: { columns: 1, above: 300, below: 0 },
} as const;

/**
 * `career`: a door in outline, a door and one twice as high, stairs, a board table.
 * `conversation`: one chair opposite three. `handover`: one door at three moments. `lever`: one
 * lever that lifts three blocks.
 */
export type SceneName = keyof typeof scenes;
