import { useSyncExternalStore } from 'react';
import { KeptValues } from '../../../../browser/kept-values';

let kept: KeptValues<boolean> | undefined;

/** Whether the widget is hidden in this browser (spec 2, section 4): on wide screens alone. The server, which loads this too, has no browser. */
const inBrowser = () => (kept ??= new KeptValues<boolean>('aiChatHidden', false));

export const useHidden = () =>
  useSyncExternalStore(
    (changed) => inBrowser().subscribe(changed),
    () => inBrowser().get(''),
    () => false,
  );

export const hideAssistant = (hidden: boolean): void => inBrowser().set('', hidden || null);
