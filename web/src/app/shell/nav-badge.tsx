import { Suspense } from 'react';
import { useIdle } from '../../browser/use-idle';
import type { NavEntry } from '../feature';
import { PartBoundary } from '../problems/part-boundary';

/** How much waits behind an entry; the entry itself does not wait for it. */
export function NavBadge({ badge }: Pick<NavEntry, 'badge'>) {
  const idle = useIdle();
  if (!badge || !idle) return null;
  return (
    <PartBoundary>
      <Suspense>
        <badge.Page />
      </Suspense>
    </PartBoundary>
  );
}
