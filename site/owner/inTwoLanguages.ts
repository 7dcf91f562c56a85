/** A message to the owner: a line in German, then one in English. */
export const inTwoLanguages = (de: string, en: string) => `${de}\n${en}`;
