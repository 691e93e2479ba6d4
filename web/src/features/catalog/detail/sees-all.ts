import { act } from '@testing-library/react';

/** For tests: everything is in view at once. */
export class SeesAll implements Partial<IntersectionObserver> {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe = (target: Element) => {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => act(() => this.tell([entry], this as unknown as IntersectionObserver)));
  };
  unobserve = () => undefined;
  disconnect = () => undefined;
}
