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
import type { ComponentProps } from 'react';
import { owner } from '../../owner.yaml';
import { prices } from '../../prices.yaml';
import { gross } from '../../sections/gross.js';
import { schedule } from './words.js';
import { seminars } from '../../seminars.yaml';
import { formats, seminarGroup, workshop } from '../../sections/trainingFormats.js';
import { link } from '../../sections/words.js';
import { Rich } from '../../i18n/Rich.js';
import { formatNumber, formatPrice, formatRange } from '../../i18n/formatNumbers.js';
import { textAround } from '../../i18n/textAround.js';
import { useNow } from '../../i18n/useNow.js';
import { ledgerEntry } from '../../sections/ledgerEntry.js';
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
            ledgerEntry(t, details.support),
            ledgerEntry(t, details.location),
            ledgerEntry(t, details.language),
            ledgerEntry(t, formats.group, { range: formatRange(seminarGroup, language) }),
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
  const { text, when, button } = schedule.workshop;
  const { title, where, time, group } = formats;
  return (
    <Room title={t(title)}>
      <Stack space={6}>
        <Text size="lead">{t(text)}</Text>
        <Columns>
          <Ledger
            entries={[
              ledgerEntry(t, when),
              ledgerEntry(t, where),
              ledgerEntry(t, time, { hours: workshop.hours }),
              ledgerEntry(t, group, { range: formatRange(workshop.group, language) }),
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
  const { title, crypto, included, excluded, invoice, scholarship } = schedule.prices;
  const { individual, company } = formats;
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
            ...[included, excluded, invoice, scholarship].map((each) => ledgerEntry(t, each)),
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
function ExternalLink({ newTab, children, ...props }: ComponentProps<'a'> & { newTab: string }) {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  );
}
