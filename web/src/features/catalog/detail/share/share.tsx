import { lazyPage } from '../../../../app/routing/lazy-page';
import { usePanel } from '../../../../app/shell/panels/panels';
import { isPhone } from '../../../../browser/is-phone';
import { useBrowserFact } from '../../../../browser/use-browser-fact';
import { loadTexts } from '../../../../i18n/i18n';
import { ShareButton } from './share-button';

export type Shared = { listingId: string; title: string };

/** What is shared, and how. Neither is needed by the page itself. */
const menu = lazyPage(() => withTexts(import('./share-menu').then(({ ShareMenu }) => ShareMenu)));
const sheet = lazyPage(() => withTexts(import('./share-sheet').then(({ ShareSheet }) => ShareSheet)));

/** Ways to send the link: a menu, on phones a sheet. */
export function Share(shared: Shared) {
  const onPhone = useBrowserFact(isPhone, false);
  return onPhone ? <BySheet {...shared} /> : <ByMenu {...shared} />;
}

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

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  await loadTexts(['sharing']);
  return part;
}
