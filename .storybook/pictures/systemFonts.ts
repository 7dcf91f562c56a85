import type { Page } from 'playwright/test';

type Node = { nodeId: number; nodeType: number; children?: Node[]; contentDocument?: Node };

/** The fonts of the system that the browser has drawn text of a page with, each with an element. */
export async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = new Map<string, string>();
  for (const nodeId of elementsIn(root)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      if (isCustomFont || found.has(familyName)) continue;
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      found.set(familyName, outerHTML.slice(0, 200));
    }
  }
  await session.detach();
  return [...found].map(([font, element]) => `${font} in ${element}`);
}

function elementsIn({ nodeId, nodeType, children = [], contentDocument }: Node): number[] {
  const below = [...children, ...(contentDocument ? [contentDocument] : [])].flatMap(elementsIn);
  return nodeType === 1 ? [nodeId, ...below] : below;
}
