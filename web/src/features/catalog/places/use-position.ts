import { useEffect, useRef, useState } from 'react';
import { placeAt } from '#contract/places';
import { answerTo } from '../../../api/answer-to';
import { type Place, placesApi } from '../../../api/catalog/places.gen';
import { problemIn } from '../../../api/problem';
import { useAppDispatch } from '../../../app/store';

export type PositionProblem = 'refused' | 'unavailable' | 'far';

/**
 * Asks the browser where it is. Only the coarse place of that goes to the server, which names it. People may think about it
 * for as long as they like: whoever has gone on meanwhile, or asks anew, is answered no more.
 */
export function usePosition(onFound: (place: Place) => void) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<PositionProblem | null>(null);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const fail = (why: PositionProblem) => {
    setAsking(false);
    setProblem(why);
  };

  const name = async ({ coords }: GeolocationPosition, signal: AbortSignal) => {
    const id = placeAt(coords.latitude, coords.longitude);
    if (id === null) return fail('unavailable');
    try {
      const near = placesApi.endpoints.placeNear.initiate({ id }, { subscribe: false });
      const found = await answerTo(dispatch(near));
      if (signal.aborted) return;
      if (found) onFound(found);
      setAsking(false);
    } catch (error) {
      if (!signal.aborted) fail(problemIn(error)?.status === 404 ? 'far' : 'unavailable');
    }
  };
  const ask = () => {
    setProblem(null);
    if (!('geolocation' in navigator)) return fail('unavailable');
    setAsking(true);
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    navigator.geolocation.getCurrentPosition(
      (position) => signal.aborted || void name(position, signal),
      ({ code, PERMISSION_DENIED }) =>
        signal.aborted || fail(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { maximumAge: 600_000, timeout: 15_000 },
    );
  };
  return { ask, asking, problem };
}
