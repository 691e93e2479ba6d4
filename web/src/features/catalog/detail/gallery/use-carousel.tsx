import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { PartBoundary } from '../../../../app/problems/part-boundary';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { whenIdle } from '../../../../browser/when-idle';

const carouselMotion = lazyPage(() =>
  import('./carousel-motion').then(({ CarouselMotion }) => CarouselMotion),
);

/** The element that cuts off all slides but one. */
type Viewport = RefObject<HTMLElement | null>;

export type Carousel = {
  at: number;
  /** False until the code that moves the slides is there. */
  ready: boolean;
  show: (index: number, how?: { atOnce: boolean }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** To be drawn anywhere; shows nothing. */
  motion: ReactNode;
};

/** A looping row of slides, one of which is in view. With a single one nothing is fetched and nothing moves. */
export function useCarousel(viewport: Viewport, count: number, start = 0): Carousel {
  const [api, setApi] = useState<EmblaCarouselType | null>(null);
  const [at, setAt] = useState(start);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const show = (index: number, { atOnce } = { atOnce: false }) =>
    api?.scrollTo((index + count) % count, atOnce || prefersStillness());
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !api) return;
    event.preventDefault();
    show(at + step);
  };
  const motion = count > 1 && idle && (
    <PartBoundary>
      <Suspense>
        <carouselMotion.Page viewport={viewport} start={start} onReady={setApi} onShown={setAt} />
      </Suspense>
    </PartBoundary>
  );
  return { at, ready: api !== null, show, onKeyDown, motion };
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
