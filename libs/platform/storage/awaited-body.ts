import { Readable } from 'node:stream';
import { StorageUnavailable } from './storage.errors.js';

/**
 * Passes on what a service sends, and fails when nothing has come for `ms` milliseconds although there is room for it. A reader
 * who pauses leaves no room, and may take their time.
 */
export function awaitedBody(body: Readable, ms: number): Readable {
  let silence: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = undefined;
  };
  const passedOn = new Readable({
    read() {
      silence ??= setTimeout(() => this.destroy(new StorageUnavailable('Its answer stopped amid.')), ms);
      body.resume();
    },
    destroy(error, done) {
      heard();
      body.destroy();
      done(error);
    },
  });
  // Nothing is taken before it is asked for.
  body.pause();
  body.on('data', (chunk) => {
    heard();
    if (!passedOn.push(chunk)) body.pause();
  });
  body.once('end', () => {
    heard();
    passedOn.push(null);
  });
  body.once('error', (error) => passedOn.destroy(error));
  return passedOn;
}
