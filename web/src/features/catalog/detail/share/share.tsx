import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { usePanel } from '../../../../app/shell/panels/panels';
import { isPhone } from '../../../../browser/is-phone';
import { useBrowserFact } from '../../../../browser/use-browser-fact';
import { TOAST_DURATIONS, toast } from '../../../../ui/toast/toast-store';
import { ShareButton } from './share-button';

/** What is shared, and how. Neither is needed by the page itself. */
const menu = lazyPage(() => import('./share-menu').then(({ ShareMenu }) => ShareMenu));
const sheet = lazyPage(() => import('./share-sheet').then(({ ShareSheet }) => ShareSheet));

/** The system's share sheet where there is one, else ways to send the link: a menu, on phones a sheet. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation('catalog');
  const url = useBrowserFact(shownAddress, '');
  const bySystemSheet = useBrowserFact(() => 'share' in navigator, false);
  const onPhone = useBrowserFact(isPhone, false);

  const bySystem = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError: the sheet was closed without sharing.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: t('detail.share.failed.sharing.title'),
        description: t('detail.share.failed.sharing.text'),
        tone: 'destructive',
        duration: TOAST_DURATIONS.error,
      });
    }
  };
  if (bySystemSheet) return <ShareButton onClick={() => void bySystem()} />;
  return onPhone ? <BySheet title={title} url={url} /> : <ByMenu title={title} url={url} />;
}

type Shared = { title: string; url: string };

function ByMenu(shared: Shared) {
  const panel = usePanel(menu);
  if (panel.mounted) return <menu.Page {...shared} initiallyOpen />;
  return <ShareButton aria-haspopup="menu" aria-expanded={false} onClick={panel.show} />;
}

function BySheet(shared: Shared) {
  const panel = usePanel(sheet);
  return (
    <>
      <ShareButton aria-haspopup="dialog" onClick={panel.show} />
      {panel.mounted && <sheet.Page {...shared} open={panel.open} onClose={panel.close} />}
    </>
  );
}

/** Without what the address carries for this visit alone. */
const shownAddress = () => location.origin + location.pathname;
