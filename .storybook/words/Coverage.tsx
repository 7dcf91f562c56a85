import { useEffect, useState } from 'react';
import glossaryText from '../../site/locales/glossary.json?raw';
import { languages, type Language } from '../../site/i18n/languages.js';
import { languageFacts } from '../../site/i18n/languageFacts.js';
import type { Finding } from '../../translations/Finding.js';
import { formatFinding } from '../../translations/formatFinding.js';
import { readGlossary } from '../../translations/Glossary.js';
import { lintCatalogs, type Catalog } from '../../translations/lintCatalogs.js';
import { readPo } from '../../translations/po.js';
import { catalogTexts } from './catalogEntries.js';

/** How far a PO file is. */
type Progress = {
  messages: number;
  missing: number;
  fuzzy: number;
  offBudget: number;
  other: number;
};

async function readCatalogs(): Promise<Catalog[]> {
  return [...(await catalogTexts())].map(([file, text]) => {
    const [, language = '', name = ''] = /([^/]+)\/([^/]+)\.po$/.exec(file) ?? [];
    return { file, name, language, text };
  });
}

/** The columns are the linter's own findings, so that this page and the check never disagree. */
function progressOf({ file, text }: Catalog, findings: readonly Finding[]): Progress {
  const mine = findings.filter((finding) => finding.file === file);
  const count = (rule: string) => mine.filter((finding) => finding.rule === rule).length;
  const counts = {
    missing: count('missing-translation'),
    fuzzy: count('fuzzy'),
    offBudget: count('length'),
  };
  const named = counts.missing + counts.fuzzy + counts.offBudget;
  const messages = readPo(text).entries.filter(({ obsolete }) => !obsolete).length;
  return { messages, ...counts, other: mine.length - named };
}

function Cell({ progress }: { progress: Progress | undefined }) {
  if (!progress) return <td>no file</td>;
  const { messages, missing, fuzzy, offBudget, other } = progress;
  const open = [
    missing > 0 && `${missing} missing`,
    fuzzy > 0 && `${fuzzy} to be confirmed`,
    offBudget > 0 && `${offBudget} off their length`,
    other > 0 && `${other} other findings`,
  ].filter(Boolean);
  return (
    <td>
      {messages - missing - fuzzy} of {messages}
      {open.length > 0 && <strong>: {open.join(', ')}</strong>}
    </td>
  );
}

/** How far each PO file is in each language, and what is left to do. */
export function Coverage() {
  const [catalogs, setCatalogs] = useState<readonly Catalog[]>([]);
  useEffect(() => void readCatalogs().then(setCatalogs), []);
  if (catalogs.length === 0) return <p>Reading the catalogs …</p>;

  const glossary = readGlossary(glossaryText, 'site/locales/glossary.json');
  const findings = lintCatalogs(catalogs, { sourceLanguage: 'en', glossary });
  const nameOf = ({ file }: Catalog) => file.split('/').at(-1)!.replace('.po', '');
  const names = [...new Set(catalogs.map(nameOf))].toSorted();
  const cell = (name: string, language: Language) => {
    const catalog = catalogs.find((one) => nameOf(one) === name && one.language === language);
    return catalog && progressOf(catalog, findings);
  };
  const total = (language: Language) =>
    names
      .map((name) => cell(name, language))
      .reduce<Progress>((sum, each) => (each ? add(sum, each) : sum), nothing);

  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {languageFacts[language].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}.po</th>
              {languages.map((language) => (
                <Cell key={language} progress={cell(name, language)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            {languages.map((language) => (
              <Cell key={language} progress={total(language)} />
            ))}
          </tr>
        </tfoot>
      </table>
      <h2>What is left to do</h2>
      {findings.length === 0 && <p>Nothing: every message is translated and well set.</p>}
      {findings.map((finding, index) => (
        <pre key={index}>{formatFinding(finding)}</pre>
      ))}
    </>
  );
}

const nothing: Progress = { messages: 0, missing: 0, fuzzy: 0, offBudget: 0, other: 0 };

function add(one: Progress, other: Progress): Progress {
  return {
    messages: one.messages + other.messages,
    missing: one.missing + other.missing,
    fuzzy: one.fuzzy + other.fuzzy,
    offBudget: one.offBudget + other.offBudget,
    other: one.other + other.other,
  };
}
