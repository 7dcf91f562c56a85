import { msg } from '@lingui/core/macro';

export const stats = {
  label: msg({ message: 'In figures', comment: 'Spoken name of the facts.' }),
};

export const facts = {
  board: {
    value: msg({ message: 'Since 2010', comment: 'Five facts: fact 1, large. [max 16]' }),
    label: msg({ message: 'board or director roles', comment: 'Fact 1: since 2010. [max 40]' }),
  },
  practice: {
    value: msg({ message: 'Since 2012', comment: 'Five facts: fact 2, large. [max 16]' }),
    label: msg({ message: 'working with group dynamics', comment: 'Fact 2: since 2012. [max 40]' }),
  },
  crisis: {
    value: msg({ message: 'More than 100', comment: 'Fact 3, large: its employees. [max 16]' }),
    label: msg({
      message: 'employees led through a crisis as interim CEO',
      comment: 'Fact 3, small. [max 56]',
    }),
  },
  stable: {
    value: msg({ message: 'Within 6 months', comment: 'Five facts: fact 4, large. [max 16]' }),
    label: msg({ message: 'a company’s finances stabilised', comment: 'Fact 4, small. [max 40]' }),
  },
  growth: {
    value: msg({ message: 'More than 2×', comment: 'Fact 5, large; × means “times”. [max 16]' }),
    label: msg({
      message: 'revenue and profit in a carve-out',
      comment: 'Fact 5, small, read on from the large “More than 2×”. [max 56]',
    }),
  },
};
