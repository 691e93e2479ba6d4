import { useTranslation } from 'react-i18next';
import { toast } from '../../../../ui/toast/toast-store';

/** Hands a listing to the device's own way of sharing, or its address to the clipboard. */
export function useShare(): (title: string, path: string) => Promise<void> {
  const { t } = useTranslation('feed');
  return async (title, path) => {
    const url = location.origin + path;
    if ('share' in navigator) {
      // Who closes the sheet has changed their mind.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await writeText(url).then(
      () => toast({ title: t('copied') }),
      () => toast({ title: t('copy-failed'), tone: 'destructive' }),
    );
  };
}

/** An insecure page has no clipboard at all. */
const writeText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
