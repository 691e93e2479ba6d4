import { type To, useLocation, useSearchParams } from 'react-router-dom';

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
