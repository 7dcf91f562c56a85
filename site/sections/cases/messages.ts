import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseName, ServiceName } from '../../routes.js';

type CaseTeaserWords = {
  /** The service that it illustrates, which the form preselects for a question about it. */
  service: ServiceName;
  /** Heading of the teaser and of the study's own page. */
  title: MessageDescriptor;
  teaser: MessageDescriptor;
};

export const caseLabels = {
  subject: msg({ message: 'Case study: {title}', comment: 'Form: subject. {title}: its heading.' }),
  heading: msg({ message: 'From my work', comment: 'Heading above case teasers. [max 30]' }),
};

export const caseTeasers = {
  restructuringCase: {
    service: 'interim',
    title: msg({
      message: 'Restructuring in a crisis',
      comment: 'Case study “Restructuring”: heading of its page and teaser. [max 64]',
    }),
    teaser: msg`Everything is urgent. Who gets an answer first?`,
  },
  growthCase: {
    service: 'interim',
    title: msg({ message: 'Growth in a carve-out', comment: 'Heading. [max 60]' }),
    teaser: msg`A financial-services business leaves its group and has to grow on its own.`,
  },
  strategyCase: {
    service: 'strategy',
    title: msg({ message: 'A strategy workshop for a concert hall', comment: 'Heading. [max 60]' }),
    teaser: msg`Music, audience and budget pull in different directions. Which gives way?`,
  },
  transferPricingCase: {
    service: 'strategy',
    title: msg({
      message: 'Transfer pricing for corporate functions',
      comment: 'Case study “Transfer pricing”: heading of its page and teaser. [max 60]',
    }),
    teaser: msg`Head office works for the whole group. What should each company pay?`,
  },
  coachingCase: {
    service: 'coaching',
    title: msg({ message: 'Executive coaching: what can’t wait', comment: 'Heading. [max 60]' }),
    teaser: msg`A decision, a conflict, a role that no longer fits. You say where we start.`,
  },
  tgroupCase: {
    service: 'training',
    title: msg({ message: 'T-Group leadership training', comment: '“T-Group”: heading. [max 60]' }),
    teaser: msg`In a T-Group, people tell you on the spot what they’d normally save for the car park.`,
  },
} satisfies Record<CaseName, CaseTeaserWords>;
