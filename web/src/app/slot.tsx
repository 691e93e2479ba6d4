import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSlots } from './app-context';
import type { SlotName, SlotProps } from './feature';
import { PartBoundary } from './problems/part-boundary';

/**
 * What other features show at this place. Nothing of it is needed by the page around it: while it loads `fallback`
 * keeps its room, and what cannot be fetched or fails is left out.
 */
export function Slot<Name extends SlotName>({
  name,
  fallback = null,
  ...props
}: { name: Name; fallback?: ReactNode } & SlotProps[Name]) {
  return (
    <PartBoundary>
      <Suspense fallback={fallback}>
        <Parts name={name} fallback={fallback} told={props} />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * The same where the server draws it with a page. By this name the build finds the parts whose styles such a page is to have
 * from the start (`web/build/drawn-pages.ts`).
 */
export const DrawnSlot = Slot;

function Parts({ name, fallback, told }: { name: SlotName; fallback: ReactNode; told: object }) {
  const parts = (useSlots()[name] ?? []) as { Page: ComponentType<object> }[];
  return parts.map(({ Page }, n) => (
    // The parts of a slot never change, so their places are keys.
    <PartBoundary key={n}>
      <Suspense fallback={fallback}>
        <Page {...told} />
      </Suspense>
    </PartBoundary>
  ));
}

/**
 * The same, all at once: until the last of them is there, whoever is around waits with them, in the nearest `Suspense`.
 * What stands below then never moves.
 */
export function SlotAtOnce<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  const parts = (useSlots()[name] ?? []) as { Page: ComponentType<object> }[];
  return parts.map(({ Page }, n) => (
    <PartBoundary key={n}>
      <Page {...props} />
    </PartBoundary>
  ));
}
