import {
  Actions,
  Columns,
  Comparison,
  CallToAction,
  DescriptionList,
  Heading,
  Hero,
  Icon,
  Section,
  Stack,
  Stats,
  Steps,
  Text,
  VisuallyHidden,
} from '@advisor/ui';
import { HeroFigure, SeatingPlan, SeminarDays } from '@advisor/ui/blocks';
import { useLayoutEffect, useState, type ComponentProps } from 'react';
import { owner } from '../../owner.yaml';
import { ReplySignature } from '../../sections/terms/ReplySignature.js';
import { prices } from '../../prices.yaml';
import { schedule } from './messages.js';
import { seminars, type Seminar } from '../../seminars.yaml';
import { courses, seminarPrices } from '../../courses/courses.js';
import { compared, group, seminar, time, workshop } from '../../courses/messages.js';
import { linkLabels } from '../../sections/messages.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import { formatNumber, formatRange } from '../../i18n/formatNumbers.js';
import { joinSentences, translateAll } from '../../i18n/translate.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';
import { OwnerFact } from '../../owner/OwnerFact.js';
import { hasBegun, seminarHours, seminarMonths } from './seminar.js';
import { SeminarDates, seminarDays } from './SeminarDates.js';
import { EmailLink, FormLink, MailLink } from '../../sections/links.js';

export const metadata: Metadata = {
  ...schedule.seo,
  breadcrumb: linkLabels.schedule,
};

export default function SchedulePage({ renderedAt, ...page }: PageProps) {
  const { t, href, language } = page;
  // Hydration needs the time of the build, as in the HTML; afterwards the visitor's clock applies.
  const [now, setNow] = useState(new Date(renderedAt));
  useLayoutEffect(() => setNow(new Date()), []);
  const { hero, next, closing } = schedule;
  const upcoming = seminars.filter((dated) => !hasBegun(dated, now));
  const featured = upcoming[0] ?? seminars.at(-1);
  const areDatesSet = upcoming.length > 0;
  const action = areDatesSet
    ? { text: schedule.apply.button, mail: schedule.mail.tgroup }
    : { text: next.button, mail: schedule.mail.newDates };
  return (
    <>
      <Hero
        figureSize={featured ? 'wide' : 'medium'}
        figure={
          featured ? (
            <SeminarDays
              days={seminarDays(featured, areDatesSet, page)}
              label={t(schedule.seminars.days)}
            />
          ) : (
            <HeroFigure name="open" />
          )
        }
        eyebrow={t(areDatesSet ? hero.eyebrow : next.tell)}
        title={t(hero.title)}
        text={t(areDatesSet ? hero.text : next.none)}
        note={!areDatesSet && t(hero.text)}
        actions={
          <>
            <MailLink t={t} {...action} />
            <FormLink t={t} href={href} service="training" tone="quiet" />
          </>
        }
      />
      <SeminarDates t={t} language={language} seminars={seminars} now={now} show="current" />
      <Offers t={t} language={language} featured={featured} upcoming={upcoming} action={action} />
      <Prices t={t} language={language} />
      <Application t={t} href={href} intro={!areDatesSet && t(schedule.apply.early)} />
      <SeminarDates t={t} language={language} seminars={seminars} now={now} show="past" />
      <CallToAction
        leaf="start"
        title={t(closing.title)}
        signature={<ReplySignature t={t} language={language} />}
        text={t(closing.text)}
        actions={
          <>
            <FormLink t={t} href={href} service="training" />
            <EmailLink t={t} actionSize="regular" />
          </>
        }
      />
    </>
  );
}

type OffersProps = Pick<PageProps, 't' | 'language'> & {
  /** The next seminar or, if none is upcoming, the last. */
  featured: Seminar | undefined;
  upcoming: readonly Seminar[];
  action: Pick<ComponentProps<typeof MailLink>, 'text' | 'mail'>;
};

function Offers({ t, language, featured, upcoming, action }: OffersProps) {
  const { details, mail, next } = schedule;
  const { when, text, button, language: workshopLanguage } = schedule.workshop;
  const { where } = workshop;
  const size = (range: readonly [number, number]) =>
    t(group.value, { range: formatRange(range, language) });
  const hours = featured && seminarHours(featured, language);
  const months = seminarMonths(upcoming, language).join(', ');
  return (
    <Section space="medium" title={t(compared)}>
      <Comparison
        label={t(compared)}
        offers={[
          {
            title: t(workshop.title),
            text: t(text),
            action: <MailLink t={t} text={button} mail={mail.workshop} tone="outline" />,
          },
          {
            title: t(details.title),
            text: joinSentences(t(seminar.sessions), hours && t(details.hours, hours)),
            action: <MailLink t={t} {...action} tone="outline" />,
          },
        ]}
        rows={[
          { term: t(when.label), values: [t(when.value), months || t(next.tell)] },
          {
            term: t(time.label),
            values: [t(time.value, { hours: courses.workshop.hours }), t(details.time)],
          },
          { term: t(where.label), values: [t(where.value), t(details.where)] },
          {
            term: t(seminar.language.label),
            values: [t(workshopLanguage), t(seminar.language.value)],
          },
          {
            term: t(group.label),
            values: [size(courses.workshop.participants), size(courses.seminar.participants)],
          },
        ]}
      />
    </Section>
  );
}

function Prices({ t, language }: Pick<PageProps, 't' | 'language'>) {
  const { title, conditions, crypto } = schedule.costs;
  const { cryptocurrency: currency } = owner;
  const { cryptocurrencyAmount: amount } = prices;
  const unit = currency && <OwnerFact fact={currency} t={t} />;
  const cryptoPrice = unit &&
    amount && {
      value: formatNumber(amount, language),
      label: <RichMessage message={crypto} values={{ unit }} />,
    };
  return (
    <Section ground="plane" space="medium" title={t(title)}>
      <Stack space={6}>
        <Stats
          label={t(title)}
          size="large"
          stats={[...seminarPrices(t, language), ...(cryptoPrice ? [cryptoPrice] : [])]}
        />
        <DescriptionList items={translateAll(t, conditions)} />
      </Stack>
    </Section>
  );
}

function Application({
  t,
  href,
  intro,
}: Pick<PageProps, 't' | 'href'> & { intro: string | false }) {
  const { apply, health } = schedule;
  const { read, write, talk } = apply;
  const article = <ExternalLink href={owner.articleUrl} newTabLabel={t(linkLabels.newTab)} />;
  return (
    <>
      <Section layout="split" ground="sunken" space="medium" title={t(apply.title)} intro={intro}>
        <Steps
          steps={[
            {
              title: t(read.title),
              text: <RichMessage message={read.text} components={{ article }} />,
            },
            ...translateAll(t, [write, talk]),
          ]}
        />
      </Section>
      <Section space="medium">
        <Columns>
          <Stack space={5}>
            <Heading level={2} size="h2Small">
              {t(health.title)}
            </Heading>
            <Text size="lead">{t(health.who)}</Text>
            <Text size="lead">{t(health.tell)}</Text>
            <Text tone="muted">
              <RichMessage
                message={health.privacy}
                components={{ link: <a href={href('privacy')} /> }}
              />
            </Text>
            <Actions>
              <MailLink t={t} text={apply.button} mail={schedule.mail.tgroup} />
            </Actions>
          </Stack>
          <SeatingPlan />
        </Columns>
      </Section>
    </>
  );
}

/** A link to another site inside a sentence, which provides its text. */
function ExternalLink({
  newTabLabel,
  children,
  ...props
}: ComponentProps<'a'> & { newTabLabel: string }) {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      {'\u2060'}
      <Icon name="arrowOut" />
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
