// oxlint-disable-next-line typescript/consistent-type-definitions -- a declaration to merge
interface Window {
  /** Code of the examples, recorded by docs.spec.ts. */
  snippets: { id: string; source: string }[];
  __STORYBOOK_ADDONS_CHANNEL__: import('storybook/internal/channels').Channel;
  __STORYBOOK_PREVIEW__: {
    storyStoreValue?: import('storybook/preview-api').StoryStore<
      import('@storybook/react-vite').ReactRenderer
    >;
  };
}

declare module 'virtual:components' {
  const components: readonly import('./readApi.js').Component[];
  export default components;
}
