/** What Chromium's trace tells of a piece of work, times in µs. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** By the clock. */
  dur?: number;
  /** By the processor: without what the task waited for others. */
  tdur?: number;
  args?: { beginData?: { url?: string } };
};

/** The longest task of a page's main thread while it loaded, in words. */
export function longestTask(events: readonly TraceEvent[], url: string): string {
  const main = events.find(
    ({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url,
  );
  const work = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid,
  );
  const [task] = work.filter(({ name }) => name === 'RunTask').toSorted(byClock);
  if (!task) return 'no trace of its main thread';
  const parts = work.filter(
    (part) =>
      part.name !== 'RunTask' &&
      part.ts >= task.ts &&
      part.ts + (part.dur ?? 0) <= task.ts + task.dur!,
  );
  const named = parts.toSorted(byClock).slice(0, 3);
  return (
    `longest task ${milliseconds(task.dur)} ms by the clock, ${milliseconds(task.tdur)} by the ` +
    `processor: ${named.map(({ name, dur }) => `${name} ${milliseconds(dur)}`).join(', ')}`
  );
}

const byClock = (one: TraceEvent, other: TraceEvent) => (other.dur ?? 0) - (one.dur ?? 0);
const milliseconds = (microseconds = 0) => (microseconds / 1000).toFixed(0);
