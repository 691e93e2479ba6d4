import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type OsmPlace, osmPlace } from './osm-place.js';

const BATCH = 1000;

/**
 * The public places of an extract, a thousand at a time. It is GeoJSON with a feature on each line, as `osmium export` writes
 * it (`-f geojsonseq`, or `-f geojson`, whose first and last line hold none), so that a country takes no more memory
 * than a village.
 */
export async function* osmExtract(file: string): AsyncGenerator<OsmPlace[]> {
  let batch: OsmPlace[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const place = placeOn(line);
    if (place) batch.push(place);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function placeOn(line: string): OsmPlace | null {
  // RFC 8142 begins each line with a record separator; lines of a collection have commas between them.
  const start = line.indexOf('{"type":"Feature",');
  if (start < 0 || start > 2) return null;
  return osmPlace(JSON.parse(line.slice(start).replace(/,\s*$/, '')));
}
