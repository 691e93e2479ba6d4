import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';

/** Milliseconds that a place waits for the last of its parts; one whose code fails never tells. */
const AT_MOST = 3000;

/** Told by a part, once, that it knows what it has to show. */
export type TellSettled = (part: string) => void;

/** Whether so many parts of a place know what they have to show, so that all of them can come at once. */
export function useAllSettled(parts: number): [settled: boolean, tell: TellSettled] {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AT_MOST);
    return () => clearTimeout(timer);
  }, []);
  const tell = (part: string) => setTold((before) => (before.has(part) ? before : new Set(before).add(part)));
  return [late || told.size >= parts, tell];
}

/** Tells the place around it as soon as it is `known` what there is; before the browser paints that. */
export function useTellSettled(tell: TellSettled, known: boolean): void {
  const part = useId();
  const tellNow = useEffectEvent(() => tell(part));
  useLayoutEffect(() => {
    if (known) tellNow();
  }, [known]);
}
