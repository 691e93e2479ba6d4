import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHARE_WAYS, SHARED_BY } from '#contract/sharing';
import { useRecordShareVisitMutation } from '../../../api/catalog/sharing';
import { unannounced } from '../../../api/claimed-problems';
import { ignoreProblem } from '../../../api/problem';
import type { SlotProps } from '../../../app/feature';

/** Shows nothing: counts whoever came by a link that was shared. */
export function ShareVisit({ listing: { id } }: SlotProps['listing-tools']) {
  const [search] = useSearchParams();
  const [record] = useRecordShareVisitMutation();
  const counted = useRef(false);
  const way = SHARE_WAYS.find((known) => known === search.get(SHARED_BY));
  useEffect(() => {
    if (!way || counted.current) return;
    counted.current = true;
    // A visit that is not counted is nobody's trouble.
    unannounced(record({ id, shareBody: { way } }).unwrap()).catch(ignoreProblem);
  }, [id, way, record]);
  return null;
}
