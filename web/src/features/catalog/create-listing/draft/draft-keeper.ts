import { type Problem, problemIn } from '../../../../api/problem';
import { newId } from '../../../../browser/new-id';
import type { KeepDraftBody, KeptDraft } from '../begun/drafts-data';
import type { DraftContent } from './draft';
import { type DraftState, statusAfter } from './draft-status';
import { isWithinLimits, wordsOf } from './draft-words';

/** A draft that was there before its form. */
export type BegunDraft = { id: string; version: number; content: DraftContent };

/** What this browser notes of it; `change` may be on the server without anybody having been told. */
type Stored = DraftContent & { id: string; version: number; unsent: boolean; form: string; change: number };

type Ends = {
  /** @throws Problem */
  send: (id: string, body: KeepDraftBody) => Promise<KeptDraft>;
  remove: (id: string) => Promise<void>;
  write: (copy: Stored) => void;
  forget: (id: string) => void;
};

/** Milliseconds without a change until it is written into the browser's storage, and until it is sent. */
const WRITTEN_AFTER = 400;
const SENT_AFTER = 1000;
const LONGEST_PAUSE = 30_000;

/**
 * Keeps the draft of one open form, first in this browser and then on the server: one request at a time, always what
 * is latest, until the server has it. What another device has changed meanwhile it never overwrites unasked.
 */
export class DraftKeeper {
  private state: DraftState;
  private readonly form = newId();
  /** What it is called once there is a draft, or something is published without one. */
  private name = newId();
  private change = 0;
  private version: number;
  /** As the form stands, and as much of it as the server does not have. */
  private latest: DraftContent | null;
  private unsent: DraftContent | null = null;
  private sending: DraftContent | null = null;
  private attended = false;
  private held = false;
  private failures = 0;
  private refusal: Problem | null = null;
  private work: Promise<void> = Promise.resolve();
  private queued = false;
  private writing: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly ends: Ends,
    begun: BegunDraft | null,
  ) {
    this.state = { id: begun?.id ?? null, status: 'none', savedAt: null };
    this.version = begun?.version ?? 0;
    this.latest = begun?.content ?? null;
  }

  readonly snapshot = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** The form is open; what is returned closes it. */
  readonly attend = (): (() => void) => {
    this.attended = true;
    return () => {
      this.flush();
      this.attended = false;
    };
  };

  /** The form has changed. */
  keep(content: DraftContent): void {
    this.latest = content;
    this.unsent = content;
    if (this.state.id === null) this.tell({ id: this.name });
    clearTimeout(this.writing);
    this.writing = setTimeout(() => this.write(), WRITTEN_AFTER);
    this.sendAfter(SENT_AFTER);
  }

  /** The page may be gone in a moment, or the connection is back: what is not sent goes at once. */
  flush(): void {
    this.write();
    clearTimeout(this.waiting);
    if (this.unsent && this.unsent !== this.sending) void this.sendLatest();
  }

  /** There is nothing in the form any more. */
  drop(): void {
    const { id } = this.state;
    this.rest();
    this.latest = null;
    this.held = false;
    if (id === null) return;
    this.ends.forget(id);
    if (this.version > 0 || this.change > 0) this.work = this.work.then(() => this.ends.remove(id));
    this.version = 0;
    this.name = newId();
    this.tell({ id: null, status: 'none', savedAt: null });
  }

  /**
   * Publishes what the form says, unless another device has said something else meanwhile; `publish` is told the draft
   * that ends with it, or what would be its name: however often it is tried, it is one listing. What goes wrong leaves the draft as it was. @throws Problem
   */
  async finish(publish: (draftId: string) => Promise<void>): Promise<void> {
    clearTimeout(this.waiting);
    if (this.version > 0) this.unsent ??= this.latest;
    await this.send();
    if (this.held) throw this.refusal;
    this.held = true;
    try {
      await publish(this.state.id ?? this.name);
    } catch (error) {
      this.held = false;
      if (this.unsent) this.sendAfter(SENT_AFTER);
      throw error;
    }
    this.rest();
    if (this.state.id !== null) this.ends.forget(this.state.id);
  }

  /** Of two versions this form's is wanted; `version` is the other one's. */
  keepMine(version: number): void {
    this.version = version;
    this.goOn();
  }

  /** The draft is gone from the server: what stands here begins one anew. */
  beginAnew(): void {
    if (this.state.id !== null) this.ends.forget(this.state.id);
    this.tell({ id: newId(), status: 'none', savedAt: null });
    this.version = 0;
    this.goOn();
  }

  /** Of two versions the other device's is wanted, and the form shows it already. */
  take({ version, content }: BegunDraft, savedAt: string): void {
    this.rest();
    this.held = false;
    this.version = version;
    this.latest = content;
    this.store(content, false);
    this.tell({ status: 'saved', savedAt });
  }

  /** It is not there at all any more, as somebody found who wanted to look at the other version. */
  lose(): void {
    this.tell({ status: 'gone' });
  }

  private goOn(): void {
    this.held = false;
    this.unsent = this.latest;
    this.write();
    void this.send();
  }

  private rest(): void {
    clearTimeout(this.writing);
    clearTimeout(this.waiting);
    this.unsent = null;
  }

  private write(): void {
    clearTimeout(this.writing);
    // What is under way may arrive without anybody here being told.
    if (this.unsent) this.store(this.unsent, true, this.unsent === this.sending ? this.change : 0);
  }

  private store(content: DraftContent, unsent: boolean, change = 0): void {
    const { version, form } = this;
    if (this.state.id !== null)
      this.ends.write({ id: this.state.id, version, unsent, form, change, ...content });
  }

  private sendAfter(ms: number): void {
    clearTimeout(this.waiting);
    // What the server does not get after that is sent when it is opened again.
    if (this.attended) this.waiting = setTimeout(() => void this.send(), ms);
  }

  /** After what is under way. */
  private send(): Promise<void> {
    if (this.queued) return this.work;
    this.queued = true;
    this.work = this.work.then(() => {
      this.queued = false;
      return this.sendLatest();
    });
    return this.work;
  }

  private async sendLatest(): Promise<void> {
    const { unsent, held, version } = this;
    const { id } = this.state;
    if (!unsent || held || id === null) return;
    if (!isWithinLimits(unsent)) return this.tell({ status: 'unfit' });
    const words = wordsOf(unsent);
    if (!words) return;
    this.sending = unsent;
    this.change += 1;
    this.write();
    try {
      const kept = await this.ends.send(id, { ...words, version, form: this.form, change: this.change });
      if (id === this.state.id) this.sent(unsent, kept);
    } catch (error) {
      const problem = problemIn(error);
      if (problem && id === this.state.id) this.refused(problem);
    } finally {
      if (this.sending === unsent) this.sending = null;
      if (this.attended) this.write();
    }
  }

  private sent(content: DraftContent, { version, updatedAt }: KeptDraft): void {
    this.version = Math.max(this.version, version);
    this.failures = 0;
    if (this.unsent === content) {
      clearTimeout(this.writing);
      this.unsent = null;
      this.store(content, false);
    }
    this.tell({ status: 'saved', savedAt: updatedAt });
  }

  private refused(problem: Problem): void {
    const status = statusAfter(problem);
    this.refusal = problem;
    this.held = status === 'changed' || status === 'gone';
    this.failures += 1;
    // A picture that is refused stays so until the form is changed.
    if (status === 'waiting' || status === 'full')
      this.sendAfter(Math.min(LONGEST_PAUSE, SENT_AFTER * 2 ** this.failures));
    this.tell({ status });
  }

  private tell(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
