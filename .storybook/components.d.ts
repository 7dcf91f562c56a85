declare module 'virtual:components' {
  const components: readonly import('../packages/ui/tools/readApi.js').Component[];
  export default components;
}
