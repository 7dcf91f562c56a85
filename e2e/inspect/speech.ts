import type { CDPSession, Page } from 'playwright';

type Value = { value?: unknown };
type Node = {
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
};

/** What a visit would be spoken as: what has the focus, and what is announced, in order. */
export type Listener = {
  lines: string[];
  /** Notes what the visitor does. */
  note(line: string): void;
  /** Speaks what has the focus now, after what was announced meanwhile. */
  focus(): Promise<void>;
  /** Waits for an announcement and speaks it. */
  hear(): Promise<void>;
};

/** Collects what live regions are given, from the first moment on. */
export function collectAnnouncements(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live], [role=alert], [role=status]');
      if (region) regions.add(region);
    }
    for (const region of regions) {
      const text = region.textContent.trim();
      const urgency = region.getAttribute('role') === 'alert' ? 'at once' : 'when there is a pause';
      if (text) heard.push(`(${urgency}) ${text}`);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Listens to a page that `collectAnnouncements` was added to before it was opened. */
export async function listen(page: Page): Promise<Listener> {
  const tree = await page.context().newCDPSession(page);
  await tree.send('Accessibility.enable');
  const lines: string[] = [];
  const take = async () => {
    const heard = await page.evaluate(() =>
      (globalThis as unknown as { heard: string[] }).heard.splice(0),
    );
    lines.push(...heard.map((text) => `  ${text}`));
    return heard.length;
  };
  return {
    lines,
    note: (line) => void lines.push(line),
    async focus() {
      await take();
      lines.push(`  ${await spokenFocus(tree)}`);
    },
    async hear() {
      await page.waitForFunction(() => (globalThis as unknown as { heard: string[] }).heard.length);
      await take();
    },
  };
}

/** The element that has the focus as a screen reader would say it: name, kind, states, description. */
async function spokenFocus(tree: CDPSession): Promise<string> {
  const { result } = await tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = (await tree.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  })) as { nodes: Node[] };
  const { role, name, description, properties = [] } = nodes[0]!;
  const of = (property: string) => properties.find((each) => each.name === property)?.value.value;
  const states = [
    of('level') && `level ${String(of('level'))}`,
    of('multiline') && 'several lines',
    of('required') && 'required',
    of('readonly') && 'read only',
    of('disabled') && 'unavailable',
    of('invalid') === 'true' && 'invalid entry',
    of('expanded') !== undefined && (of('expanded') ? 'expanded' : 'collapsed'),
    of('hasPopup') && of('hasPopup') !== 'false' && `opens a ${String(of('hasPopup'))}`,
  ].filter(Boolean);
  const said = [name?.value, role?.value, ...states, description?.value].filter(Boolean);
  return said.map(String).join(', ').replaceAll(/\s+/g, ' ');
}
