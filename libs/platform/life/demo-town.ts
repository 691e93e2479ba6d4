import { MINUTE_MS } from '#contract/time';

/** What the demo town has so far: ids by the kind of thing and the name it has in the town's script. */
export class DemoTown {
  private readonly ids = new Map<string, string>();

  constructor(readonly now: Date) {}

  settle(kind: string, name: string, id: string): void {
    this.ids.set(`${kind} ${name}`, id);
  }

  /** @throws Error for what the script names and nobody has made */
  idOf(kind: string, name: string): string {
    const id = this.ids.get(`${kind} ${name}`);
    if (!id) throw new Error(`The demo town has no ${kind} ${name}.`);
    return id;
  }

  ago(minutes: number): Date {
    return new Date(this.now.getTime() - minutes * MINUTE_MS);
  }
}
