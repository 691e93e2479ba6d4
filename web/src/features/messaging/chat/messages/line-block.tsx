import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Drawn this far ahead, lines are there before anyone scrolls to them. */
const AHEAD = '1500px 0px';
/** Pixels of a line that was never drawn. */
const USUAL = 48;

type LineBlockProps = {
  box: RefObject<HTMLElement | null>;
  count: number;
  /** Far from what is shown first: not drawn until it comes near. */
  away: boolean;
  children: ReactNode;
};

/**
 * Some lines of a long thread, drawn only near what is in sight. Otherwise their place is kept, as high as they were, and
 * says how many they are: a screen reader that comes there brings them into sight.
 */
export function LineBlock({ box, count, away, children }: LineBlockProps) {
  const { t } = useTranslation('chat');
  const block = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(away && 'IntersectionObserver' in window ? count * USUAL : null);
  const before = useRef(height);

  useEffect(() => {
    if (!block.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { root: box.current, rootMargin: AHEAD },
    );
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [box]);

  // What is read stays in its place when lines above it turn out higher than their place was.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = height;
    if (box.current && block.current && was !== null && height === null)
      keepPlace(box.current, block.current, was);
  }, [box, height]);

  return (
    <div ref={block} style={height === null ? undefined : { height }}>
      {height === null ? children : <p className="visually-hidden">{t('thread.further', { count })}</p>}
    </div>
  );
}

function keepPlace(box: HTMLElement, { offsetTop, offsetHeight }: HTMLElement, heightBefore: number): void {
  if (offsetTop + heightBefore <= box.scrollTop) box.scrollTop += offsetHeight - heightBefore;
}
