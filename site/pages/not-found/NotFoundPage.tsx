import { NotFound } from '@advisor/ui';
import { notFound } from './words.js';
import { Rich } from '../../i18n/Rich.js';
import type { PageProps } from '../../engine/PageProps.js';

export default function NotFoundPage({ t, href }: PageProps) {
  return (
    <NotFound
      title={t(notFound.title)}
      text={<Rich message={notFound.text} components={{ link: <a href={href('/kontakt')} /> }} />}
      home={{ href: href('/'), text: t(notFound.home) }}
    />
  );
}
