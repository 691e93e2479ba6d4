import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a zip by their names. @throws Error for one that is cut off */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(zip);
  const files = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  return files;
}
