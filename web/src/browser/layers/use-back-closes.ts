import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers';

/** While it is open, the browser's Back closes it and leaves the page alone. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? openLayer(() => onBack()) : undefined), [open]);
}
