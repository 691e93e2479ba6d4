import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid, validate } from 'uuid';
import { type Mail, Mailer } from './mailer.js';

export interface KeptMail extends Mail {
  readonly id: string;
  readonly at: string;
}

/** Stands in for a mail server: keeps every mail as a JSON file, for `/dev/mailbox` and for tests to read. */
export class LocalMailbox extends Mailer {
  constructor(private readonly folder: string) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    const kept: KeptMail = { ...mail, id: uuid(), at: new Date().toISOString() };
    await mkdir(this.folder, { recursive: true });
    // Readers only look at .json files, so none ever sees half a mail.
    const draft = join(this.folder, `${kept.id}.draft`);
    try {
      await writeFile(draft, JSON.stringify(kept, null, 2));
      await rename(draft, this.fileOf(kept.id));
    } finally {
      // A disk that is full keeps half a mail otherwise.
      await rm(draft, { force: true });
    }
  }

  /** At most `most` mails, newest first. */
  async newest(most: number): Promise<KeptMail[]> {
    const ids = (await readdir(this.folder).catch(absent([])))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      // Ids begin with the time.
      .toSorted()
      .toReversed()
      .slice(0, most);
    const mails = await Promise.all(ids.map((id) => this.read(id)));
    return mails.filter((mail) => mail !== null);
  }

  async read(id: string): Promise<KeptMail | null> {
    if (!validate(id)) return null;
    const json = await readFile(this.fileOf(id), 'utf8').catch(absent(null));
    return json === null ? null : (JSON.parse(json) as KeptMail);
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}

function absent<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== 'ENOENT') throw error;
    return instead;
  };
}
