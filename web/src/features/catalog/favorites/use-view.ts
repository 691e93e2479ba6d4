import { useState } from 'react';
import { readStored, store } from '../../../browser/storage';

export const VIEWS = ['grid', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** Local storage: how this browser shows favorites. */
const KEY = 'favorites_view';

export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => VIEWS.find((known) => known === readStored(KEY)) ?? 'grid');
  const choose = (chosen: View) => {
    store(KEY, chosen);
    setView(chosen);
  };
  return [view, choose];
}
