import { type ComponentType, use, useEffect } from 'react';
import { repeatEarlyUse } from './early-use';

/** A page's code did not arrive; `forget` lets the next attempt fetch it anew. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';

  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('The code of this page could not be fetched', { cause });
  }
}

export type LazyPage<Props = object> = {
  Page: ComponentType<Props>;
  preload: () => Promise<ComponentType<Props>>;
};

/** The code that is on its way. */
class Arriving {
  readonly #parts = new Set<Promise<unknown>>();

  while<Part>(part: Promise<Part>): Promise<Part> {
    this.#parts.add(part);
    const arrived = () => this.#parts.delete(part);
    part.then(arrived, arrived);
    return part;
  }

  /** Whether there was something to wait for. What fails to arrive is left to whoever shows it. */
  async all(): Promise<boolean> {
    const parts = [...this.#parts];
    await Promise.allSettled(parts);
    return parts.length > 0;
  }
}
export const arriving = new Arriving();

/** Something that is fetched once, when it is first asked for; what failed to arrive can be forgotten and asked for anew. */
export function fetchedOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let fetched: Promise<Part> | null = null;
  const forget = () => {
    fetched = null;
  };
  return () => (fetched ??= arriving.while(tracked(fetchPart(), forget)));
}

/**
 * A page whose code is fetched when it is first shown, or before by `preload`. Unlike React.lazy, which suspends
 * once even for code that is there, a preloaded page is drawn in the first render.
 */
export function lazyPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  const preload = fetchedOnce(fetchPage);

  function Page(props: Props) {
    const Loaded = use(preload());
    // After React's own work, which would put off what it makes of the events.
    useEffect(() => queueMicrotask(repeatEarlyUse), []);
    return <Loaded {...props} />;
  }
  return { Page, preload };
}

/**
 * A part of a page that the server draws with it, and whose code comes after it. By this name the build finds those whose
 * styles a drawn page is to have from the start (`web/build/drawn-pages.ts`).
 */
export const drawnPart = lazyPage;

/** Lets code that did not arrive be asked for anew. @throws what is no such failure */
export function forgetFailure(error: unknown): void {
  if (!(error instanceof PageNotLoaded)) throw error;
  error.forget();
}

/** Fetches ahead, so that it comes sooner. What does not come is asked for anew by whoever shows it, who tells if that fails. */
export const fetchAhead = ({ preload }: { preload: () => Promise<unknown> }): Promise<void> =>
  preload().then(() => undefined, forgetFailure);

/** Sets the fields by which React's `use` reads a settled promise without suspending. */
function tracked<Part>(part: Promise<Part>, forget: () => void): Promise<Part> {
  const promise = part.catch((error: unknown) => {
    throw new PageNotLoaded(error, forget);
  });
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    // Not answered itself: that would be one more promise that fails, for which nobody listens.
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
