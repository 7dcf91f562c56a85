import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import preview from '../../../.storybook/preview.js';

setProjectAnnotations([preview]);

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });

/** A story that can be mounted, and the window it is made for. */
export interface MountableStory {
  name: string;
  window: { width: number; height: number };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** Every story of the package. */
export const allStories: MountableStory[] = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(([name, composed]) => {
    const story = composed as ComposedStory;
    return {
      name: `${file.replace('../src/components/', '').replace('.stories.tsx', '')}: ${name}`,
      window: windowOf(story.globals?.viewport?.value),
      run: (context) => story.run(context),
    };
  }),
);

interface ComposedStory {
  globals?: { viewport?: { value?: string } };
  run: MountableStory['run'];
}

function windowOf(viewport: string | undefined): MountableStory['window'] {
  const { options } = preview.parameters.viewport;
  const { styles } = options[(viewport ?? 'desk') as keyof typeof options];
  return { width: parseInt(styles.width), height: parseInt(styles.height) };
}
