import { mailtoHref } from '@advisor/contract/mailtoHref';
import type { TableOfContentsItem } from '@advisor/ui';
import {
  Children,
  createContext,
  isValidElement,
  useContext,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { PageProps } from '../../PageProps.js';
import { isMissing, isPlaceholder, type Fact } from '../../owner/fact.js';
import { OwnerFact } from '../../owner/OwnerFact.js';
import type { LegalFacts } from './legalFacts.js';
import { PhoneLink } from '../../sections/links.js';

/** A legal document, compiled from MDX: a function of the facts and the components for its tags. */
export type LegalDocument = (
  props: LegalFacts & { components: Record<string, ComponentType<never>> },
) => ReactElement;

type Legal = Pick<PageProps, 't' | 'href'> & { facts: LegalFacts };

const LegalContext = createContext<Legal | null>(null);

export function legalText(document: LegalDocument, legal: Legal): ReactElement {
  return <LegalContext value={legal}>{document({ ...legal.facts, components })}</LegalContext>;
}

type Content = { children?: ReactNode };

function FactOf({ name }: { name: string }) {
  const { facts, t } = useContext(LegalContext)!;
  if (!(name in facts))
    throw new Error(
      `<Fact name="${name}" />: a legal document knows ${Object.keys(facts).join(', ')}.`,
    );
  const fact = facts[name as keyof LegalFacts] as Fact | undefined;
  if (fact === undefined) return null;
  if (isMissing(fact) || isPlaceholder(fact)) return <OwnerFact fact={fact} t={t} />;
  if (/^[^\s@]+@[^\s@]+$/.test(fact)) return <a href={mailtoHref(fact)}>{fact}</a>;
  if (/^\+[\d ()/-]+$/.test(fact)) return <PhoneLink phone={fact} />;
  return /^https:\/\/\S+$/.test(fact) ? <a href={fact}>{fact}</a> : fact;
}

function ContactLink({ children }: Content) {
  return <a href={useContext(LegalContext)!.href('contact')}>{children}</a>;
}

type Condition = Content & { is: unknown };

function If({ is, children }: Condition) {
  return is ? children : null;
}

/** “1.” and “Wer verantwortlich ist”; not every heading has a number. */
function headingParts(heading: ReactNode) {
  const [, number, label] = /^(?:(\d+\.)\s)?(.*)/.exec(String(heading))!;
  return { number, label: label! };
}

function Heading({ children }: Content) {
  const { number, label } = headingParts(children);
  return (
    <h2 id={anchor(children)}>
      {number && <span>{number}</span>} {label}
    </h2>
  );
}

const components = { Fact: FactOf, If, ContactLink, h2: Heading };

export function headings(text: ReactNode): TableOfContentsItem[] {
  return Children.toArray(text).flatMap((element) => {
    if (!isValidElement<Partial<Condition>>(element)) return [];
    const { children, is } = element.props;
    if (element.type === Heading)
      return [{ href: `#${anchor(children)}`, ...headingParts(children) }];
    return element.type === If && !is ? [] : headings(children);
  });
}

/** A heading's `id`: “1. Wer verantwortlich ist” becomes `wer-verantwortlich-ist`. */
function anchor(heading: ReactNode): string {
  return String(heading)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00ad\u2060]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[\d-]+|-$/g, '');
}
