import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Becomes true, and stays so, once the page stands and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
