import { useEffect, useSyncExternalStore } from 'react';
import { type Place, useChoosePlaceMutation, useOwnPlaceQuery } from '../../../api/catalog/places.gen';
import { ignoreProblem } from '../../../api/problem';
import { useSession } from '../../../app/session/use-session';
import { keepPlace, keptPlace } from '../../../browser/kept-place';

const listeners = new Set<() => void>();
let known = keptPlace();

const read = () => {
  const kept = keptPlace();
  // The same object as long as it is the same place.
  if (kept?.id !== known?.id || (kept === null) !== (known === null)) known = kept;
  return known;
};
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};
const keep = (place: Place | null) => {
  keepPlace(place);
  for (const changed of listeners) changed();
};

/** Where the reader is, coarsely: as chosen in this browser, or else on their profile, which is told what is chosen. */
export function useReaderPlace() {
  const kept = useSyncExternalStore(subscribe, read, () => undefined);
  const signedIn = useSession().profile !== null;
  const { data, isLoading } = useOwnPlaceQuery(undefined, { skip: !signedIn });
  const [save] = useChoosePlaceMutation();
  const own = signedIn && kept === undefined ? data?.place : null;
  useEffect(() => {
    if (own) keep(own);
  }, [own]);

  const choose = async (place: Place | null) => {
    keep(place);
    if (!signedIn) return;
    try {
      await save({ choosePlaceBody: { id: place?.id ?? null } }).unwrap();
    } catch (error) {
      // A toast says why; here it is chosen all the same.
      ignoreProblem(error);
    }
  };
  /** Whether the profile is being asked for it. */
  const asking = kept === undefined && isLoading;
  return { place: kept ?? own ?? null, asking, choose };
}
