import glossaryText from '../../site/locales/glossary.json?raw';
import { languages } from '../../site/i18n/languages.js';
import { languageFacts } from '../../site/i18n/languageFacts.js';
import { formatDiagnostic } from '../../translations/Diagnostic.js';
import { readGlossary } from '../../translations/Glossary.js';
import { lintCatalogs, type Catalog } from '../../translations/lintCatalogs.js';
import { readPo } from '../../translations/po.js';
import { Table } from '../Table.js';
import { catalogs } from './catalogEntries.js';

const glossary = readGlossary(glossaryText, 'site/locales/glossary.json');

/** How many messages of some catalogs are translated and confirmed: “46 of 50”. */
function progressOf(some: readonly Catalog[], language: string): string {
  const entries = some
    .filter((catalog) => catalog.language === language)
    .flatMap(({ text }) => readPo(text).entries.filter(({ obsolete }) => !obsolete));
  const done = entries.filter(
    // English is written in the code.
    ({ translation, flags }) => language === 'en' || (translation && !flags.includes('fuzzy')),
  );
  return `${done.length} of ${entries.length}`;
}

/** Progress of each PO file in each language, and the findings of `npm run messages:check`. */
export function Coverage() {
  const findings = lintCatalogs(catalogs, glossary);
  const nameOf = ({ file }: Catalog) => file.split('/').at(-1) ?? '';
  const names = [...new Set(catalogs.map(nameOf))].toSorted();
  const row = (name: string, shown: readonly Catalog[]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {languages.map((language) => (
        <td key={language}>{progressOf(shown, language)}</td>
      ))}
    </tr>
  );

  return (
    <>
      <Table
        head={['File', ...languages.map((language) => languageFacts[language].name)]}
        foot={row('All', catalogs)}
      >
        {names.map((name) =>
          row(
            name,
            catalogs.filter((catalog) => nameOf(catalog) === name),
          ),
        )}
      </Table>
      <h2>What is left to do</h2>
      {findings.length === 0 && <p>Nothing: every message is translated and well set.</p>}
      {findings.map((finding, index) => (
        <pre key={index}>{formatDiagnostic(finding)}</pre>
      ))}
    </>
  );
}
