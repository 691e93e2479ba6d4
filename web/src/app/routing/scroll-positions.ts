const KEY = 'scroll-positions';
const REMEMBERED = 50;

/** Where each entry of the tab's history was scrolled to; survives a reload, not the tab. */
export class ScrollPositions {
  private readonly tops: Map<string, number>;

  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.tops = new Map(readEntries(storage));
  }

  of(entry: string): number | undefined {
    return this.tops.get(entry);
  }

  remember(entry: string, top: number): void {
    this.tops.delete(entry);
    this.tops.set(entry, top);
  }

  save(): void {
    const newest = [...this.tops].slice(-REMEMBERED);
    try {
      this.storage().setItem(KEY, JSON.stringify(newest));
    } catch {
      // A full or forbidden storage costs the position after a reload, nothing more.
      this.tops.clear();
    }
  }
}

function readEntries(storage: () => Pick<Storage, 'getItem'>): [string, number][] {
  try {
    return JSON.parse(storage().getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
