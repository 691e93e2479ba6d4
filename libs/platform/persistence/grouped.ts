import { AsyncResource } from 'node:async_hooks';

/** One who asks, and waits. */
interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

interface Options<Item, Answer> {
  /** Answers each item of a group, in its order. What it throws, everyone in the group is told. */
  run: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Items in one group. */
  most: number;
  /** Groups that run at the same time; what comes meanwhile waits for the next. */
  atOnce: number;
  /** Items of the same key go one after another, in the order they came, never at the same time. */
  apart?: (item: Item) => string;
}

/**
 * Lets what is asked at the same moment go to the database as one statement. Who asks alone waits for nobody; when many
 * ask, a group costs little more than each of them alone would.
 */
export class Grouped<Item, Answer> {
  private waiting: Waiting<Item, Answer>[] = [];
  private readonly busy = new Set<string>();
  private running = 0;
  private gathering = false;
  /** A group runs in nobody's context: it must not be taken for a part of the first one's request. */
  private readonly nobody = new AsyncResource('Grouped');

  constructor(private readonly options: Options<Item, Answer>) {}

  ask(item: Item): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
    });
    this.gather();
    return answer;
  }

  /** Once everybody who asks in this turn has done so. */
  private gather(): void {
    if (this.gathering || this.waiting.length === 0 || this.running >= this.options.atOnce) return;
    this.gathering = true;
    setImmediate(() => {
      this.gathering = false;
      const group = this.nextGroup();
      if (group.length > 0) void this.nobody.runInAsyncScope(() => this.answer(group));
    });
  }

  private async answer(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    this.running += 1;
    this.gather();
    try {
      const answers = await this.options.run(group.map(({ item }) => item));
      group.forEach(({ resolve }, place) => {
        resolve(answers[place] as Answer);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.running -= 1;
    const { apart } = this.options;
    if (apart) for (const { item } of group) this.busy.delete(apart(item));
    this.gather();
  }

  /** The longest waiting that may go together. */
  private nextGroup(): Waiting<Item, Answer>[] {
    const { most, apart } = this.options;
    if (!apart) return this.waiting.splice(0, most);
    const group: Waiting<Item, Answer>[] = [];
    const rest: Waiting<Item, Answer>[] = [];
    for (const each of this.waiting) {
      const key = apart(each.item);
      if (group.length < most && !this.busy.has(key)) {
        this.busy.add(key);
        group.push(each);
      } else rest.push(each);
    }
    this.waiting = rest;
    return group;
  }
}
