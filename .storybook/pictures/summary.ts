import { stripVTControlCharacters } from 'node:util';
import { differences, type Difference } from './modes.js';

type Result = {
  annotations: { type: string; description: string }[];
  errors: { message: string }[];
};

/** What `--reporter=json` writes: modes with components, as pictures.spec.ts names them. */
export type Report = {
  suites: {
    suites: {
      title: string;
      specs: { title: string; tests: { results: Result[] }[] }[];
    }[];
  }[];
};

type FoundDifference = {
  kind: Difference;
  component: string;
  story: string;
  mode: string;
};

/** The differences of one component in one mode. */
function annotationsOf({ annotations, errors }: Result) {
  // Without an annotation the test itself has ended with an error.
  if (errors.length <= annotations.length) return annotations;
  // Below its message an error lists where it has happened.
  const [description] = stripVTControlCharacters(errors.at(-1)!.message).split(/\n\n|\n +at /);
  return [...annotations, { type: 'failing', description: description! }];
}

export function differencesIn({ suites }: Report): FoundDifference[] {
  const found: FoundDifference[] = [];
  for (const { title: mode, specs } of suites.flatMap((file) => file.suites))
    for (const { title: component, tests } of specs)
      for (const { type, description } of tests.flatMap(({ results }) =>
        results.flatMap(annotationsOf),
      ))
        found.push({ kind: type as Difference, component, story: description, mode });
  return found;
}

/** Counts the differences, and lists them with the modes that show each; failures first. */
export function summarize(found: FoundDifference[], compared: string): string {
  const counts: string[] = [];
  const lines = new Map<string, string[]>();
  for (const kind of differences) {
    const ofKind = found.filter((difference) => difference.kind === kind);
    if (ofKind.length > 0) counts.push(`${ofKind.length} ${kind}`);
    for (const { component, story, mode } of ofKind) {
      const line = `- ${component} ${kind}: ${story.replace(/\s+/g, ' ')}`;
      lines.set(line, [...(lines.get(line) ?? []), mode]);
    }
  }
  return [
    `${counts.join(', ') || 'No difference'}: ${compared}.`,
    ...[...lines].map(([line, modes]) => `${line} (${modes.join(', ')})`),
  ].join('\n');
}

/** Like diff: 0 without a difference, 1 with one, 2 if a story fails. */
export const exitCodeOf = (found: FoundDifference[]): number =>
  found.some(({ kind }) => kind === 'failing') ? 2 : Math.min(found.length, 1);
