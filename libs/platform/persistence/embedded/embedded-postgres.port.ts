import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readIfThere } from './embedded-postgres.files.js';

/** The port remembered in `file` while it is free, else any free one of the loopback address. */
export async function choosePort(file: string): Promise<number> {
  const remembered = Number(await readIfThere(file));
  return (await freePort(remembered)) ?? (await freePort(0)) ?? 0;
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
