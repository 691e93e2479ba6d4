import { readStored, store } from './storage';

/**
 * Values of one kind, each under a key of its own: kept for the next visit, in step with the other tabs, and as long
 * as the page where storage is forbidden.
 */
export class KeptValues<T> {
  private readonly held = new Map<string, T>();
  /** Where storage was forbidden, or full. */
  private readonly onlyHeld = new Set<string>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly prefix: string,
    private readonly none: T,
  ) {
    window.addEventListener('storage', ({ key }) => {
      if (key !== null && !key.startsWith(prefix)) return;
      if (key === null) this.held.clear();
      else this.held.delete(key.slice(prefix.length));
      this.tell();
    });
  }

  get(key: string): T {
    const known = this.held.get(key);
    if (known !== undefined) return known;
    const value = (parsed(readStored(this.prefix + key)) as T | null) ?? this.none;
    this.held.set(key, value);
    return value;
  }

  /** Null forgets it. */
  set(key: string, value: T | null): void {
    const written = value === null ? null : JSON.stringify(value);
    this.held.set(key, value ?? this.none);
    store(this.prefix + key, written);
    if (readStored(this.prefix + key) === written) this.onlyHeld.delete(key);
    else this.onlyHeld.add(key);
    this.tell();
  }

  /** Makes it of what is kept by now: another tab may have written something of which this one has not heard yet. */
  change(key: string, make: (value: T) => T | null): void {
    if (!this.onlyHeld.has(key)) this.held.delete(key);
    this.set(key, make(this.get(key)));
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  };

  private tell(): void {
    for (const changed of this.listeners) changed();
  }
}

function parsed(written: string | null): unknown {
  if (written === null) return null;
  try {
    return JSON.parse(written);
  } catch {
    // Written by hand or cut off; there is nothing to restore.
    return null;
  }
}
