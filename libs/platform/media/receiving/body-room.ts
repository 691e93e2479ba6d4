/** One body that is to be received. */
export interface Body {
  /** What it takes up in memory at most. */
  readonly bytes: number;
  /** Whoever sends it: a person, or a visitor's address. */
  readonly sender: string;
  readonly address: string;
}

export interface RoomRules {
  /** Of all bodies that are received at once; one address takes no more than half of them. */
  readonly bytes: number;
  /** Bodies of one sender that are received at once. */
  readonly ofSender: number;
  /** Bodies that wait, unread, of all and of one sender; one address has no more than half of all. */
  readonly waiting: number;
  readonly waitingOfSender: number;
  /** How long one waits. */
  readonly patienceMs: number;
  /** What one is refused with that cannot even wait, or has waited too long. */
  readonly refusal: () => Error;
}

interface Waiting extends Body {
  readonly begin: () => void;
}

/**
 * Room in this instance's memory for what is being received. It is taken before the first byte is read, since a sender may
 * stop before the last and leave everything lying there. Whoever finds none waits, which costs a connection only.
 */
export class BodyRoom {
  private readonly inside = new Set<Body>();
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly rules: RoomRules) {}

  /** Answers how to leave again, which may be done more than once. @throws the refusal of the rules */
  async enter(body: Body, left: AbortSignal): Promise<() => void> {
    const { patienceMs, refusal } = this.rules;
    if (left.aborted) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(impatience);
        left.removeEventListener('abort', giveUp);
        this.waiting.delete(waiting);
      };
      const giveUp = () => {
        end();
        reject(refusal());
        this.letIn();
      };
      const waiting: Waiting = {
        ...body,
        begin: () => {
          end();
          this.inside.add(body);
          resolve();
        },
      };
      const impatience = setTimeout(giveUp, patienceMs).unref();
      left.addEventListener('abort', giveUp);
      this.waiting.add(waiting);
      this.letIn();
      if (this.waiting.has(waiting) && this.isLineTooLong(waiting)) giveUp();
    });
    return () => {
      if (this.inside.delete(body)) this.letIn();
    };
  }

  /** In their order; whoever waits for bodies of their own holds up nobody else. */
  private letIn(): void {
    for (const next of this.waiting) {
      if (this.mustWaitForOwn(next)) continue;
      if (sizeOf(this.inside) + next.bytes > this.rules.bytes) return;
      next.begin();
    }
  }

  private mustWaitForOwn({ bytes, sender, address }: Body): boolean {
    const inside = [...this.inside];
    if (inside.filter((body) => body.sender === sender).length >= this.rules.ofSender) return true;
    return sizeOf(inside.filter((body) => body.address === address)) + bytes > this.rules.bytes / 2;
  }

  private isLineTooLong({ sender, address }: Body): boolean {
    const { waiting: most, waitingOfSender } = this.rules;
    const line = [...this.waiting];
    return (
      line.length > most ||
      line.filter((body) => body.address === address).length > most / 2 ||
      line.filter((body) => body.sender === sender).length > waitingOfSender
    );
  }
}

const sizeOf = (bodies: Iterable<Body>) => [...bodies].reduce((sum, { bytes }) => sum + bytes, 0);
