import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pathTo } from '#contract/pages/page';
import { toast } from '../../ui/toast/toast-store';
import { useOffers } from '../app-context';
import type { LabelKey, NavEntry, NavPlace, SellMode } from '../feature';
import { paths } from '../paths';
import { useSession } from '../session/use-session';

export type ShellLink = { to: string; label: LabelKey } & Pick<NavEntry, 'icon' | 'badge'>;

/** The entries that features offer for one place of the shell, those about whoever is here with their id. */
export function useNavigation(place: NavPlace): NavEntry[] {
  const { profile } = useSession();
  const entries = useOffers((feature) => feature.nav?.filter(({ places }) => places.includes(place)));
  return entries.map((entry) => ({ ...entry, to: pathTo(entry.to, profile?.id) }));
}

export const useSellModes = (): SellMode[] => useOffers((feature) => feature.sell);

/** Keeps visitors from a page that creates a listing, and tells them the way in (spec 1, section 5). */
export function useSellGuard(): (event: MouseEvent) => void {
  const { t } = useTranslation();
  const { status } = useSession();
  return (event) => {
    if (status !== 'visitor') return;
    event.preventDefault();
    const wanted = event.currentTarget.closest('a')?.getAttribute('href');
    toast({
      title: t('sell.refused.title'),
      description: t('sell.refused.description'),
      action: {
        label: t('nav.sign-in'),
        to: `${paths.signIn}${wanted ? `?next=${encodeURIComponent(wanted)}` : ''}`,
      },
    });
  };
}

/** Marks the link of the page on screen, for assistive technology and for style. */
export function useCurrent(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (to) => (to.split('?')[0] === pathname ? 'page' : undefined);
}
