import { answerPageKinds, type AnswerPageKind } from '@advisor/contact';
import { localizedPath } from '../i18n/href.js';
import { languages, type Language } from '../i18n/languages.js';
import { formErrorRoute, hiddenRoutes, routes, type Route } from '../pages/routes.js';

/** A page to be rendered: one route in one language. */
export type PageOrder = {
  route: Route;
  language: Language;
  /** Where it answers, its language's prefix included. */
  path: string;
  /** Which of its faces a form error page shows. */
  formError?: AnswerPageKind;
};

/** Every page that has an address, in every language, the hidden ones last. */
export const pageOrders: readonly PageOrder[] = [...routes, ...hiddenRoutes].flatMap((route) =>
  languages.map((language) => ({ route, language, path: localizedPath(route.path, language) })),
);

/** Every answer to a form that was sent without JavaScript and not accepted. */
export const formErrorOrders: readonly (PageOrder & { formError: AnswerPageKind })[] =
  languages.flatMap((language) =>
    answerPageKinds.map((formError) => ({
      route: formErrorRoute,
      language,
      path: localizedPath(formErrorRoute.path, language),
      formError,
    })),
  );
