/** What a browser has to be able to do here; Playwright's `Browser` is one. */
export type Closable = { close: () => Promise<unknown> };

export type SteadyBrowser<Browser> = {
  /**
   * Runs `work` with the browser. One that has not finished by the deadline hangs: it is ended, named
   * on the console, and `work` runs once more in a new browser.
   *
   * @param what - what it does, for the sentence on the console: an address, for example
   * @throws what `work` throws; after two browsers that hang, a sentence that says so
   */
  run: <Result>(what: string, work: (browser: Browser) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

class Hangs extends Error {}

/**
 * A browser that is started when it is first used, and anew when it hangs. Playwright has no limit of
 * time for most of what a page is asked, and a hook of the test runner a long one.
 *
 * @param deadline - in ms; far more than any work needs on a slow machine
 */
export function steadyBrowser<Browser extends Closable>(
  launch: () => Promise<Browser>,
  deadline: number,
): SteadyBrowser<Browser> {
  let current: Promise<Browser> | undefined;

  async function run<Result>(
    what: string,
    work: (browser: Browser) => Promise<Result>,
    again = true,
  ) {
    const mine = (current ??= launch());
    try {
      return await within(deadline, mine.then(work), what);
    } catch (error) {
      if (error instanceof Hangs && current === mine) {
        current = undefined;
        // Not waited for: Playwright kills it after 30 s if it does not end by itself.
        mine.then((browser) => browser.close()).catch(() => {});
      }
      // The work of another worker fails with the browser that this one shared with it.
      if (current === mine || !again) throw error;
      console.warn(`${what}: ${(error as Error).message} Trying once more in a new browser.`);
      return run(what, work, false);
    }
  }

  return {
    run,
    async close() {
      const last = current;
      current = undefined;
      await within(deadline, Promise.resolve(last?.then((browser) => browser.close())), 'The end');
    },
  };
}

async function within<Result>(deadline: number, work: Promise<Result>, what: string) {
  let timer: NodeJS.Timeout;
  const end = new Promise<never>((_, reject) => {
    const sentence = `The browser hangs at ${what}: no end after ${deadline / 1000} s.`;
    timer = setTimeout(() => reject(new Hangs(sentence)), deadline);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
