import svgr from 'vite-plugin-svgr';

/** Imports an SVG file with `?react` as a component: its classes are painted, see `Figure.css.ts`. */
export const drawings = svgr({
  svgrOptions: {
    plugins: ['@svgr/plugin-svgo', '@svgr/plugin-jsx'],
    jsxRuntime: 'automatic',
    svgProps: { 'aria-hidden': 'true' },
    svgoConfig: {
      plugins: [
        // The colours and the background in a drawing program.
        'removeStyleElement',
        { name: 'removeElementsByAttr', params: { class: ['wall', 'floor'] } },
        'removeXMLNS',
        { name: 'prefixIds', params: { prefixClassNames: false } },
      ],
    },
  },
});
