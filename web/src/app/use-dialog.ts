import { useEffect, useRef } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStillHere } from './routing/use-still-here';

type DialogState = { keepScroll: true; opened: string };

/**
 * Whether the address asks for a dialog, and how to close it without leaving the page below: `close` steps back to where
 * its link was followed, `forget` takes it off the address at once, for whoever goes on to do something else. Both leave
 * whoever has gone elsewhere where they are: what closes it may be an answer that came later.
 */
export function useDialog(parameter: string): { open: boolean; close: () => void; forget: () => void } {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: DialogState | null };
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const left = useRef<string>(null);
  // Forward brings the same entry back, to be closed once more.
  useEffect(() => {
    if (left.current !== key) left.current = null;
  }, [key]);
  const open = search.has(parameter);
  const forget = () => {
    if (!isStillHere()) return;
    const without = new URLSearchParams(search);
    without.delete(parameter);
    setSearch(without, { replace: true, state: { keepScroll: true } });
  };
  const close = () => {
    // It closes once, however often it is told to until the browser has gone back.
    if (!open || left.current === key || !isStillHere()) return;
    if (state?.opened !== parameter) return forget();
    left.current = key;
    void navigate(-1);
  };
  return { open, close, forget };
}

/** The properties of a link that opens a dialog over the page it stands on; `value` says what it is about. */
export function useDialogLink(parameter: string, value = '1'): { to: To; state: DialogState } {
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  params.set(parameter, value);
  return {
    to: { pathname, search: params.toString(), hash },
    state: { keepScroll: true, opened: parameter },
  };
}
