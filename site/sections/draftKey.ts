/** The only key that the site keeps in session storage, which ends with the tab. */
export const draftKey = 'contactDraft';
