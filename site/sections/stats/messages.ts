import { msg } from '@lingui/core/macro';

export const stats = {
  label: msg({ message: 'In figures', comment: 'Spoken name of the facts.' }),
};

export const keyNumbers = {
  board: {
    value: msg({ message: 'Since <n>2010</n>', comment: 'Fact 1 of 5; <n> is large. [max 16]' }),
    label: msg({ message: 'in executive or board roles', comment: 'Fact 1: since 2010. [max 40]' }),
  },
  practice: {
    value: msg({ message: 'Since <n>2012</n>', comment: 'Fact 2 of 5; <n> is large. [max 16]' }),
    label: msg({ message: 'working with group dynamics', comment: 'Fact 2: since 2012. [max 40]' }),
  },
  crisis: {
    value: msg({ message: 'More than <n>100</n>', comment: 'Fact 3: employees. [max 16]' }),
    label: msg({
      message: 'employees led through a crisis as interim CEO',
      comment: 'Fact 3, small. [max 56]',
    }),
  },
  stable: {
    value: msg({ message: 'Within <n>6</n> months', comment: 'Fact 4 of 5. [max 16]' }),
    label: msg({
      message: 'a company’s finances stabilised',
      comment: 'Fact 4, small. [max 40]',
    }),
  },
  growth: {
    value: msg({ message: 'More than <n>2×</n>', comment: 'Fact 5; × means “times”. [max 16]' }),
    label: msg({
      message: 'the original revenue and profit, in a carve-out',
      comment: 'Fact 5, small, read on from the large “More than 2×”. [max 56]',
    }),
  },
};
