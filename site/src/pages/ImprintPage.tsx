import { imprint } from '../content/legal.js';
import type { PageProps } from './PageProps.js';

export default function ImprintPage({ t }: PageProps) {
  return <h1 tabIndex={-1}>{t(imprint.seo.title)}</h1>;
}
