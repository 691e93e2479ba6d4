import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text area as high as its text; how high at most is the style sheet's. */
export function useGrowing(element: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (element.current) grow(element.current, text);
  }, [element, text]);
}

function grow(area: HTMLTextAreaElement, text: string): void {
  area.style.height = 'auto';
  const edges = area.offsetHeight - area.clientHeight;
  // An empty one would measure its placeholder, which may take two lines on a narrow phone.
  area.style.height = text === '' ? '' : `${area.scrollHeight + edges}px`;
}
