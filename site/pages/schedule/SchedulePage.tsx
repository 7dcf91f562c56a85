import { events } from './events.js';
import {
  Actions,
  ButtonLink,
  Columns,
  Hero,
  Ledger,
  Note,
  PriceList,
  Room,
  Stack,
  StepList,
  Text,
  VisuallyHidden,
} from '@advisor/ui';
import type { ReactNode } from 'react';
import { owner } from '../../owner.js';
import { gross, prices } from '../../sections/prices.js';
import { schedule } from './words.js';
import { seminars } from './seminars.js';
import { seminarGroup, workshop } from '../../sections/trainingFormats.js';
import { link } from '../../sections/words.js';
import { Rich } from '../../i18n/Rich.js';
import { formatNumber, formatPrice, formatRange } from '../../i18n/formatNumbers.js';
import { textAround } from '../../i18n/textAround.js';
import { useNow } from '../../i18n/useNow.js';
import { MailLink } from '../../sections/MailLink.js';
import { NextSteps } from '../../sections/NextSteps.js';
import { proofLines } from '../../sections/proofWords.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { SeminarDates } from './SeminarDates.js';

export const metadata: Metadata = {
  ...schedule.seo,
  share: { ...schedule.hero, figure: 'circle' },
  structuredData: (context) => events(context, seminars),
};

export default function SchedulePage(props: PageProps) {
  const { t, href, language, renderedAt } = props;
  const now = useNow(renderedAt);
  const { hero, details, apply, health, mail } = schedule;
  return (
    <>
      <Hero
        figure="circle"
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
        proof={t(proofLines.people)}
      >
        <Text size="lead">{t(hero.subtitle)}</Text>
        <Actions>
          <MailLink t={t} text={apply.button} mail={mail.tgroup} />
          <ButtonLink tone="quiet" href={href('contact')}>
            {t(link.contactForm)}
          </ButtonLink>
        </Actions>
      </Hero>

      <Workshop {...props} />
      <Room id="seminar" layout="split" threshold title={t(details.title)}>
        <Ledger
          entries={[
            { term: t(details.support.label), value: t(details.support.value) },
            { term: t(details.location.label), value: t(details.location.value) },
            { term: t(details.language.label), value: t(details.language.value) },
            {
              term: t(schedule.workshop.group.label),
              value: t(schedule.workshop.group.value, {
                range: formatRange(seminarGroup, language),
              }),
            },
          ]}
        />
      </Room>

      <Prices {...props} />

      <SeminarDates t={t} language={language} seminars={seminars} now={now} />

      <Room id="apply" layout="split" threshold title={t(apply.title)}>
        <Stack space={7}>
          <StepList
            steps={[
              {
                text: (
                  <Rich
                    message={apply.read}
                    components={{
                      article: <ExternalLink href={owner.articleUrl} newTab={t(link.newTab)} />,
                    }}
                  />
                ),
              },
              { text: t(apply.write) },
              { text: t(apply.talk) },
            ]}
          />
          <Note title={t(health.title)}>
            <Text>{t(health.who)}</Text>
            <Text>{t(health.tell)}</Text>
            <Text size="small" tone="muted">
              <Rich message={health.privacy} components={{ link: <a href={href('privacy')} /> }} />
            </Text>
          </Note>
          <Stack space={3}>
            <MailLink t={t} text={apply.button} mail={mail.tgroup} />
            <Text size="small" tone="muted">
              {t(apply.notBinding)}
            </Text>
          </Stack>
        </Stack>
      </Room>
    </>
  );
}

function Workshop({ t, language }: PageProps) {
  const { title, text, when, where, time, group, button } = schedule.workshop;
  return (
    <Room title={t(title)}>
      <Stack space={6}>
        <Text size="lead">{t(text)}</Text>
        <Columns>
          <Ledger
            entries={[
              { term: t(when.label), value: t(when.value) },
              { term: t(where.label), value: t(where.value) },
              { term: t(time.label), value: t(time.value, { hours: workshop.hours }) },
              {
                term: t(group.label),
                value: t(group.value, { range: formatRange(workshop.group, language) }),
              },
            ]}
          />
          <Stack space={6}>
            <NextSteps t={t} language={language} />
            <MailLink t={t} text={button} mail={schedule.mail.workshop} />
          </Stack>
        </Columns>
      </Stack>
    </Room>
  );
}

function Prices({ t, language }: PageProps) {
  const { title, individual, company, crypto, included, excluded, invoice, scholarship } =
    schedule.prices;
  const unit = owner.cryptocurrency;
  const amount = formatNumber(prices.cryptocurrency, language);
  const price = formatPrice(prices.individual, language);
  const net = formatPrice(prices.companyNet, language);
  const withVat = formatPrice(gross(prices.companyNet, prices.vatPercent), language);
  return (
    <Room title={t(title)}>
      <Stack space={7}>
        <PriceList
          prices={[
            {
              label: t(individual.label),
              amount: price,
              ...textAround(t, individual.value, 'price'),
            },
            {
              label: t(company.label),
              amount: net,
              ...textAround(t, company.value, 'price', { gross: withVat }),
            },
          ]}
        />
        <Ledger
          closed
          entries={[
            ...[included, excluded, invoice, scholarship].map(({ label, value }) => ({
              term: t(label),
              value: t(value),
            })),
            {
              term: t(crypto.label),
              value: unit ? t(crypto.value, { amount, unit }) : t(crypto.unknown, { amount }),
            },
          ]}
        />
      </Stack>
    </Room>
  );
}

/** A link inside a sentence that leaves the site. Its words come from the translated sentence. */
function ExternalLink({
  href,
  newTab,
  children,
}: {
  href: string;
  newTab: string;
  children?: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  );
}
