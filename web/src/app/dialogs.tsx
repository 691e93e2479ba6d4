import { Suspense, useState } from 'react';
import { type To, useLocation, useSearchParams } from 'react-router-dom';
import { useDialogs } from './app-context';
import type { AppDialog } from './routes';

/** The dialogs of all features, each open while the address carries its parameter: `?guest=1`. */
export function Dialogs() {
  return useDialogs().map((dialog) => <Slot key={dialog.parameter} {...dialog} />);
}

function Slot({ parameter, Page }: AppDialog) {
  const { open } = useDialog(parameter);
  // Once wanted it stays mounted: a dialog that vanishes could not give the focus back.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

/** Whether the address asks for a dialog, and how to close it without leaving the page below. */
export function useDialog(parameter: string): { open: boolean; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const close = () => {
    const without = new URLSearchParams(search);
    without.delete(parameter);
    setSearch(without, { replace: true, state: { keepScroll: true } });
  };
  return { open: search.has(parameter), close };
}

/** The properties of a link that opens a dialog over the page it stands on. */
export function useDialogLink(parameter: string): { to: To; state: { keepScroll: true } } {
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  params.set(parameter, '1');
  return { to: { pathname, search: params.toString(), hash }, state: { keepScroll: true } };
}
