import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { langOf, type ToolbarLanguage } from './languages.js';
import { pseudo } from '../translations/pseudo.js';

type Args = Record<string, unknown>;

/** The English words made longer and accented, wherever German has other ones: the rest is no text. */
export function pseudoWording(english: unknown, german: unknown): unknown {
  if (english === german) return english;
  if (isValidElement<Args>(english)) {
    const { children, ...props } = english.props;
    const other = (isValidElement<Args>(german) ? german : english).props;
    const words = pseudoWording(children, other.children) as ReactNode;
    // Several children go in one by one, or React would ask for their keys.
    const each = Array.isArray(words) ? (words as ReactNode[]) : [words];
    return cloneElement(english, pseudoWording(props, other) as Args, ...each);
  }
  if (typeof english === 'string') return pseudo(english);
  if (Array.isArray(english)) {
    return english.map((entry, at) => pseudoWording(entry, (german as unknown[])?.[at]));
  }
  if (english && typeof english === 'object') {
    return Object.fromEntries(
      Object.entries(english).map(([name, value]) => [
        name,
        pseudoWording(value, (german as Args | undefined)?.[name]),
      ]),
    );
  }
  return english;
}

/**
 * Puts `parameters.wording` in place of the English props, except where a control was touched, and
 * in a story that is German already.
 */
export const withWording: Decorator = (Story, { args, initialArgs, globals, parameters, name }) => {
  if (name === 'Longest German') {
    document.documentElement.lang = 'de';
    return <Story />;
  }
  const language = globals.language as ToolbarLanguage;
  const wording = parameters.wording as Partial<Record<ToolbarLanguage, Args>> | undefined;
  document.documentElement.lang = langOf(language);
  // German shows which props are words at all.
  const translated = wording?.[language === 'pseudo' ? 'de' : language];
  if (!translated) return <Story />;
  const words = Object.fromEntries(
    Object.entries(translated)
      .filter(([name]) => args[name] === initialArgs[name])
      .map(([name, word]) => [
        name,
        language === 'pseudo' ? pseudoWording(args[name], word) : word,
      ]),
  );
  return <Story args={{ ...args, ...words }} />;
};
