import { once } from 'node:events';
import { packagedPlaces } from './packaged-places.js';

// A process of its own, begun by `places-reader.ts`: what parsing the tables takes in memory goes with it.
process.once('disconnect', () => process.exit());
const [countries] = (await once(process, 'message')) as [string[]];
for await (const batch of packagedPlaces(countries)) {
  const stored = once(process, 'message');
  process.send?.(batch);
  await stored;
}
process.send?.(null);
