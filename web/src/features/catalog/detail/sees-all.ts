/** For tests: everything is in view at once, while something is waited for. */
export class SeesAll implements Partial<IntersectionObserver> {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe = (target: Element) => {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    setTimeout(() => this.tell([entry], this as unknown as IntersectionObserver));
  };
  unobserve = () => undefined;
  disconnect = () => undefined;
}
