import { NotFound } from '@advisor/ui';
import { notFound } from './words.js';
import { Rich } from '../../i18n/Rich.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = notFound.seo;

export default function NotFoundPage({ t, href }: PageProps) {
  return (
    <NotFound
      title={t(notFound.title)}
      text={<Rich message={notFound.text} components={{ link: <a href={href('contact')} /> }} />}
      home={{ href: href('home'), label: t(notFound.home) }}
    />
  );
}
