import { useEffect, useSyncExternalStore } from 'react';
import { type Place, useChoosePlaceMutation, useOwnPlaceQuery } from '../../../api/catalog/places.gen';
import { ignoreProblem } from '../../../api/problem';
import { useSession } from '../../../app/session/use-session';
import { keepOwnPlace, keepPlace, keptPlace } from '../../../browser/kept-place';

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
const tell = () => {
  for (const changed of listeners) changed();
};

/**
 * Where the reader is, coarsely: as chosen in this browser, or else on their profile, which is told what is chosen. What the
 * profile says is no choice of this browser's: it is there at once on their next visit, and for nobody else.
 */
export function useReaderPlace() {
  const kept = useSyncExternalStore(subscribe, read, () => undefined);
  const signedIn = useSession().profile !== null;
  const { currentData, isFetching } = useOwnPlaceQuery(undefined, { skip: !signedIn });
  const [save] = useChoosePlaceMutation();
  const own = signedIn ? currentData?.place : undefined;
  useEffect(() => {
    if (own === undefined) return;
    keepOwnPlace(own);
    tell();
  }, [own]);

  const choose = async (place: Place | null) => {
    keepPlace(place);
    tell();
    if (!signedIn) return;
    try {
      await save({ choosePlaceBody: { id: place?.id ?? null } }).unwrap();
    } catch (error) {
      // A toast says why; here it is chosen all the same.
      ignoreProblem(error);
    }
  };
  /** Whether the profile is being asked for it. */
  const asking = kept === undefined && own === undefined && isFetching;
  return { place: (kept === undefined ? own : kept) ?? null, asking, choose };
}
