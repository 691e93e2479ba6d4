import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readIfThere } from './embedded-postgres.files.js';

/**
 * Below what systems give to connections that go out. From there the port could be gone when the server is brought back on
 * it: taken by anybody's connection, even by a client's that tries to reach the server and, without one, meets itself.
 */
const LOWEST = 20_000;
const HIGHEST = 30_000;
const TRIES = 50;

/** The port remembered in `file` while it is free, else a free one of the loopback address, or 0 when there is none. */
export async function choosePort(file: string): Promise<number> {
  const remembered = Number(await readIfThere(file));
  if (remembered && (await freePort(remembered))) return remembered;
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await freePort(port)) return port;
  }
  return (await freePort(0)) ?? 0;
}

async function freePort(wanted: number): Promise<number | undefined> {
  const probe = createServer();
  try {
    probe.listen(wanted, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return undefined;
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
