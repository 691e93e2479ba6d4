import { Sparkles } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { listingPage } from '#contract/pages/catalog';
import { assistantPage, supportPage } from '#contract/pages/community';
import { useTalkOf } from '../../../../api/community/assistant-talk';
import { PartBoundary } from '../../../../app/problems/part-boundary';
import { fetchAhead, lazyPage } from '../../../../app/routing/lazy-page';
import { useSession } from '../../../../app/session/use-session';
import { loadTexts } from '../../../../i18n/i18n';
import { classes } from '../../../../ui/classes';
import styles from './floating.module.css';
import { useHidden } from './hidden';
import type { PanelProps } from './panel';
import { useScrolledDown } from './use-scrolled-down';

const panel = lazyPage<PanelProps>(async () => {
  const [{ Panel }] = await Promise.all([import('./panel'), loadTexts(['assistant', 'community-errors'])]);
  return Panel;
});

/** Where one has the assistant before one anyway. */
const OWN_PAGES: readonly string[] = [assistantPage.path, supportPage.path, supportPage.also];

export type WidgetState = 'collapsed' | 'open' | 'minimised';

/** The assistant's button, and its panel over the page. */
export function Floating() {
  const { t } = useTranslation('assistant-button');
  const { pathname } = useLocation();
  const { status, profile } = useSession();
  const [state, setState] = useState<WidgetState>('collapsed');
  const hidden = useHidden();
  const away = useScrolledDown();
  const button = useRef<HTMLButtonElement>(null);
  useTalkOf(status === 'unknown' ? undefined : (profile?.id ?? null));
  if (OWN_PAGES.includes(pathname)) return null;

  const change = (next: WidgetState) => {
    setState(next);
    if (next === 'collapsed') requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className={classes(styles.place, hidden && styles.hidden, away && styles.away)}>
      {state === 'collapsed' ? (
        <button
          ref={button}
          type="button"
          className={styles.bubble}
          aria-label={t('open')}
          title={t('open')}
          aria-haspopup="dialog"
          onPointerEnter={() => void fetchAhead(panel)}
          onClick={() => setState('open')}
        >
          <Sparkles aria-hidden="true" />
        </button>
      ) : (
        <PartBoundary>
          <Suspense fallback={<div className={classes(styles.bubble, styles.coming)} />}>
            <panel.Page
              state={state}
              onChange={change}
              listingId={matchPath(listingPage.path, pathname)?.params.id}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
