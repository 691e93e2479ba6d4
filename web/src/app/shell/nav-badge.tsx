import { Suspense } from 'react';
import type { NavEntry } from '../feature';
import { useArrived } from '../idle/use-arrived';
import { PartBoundary } from '../problems/part-boundary';

/** How much waits behind an entry; the entry itself does not wait for it. */
export function NavBadge({ badge }: Pick<NavEntry, 'badge'>) {
  const arrived = useArrived(async () => badge?.preload());
  if (!badge || !arrived) return null;
  return (
    <PartBoundary>
      <Suspense>
        <badge.Page />
      </Suspense>
    </PartBoundary>
  );
}
