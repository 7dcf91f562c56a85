import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { themeOf } from './theme.js';

const channel = () => window.__STORYBOOK_ADDONS_CHANNEL__;
const subscribe = (changed: () => void) => {
  channel().on('globalsUpdated', changed);
  return () => channel().off('globalsUpdated', changed);
};
/** Events also carry the globals of embedded frames. */
const chosenScheme = (): string =>
  window.__STORYBOOK_PREVIEW__.storyStoreValue!.userGlobals.get()['theme'];

/** Documentation in the toolbar's colour scheme. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props} theme={themeOf(useSyncExternalStore(subscribe, chosenScheme))} />
  );
}
