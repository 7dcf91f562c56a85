import { transformAsync, types, type NodePath, type types as t } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Wraps every text that comes from a story. It has no width and counts as white
 * space, so queries by text still match.
 */
const wordMark = '\uFEFF';

/** The stories, and what only they use. */
const examples = /\/packages\/ui\/src\/.*(\.stories\.tsx|Words\.ts)$/;

declare global {
  /**
   * Words from stories that reach the page unmarked: codes such as `de`, and texts that a component
   * splits at a number, as in “Since 2010”.
   */
  var wordsWithoutMarks: Set<string> | undefined;
}

/**
 * Marks the texts that stories pass to components, so that an unmarked word
 * on the screen must be built into a component.
 *
 * A string counts as text unless it is an address, a date, a size, or looks like an identifier:
 * names of variants, ids and slugs have to stay unchanged.
 */
export function markWords(): Plugin {
  return {
    name: 'mark-words',
    enforce: 'pre',
    transform: {
      filter: { id: examples },
      async handler(code, id) {
        const withoutMarks = new Set<string>();
        const result = await transformAsync(code, {
          filename: id,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          // Keep non-ASCII letters: JSX would show an escape literally.
          generatorOpts: { jsescOption: { minimal: true } },
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [() => ({ visitor: visitor(withoutMarks) })],
        });
        if (!result?.code) return undefined;
        return { code: result.code + remember([...withoutMarks]), map: result.map ?? null };
      },
    },
  };
}

function visitor(withoutMarks: Set<string>) {
  const mark = (text: string) => {
    if (/\d/.test(text)) withoutMarks.add(text);
    return wordMark + text + wordMark;
  };
  return {
    // Texts in queries and assertions are not rendered.
    'ObjectProperty|ObjectMethod'(path: NodePath<t.ObjectProperty | t.ObjectMethod>) {
      if (path.node.key.type === 'Identifier' && path.node.key.name === 'play') path.skip();
    },
    CallExpression(path: NodePath<t.CallExpression>) {
      const { callee } = path.node;
      const method = callee.type === 'MemberExpression' && callee.property;
      const name = method && method.type === 'Identifier' ? method.name : '';
      if (/^(get|find|query)(All)?By/.test(name)) path.skip();
    },
    StringLiteral(path: NodePath<t.StringLiteral>) {
      const isName = path.key === 'source' || path.key === 'key';
      if (isName || path.parent.type.startsWith('TS')) return;
      if (!isWords(path.node.value)) {
        withoutMarks.add(path.node.value);
        return;
      }
      path.node.value = mark(path.node.value);
      delete path.node.extra;
    },
    JSXText(path: NodePath<t.JSXText>) {
      // As React gets it: lines joined by one space, indentation gone.
      const [text] = types.react.buildChildren({ children: [path.node] } as t.JSXElement);
      if (text?.type !== 'StringLiteral' || !/\p{L}/u.test(text.value)) return;
      // As JSX text the marks would be trimmed like other white space.
      path.replaceWith(types.jsxExpressionContainer(types.stringLiteral(mark(text.value))));
      path.skip();
    },
    TemplateElement(path: NodePath<t.TemplateElement>) {
      const { raw, cooked } = path.node.value;
      if (cooked && isWords(cooked)) path.node.value = { raw: mark(raw), cooked: mark(cooked) };
    },
  };
}

function isWords(text: string): boolean {
  if (/^(\w+:\/\/|mailto:|[#/.<]|\d{4}-\d\d|\d+(px|ms|rem|em|%)?$)/.test(text)) return false;
  return /\p{L}/u.test(text) && !/^[a-z][\w-]*$/.test(text);
}

/** Code that adds the words of the texts to `wordsWithoutMarks` when the module is loaded. */
function remember(texts: readonly string[]): string {
  const words = JSON.stringify(texts.join(' ').match(/\p{L}{2,}/gu) ?? []);
  return `
globalThis.wordsWithoutMarks ??= new Set();
for (const word of ${words}) globalThis.wordsWithoutMarks.add(word);
`;
}
