import { useSearchParams } from 'react-router-dom';
import { OWN_LISTING_STATUSES, type OwnListingStatus } from '#contract/listings';

export type Wanted = { status?: OwnListingStatus; q?: string };

/** Which of one's listings are shown, as the address says. */
export function useWanted(): [Wanted, (change: Wanted) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (wanted: Wanted) => {
    // The address as it stands: two quick choices come before the first is drawn.
    const before = wantedIn(new URLSearchParams(window.location.search));
    const kept = Object.entries({ ...before, ...wanted }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    setSearch(new URLSearchParams(kept), { replace: true, state: { keepScroll: true } });
  };
  return [wantedIn(search), change];
}

const wantedIn = (search: URLSearchParams): Wanted => ({
  status: OWN_LISTING_STATUSES.find((known) => known === search.get('status')),
  q: search.get('q') ?? undefined,
});
