import { readStored, store } from './storage';

/**
 * Values of one kind, each under a key of its own: kept for the next visit, in step with the other tabs, and as long
 * as the page where storage is forbidden.
 */
export class KeptValues<T> {
  private readonly held = new Map<string, T>();
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
    this.held.set(key, value ?? this.none);
    store(this.prefix + key, value === null ? null : JSON.stringify(value));
    this.tell();
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
