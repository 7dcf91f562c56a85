import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import preview from '../preview.js';

setProjectAnnotations([preview]);

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

/**
 * Every story of the package, the window it is made for, and what mounts and plays it. A failing play
 * function doesn't matter here: what it has rendered by then stays.
 */
export const allStories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module)).map(([name, composed]) => {
    const story = composed as ComposedStory;
    return {
      name: `${file.replace('../../packages/ui/src/components/', '').replace('.stories.tsx', '')}: ${name}`,
      window: windowOf(story.globals?.viewport?.value),
      mount: async () => {
        const canvasElement = document.body.appendChild(document.createElement('div'));
        const show = () => story.run({ canvasElement }).catch(() => {});
        await show();
        // Unmounting a story that changed its own markup can fail the next one's first attempt.
        if (canvasElement.childElementCount === 0) await show();
        return canvasElement;
      },
    };
  }),
);

type ComposedStory = {
  globals?: { viewport?: { value?: string } };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

function windowOf(viewport = 'desk') {
  const { options } = preview.parameters.viewport;
  const { styles } = options[viewport as keyof typeof options];
  return { width: parseInt(styles.width), height: parseInt(styles.height) };
}
