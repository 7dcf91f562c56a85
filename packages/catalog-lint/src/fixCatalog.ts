import { applyRule, messagesOf, type Catalog } from './lintCatalogs.js';
import { editPo, type Edit } from './po/editPo.js';
import type { PoText } from './po/PoFile.js';
import { rules } from './rules.js';
import type { Project } from './Rule.js';

/** One rule may uncover the next (quotation marks, then the spaces inside them), but not for ever. */
const mostRounds = 12;

/**
 * Mends what is mechanical in a catalog and gives back its text; all other bytes are as they were.
 * Catalogs of the source language come back unchanged: their texts stand in the code.
 */
export function fixCatalog(catalog: Catalog, project: Project): string {
  if (catalog.language === project.sourceLanguage) return catalog.text;
  let { text } = catalog;
  for (let round = 0; round < mostRounds; round += 1) {
    const work = findEdits({ ...catalog, text }, project);
    if (work.length === 0) break;
    for (const { target, edits } of work.toReversed()) text = editPo(text, target, edits);
  }
  return text;
}

/** For each message the edits of the first rule that has any, in the order of the file. */
function findEdits(catalog: Catalog, project: Project): { target: PoText; edits: Edit[] }[] {
  return messagesOf(catalog, project).flatMap((message) => {
    for (const rule of rules) {
      const remarks = [...applyRule(rule, message, project)];
      const edits = withoutOverlap(remarks.flatMap((remark) => remark.edits ?? []));
      if (edits.length > 0) return [{ target: message.entry.translation, edits }];
    }
    return [];
  });
}

/** What overlaps waits for the next round. */
function withoutOverlap(edits: readonly Edit[]): Edit[] {
  let end = -1;
  return edits
    .toSorted((a, b) => a.start - b.start)
    .filter((edit) => {
      const free = edit.start >= end;
      if (free) end = edit.end;
      return free;
    });
}
