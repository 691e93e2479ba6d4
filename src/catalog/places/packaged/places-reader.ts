import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { Injectable } from '@nestjs/common';
import { ownProcess } from '#platform/work/own-process';
import type { PackagedPlace } from './packaged-places.js';

/** Reads the packaged tables in a process of its own. */
@Injectable()
export class PlacesReader {
  /** @throws Error when that process ends before it has told everything */
  async *read(countries: readonly string[]): AsyncGenerator<PackagedPlace[]> {
    const reader = this.begin();
    try {
      const told = on(reader, 'message', { close: ['exit'] });
      reader.send(countries);
      for await (const [batch] of told as AsyncIterable<[PackagedPlace[] | null]>) {
        if (batch === null) return;
        yield batch;
        // Whether it is still there to be told, its exit says.
        reader.send('stored', () => undefined);
      }
      throw new Error(`The tables of places could not be read (${reader.signalCode ?? reader.exitCode}).`);
    } finally {
      reader.kill();
    }
  }

  protected begin(): ChildProcess {
    return ownProcess(new URL('./read-places.js', import.meta.url));
  }
}
