import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid, validate } from 'uuid';
import { DAY_MS } from '#contract/time';
import { type Mail, Mailer } from './mailer.js';

export interface KeptMail extends Mail {
  readonly id: string;
  readonly at: string;
}

/** What the mailbox holds: its newest mails, and the files among them that are no mails any more. */
export interface Shelf {
  readonly mails: readonly KeptMail[];
  readonly damaged: readonly string[];
}

const KEPT_MAILS = 2000;
const KEPT_MS = 30 * DAY_MS;
const SENT_BETWEEN_CLEARINGS = 100;

/**
 * Stands in for a mail server: keeps mails as JSON files, the newest ones and for a month, for `/dev/mailbox` and for tests to
 * read. Their links are keys to accounts: nobody else on the machine may read them.
 */
export class LocalMailbox extends Mailer {
  private sent = 0;

  constructor(private readonly folder: string) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    const kept: KeptMail = { ...mail, id: uuid(), at: new Date().toISOString() };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // One of an earlier version may be open to others.
    await chmod(this.folder, 0o700);
    // Readers only look at .json files, so none ever sees half a mail.
    const draft = join(this.folder, `${kept.id}.draft`);
    try {
      await writeFile(draft, JSON.stringify(kept, null, 2), { mode: 0o600 });
      await rename(draft, this.fileOf(kept.id));
    } finally {
      // A disk that is full keeps half a mail otherwise.
      await rm(draft, { force: true });
    }
    if (this.sent++ % SENT_BETWEEN_CLEARINGS === 0) await this.clear();
  }

  /** At most `most` mails, newest first. */
  async newest(most: number): Promise<KeptMail[]> {
    return [...(await this.shelf(most)).mails];
  }

  /** The newest `most` files, those that are mails and those that are not. */
  async shelf(most: number): Promise<Shelf> {
    const ids = (await this.files())
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .slice(0, most);
    const mails = await Promise.all(ids.map((id) => this.read(id)));
    return {
      mails: mails.filter((mail) => mail !== null),
      damaged: ids.filter((_, n) => mails[n] === null).map((id) => `${id}.json`),
    };
  }

  /** Null when there is none of that id, or its file is damaged. */
  async read(id: string): Promise<KeptMail | null> {
    if (!validate(id)) return null;
    const json = await readFile(this.fileOf(id), 'utf8').catch(absent(null));
    return json === null ? null : mailIn(json);
  }

  /** Removes what is too much or too old, halves of mails that a crash has left among it. */
  private async clear(): Promise<void> {
    const oldest = uuid({ msecs: Date.now() - KEPT_MS, seq: 0 });
    const gone = (await this.files()).filter((name, n) => n >= KEPT_MAILS || name < oldest);
    for (const name of gone) await rm(join(this.folder, name), { force: true });
  }

  /** Newest first: ids begin with the time. */
  private async files(): Promise<string[]> {
    return (await readdir(this.folder).catch(absent<string[]>([]))).toSorted().toReversed();
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}

const FIELDS = ['id', 'at', 'to', 'subject', 'text', 'html'] as const satisfies (keyof KeptMail)[];

/** A file may have been cut short by a full disk, or by hand. */
function mailIn(json: string): KeptMail | null {
  try {
    const mail = JSON.parse(json) as Partial<Record<keyof KeptMail, unknown>> | null;
    return mail && FIELDS.every((field) => typeof mail[field] === 'string') ? (mail as KeptMail) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function absent<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    return instead;
  };
}
