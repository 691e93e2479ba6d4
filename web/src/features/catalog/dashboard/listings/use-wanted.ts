import { useSearchParams } from 'react-router-dom';
import { OWN_LISTING_STATUSES, type OwnListingStatus } from '#contract/listings';

export type Wanted = { status?: OwnListingStatus; q?: string };

/** Which of one's listings are shown, as the address says. */
export function useWanted(): [Wanted, (change: Wanted) => void] {
  const [search, setSearch] = useSearchParams();
  const status = OWN_LISTING_STATUSES.find((known) => known === search.get('status'));
  const q = search.get('q') ?? undefined;
  const change = (wanted: Wanted) => {
    const kept = Object.entries({ status, q, ...wanted }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    setSearch(new URLSearchParams(kept), { replace: true, state: { keepScroll: true } });
  };
  return [{ status, q }, change];
}
