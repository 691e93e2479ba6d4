import { useTranslation } from 'react-i18next';
import { SHARED_BY, type ShareWay } from '#contract/sharing';
import { recordShare } from '../../api/catalog/sharing';
import { unannounced } from '../../api/claimed-problems';
import { ignoreProblem } from '../../api/problem';
import { copyText } from '../../browser/copy-text';
import { toast, toastError } from '../../ui/toast/toast-store';
import { paths } from '../paths';
import { useAppDispatch } from '../store';

/** Sends a listing's link out by what the device itself has for that; counted when it went. Needs the texts of `sharing`. */
export function useShareLink({ listingId, title }: { listingId: string; title: string }) {
  const count = useCountShare(listingId);
  const told = useTelling();

  const copy = async () => {
    if (!(await copyText(sharedLink(listingId, 'copy')))) return told('copying');
    count('copy');
    return told('copied');
  };
  const bySystem = async () => {
    try {
      await navigator.share({ title, url: sharedLink(listingId, 'system') });
    } catch (error) {
      // AbortError: the sheet was closed without sharing.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      return told('sharing');
    }
    return count('system');
  };
  return { copy: () => void copy(), bySystem: () => void bySystem() };
}

export const hasSystemSheet = (): boolean => 'share' in navigator;

/** The address of the listing, which tells by what way it went out. */
export const sharedLink = (listingId: string, way: ShareWay): string =>
  `${location.origin}${paths.listing(listingId)}?${SHARED_BY}=${way}`;

export function useCountShare(listingId: string): (way: ShareWay) => void {
  const dispatch = useAppDispatch();
  return (way) =>
    // A share that is not counted is nobody's trouble.
    void unannounced(
      dispatch(recordShare.initiate({ id: listingId, shareBody: { way } }, { track: false })).unwrap(),
    ).catch(ignoreProblem);
}

function useTelling(): (what: 'copied' | 'copying' | 'sharing') => void {
  const { t } = useTranslation('sharing');
  return (what) => {
    if (what === 'copied') return toast({ title: t('copied.title'), description: t('copied.text') });
    return toastError({
      title: t(`failed.${what}.title`),
      description: t(`failed.${what}.text`),
    });
  };
}
