import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';

type CarouselMotionProps = {
  viewport: RefObject<HTMLElement | null>;
  start: number;
  onReady: (api: EmblaCarouselType | null) => void;
  onShown: (index: number) => void;
};

/** Brings slides that are on screen already into motion; drag threshold and duration as in spec 1, section 9. */
export function CarouselMotion({ viewport, start, onReady, onShown }: CarouselMotionProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, dragThreshold: 10, duration: 25, startIndex: start });

  useEffect(() => attach(viewport.current), [attach, viewport]);

  useEffect(() => {
    if (!api) return undefined;
    const tell = () => onShown(api.selectedScrollSnap());
    api.on('select', tell);
    onReady(api);
    return () => {
      api.off('select', tell);
      onReady(null);
    };
  }, [api, onReady, onShown]);

  return null;
}
