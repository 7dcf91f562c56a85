/** A page as the README’s recipe makes it: its folder, and what translators write for it. */
const words = `import { msg } from '@lingui/core/macro';

/** The page on how a mandate begins. */
export const beginning = {
  seo: {
    title: msg({
      message: 'How work together begins',
      comment: 'Page on the beginning: browser tab and search result. Max 60.',
    }),
    description: msg({
      message:
        'Three steps lie between your first message and the first day: a call, an offer in writing, and a date. You can stop after any of the three.',
      comment: 'Page on the beginning: search result. Length 120–155.',
    }),
  },
  title: msg({
    message: 'Three steps to the first day',
    comment: 'Page on the beginning: heading of the page. Max 40.',
  }),
  lead: msg({
    message: 'A call, an offer in writing, a date. You can stop after each of them.',
    comment: 'Page on the beginning: lead. Max 120.',
  }),
};
`;

const page = `import { msg } from '@lingui/core/macro';
import type { Page } from '../Page.js';

export const pages: readonly Page[] = [
  {
    name: 'beginning',
    label: msg({
      message: 'How we begin',
      comment: 'Link to the page on how work together begins, in the services menu. Max 24.',
    }),
    menu: {
      in: 'services',
      text: msg({
        message: 'Three steps between your first message and the first day.',
        comment: 'Description under the link “How we begin” in the services menu. Max 100.',
      }),
    },
    catalogs: ['beginning'],
    load: () => import('./BeginningPage.js'),
  },
];
`;

const component = `import { Actions, ButtonLink, Hero, Text } from '@advisor/ui';
import { link } from '../../sections/words.js';
import { beginning } from './words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = {
  ...beginning.seo,
  share: { title: beginning.title, figure: 'open' },
};

export default function BeginningPage({ t, href }: PageProps) {
  return (
    <Hero figure="open" title={t(beginning.title)}>
      <Text size="lead">{t(beginning.lead)}</Text>
      <Actions>
        <ButtonLink href={href('contact')}>{t(link.contactForm)}</ButtonLink>
      </Actions>
    </Hero>
  );
}
`;

export const newPage = {
  name: 'beginning',
  path: '/so-beginnt-es',
  files: {
    'site/pages/beginning/words.ts': words,
    'site/pages/beginning/page.ts': page,
    'site/pages/beginning/BeginningPage.tsx': component,
  },
};

/** What the owner adds to the first case. */
export const caseText =
  'The company paid its suppliers late, and everyone knew it. We began with the list of what was owed.';

/** By English sentence, the translations that the changes need. */
export const pageTranslations: Readonly<Record<string, { de: string; fr: string }>> = {
  'How we begin': { de: 'So beginnt es', fr: 'Pour commencer' },
  'Three steps between your first message and the first day.': {
    de: 'Drei Schritte von Ihrer ersten Nachricht zum ersten Tag.',
    fr: 'Trois étapes entre votre premier message et le premier jour.',
  },
  'How work together begins': {
    de: 'Wie die Zusammenarbeit beginnt',
    fr: 'Comment notre travail commence',
  },
  'Three steps lie between your first message and the first day: a call, an offer in writing, and a date. You can stop after any of the three.':
    {
      de: 'Drei Schritte von der ersten Nachricht zum ersten Tag: ein Gespräch, ein schriftliches Angebot, ein Termin. Nach jedem können Sie aufhören.',
      fr: 'Trois étapes mènent de votre premier message au premier jour\u00a0: un appel, une offre écrite, une date. Libre à vous d’arrêter après chacune.',
    },
  'Three steps to the first day': {
    de: 'Drei Schritte zum ersten Tag',
    fr: 'Trois étapes avant le premier jour',
  },
  'A call, an offer in writing, a date. You can stop after each of them.': {
    de: 'Ein Gespräch, ein schriftliches Angebot, ein Termin. Nach jedem Schritt können Sie aufhören.',
    fr: 'Un appel, une offre écrite, une date. Vous pouvez vous arrêter après chaque étape.',
  },
  [caseText]: {
    de: 'Das Unternehmen bezahlte seine Lieferanten zu spät, und alle wussten es. Wir begannen mit der Liste dessen, was offen war.',
    fr: 'L’entreprise payait ses fournisseurs en retard, et tout le monde le savait. Nous avons commencé par la liste des dettes.',
  },
};
