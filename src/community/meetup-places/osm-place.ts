import { MEETUP_PLACE_LIMITS, type PublicPlaceKind } from './public-place.js';

/** A public place as an extract of OpenStreetMap tells of it. */
export interface OsmPlace {
  /** Its id there, or what else tells it from others. */
  reference: string;
  kind: PublicPlaceKind;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** https://wiki.openstreetmap.org/wiki/Map_features */
const KINDS: Record<string, PublicPlaceKind> = {
  'amenity=cafe': 'cafe',
  'leisure=park': 'park',
  'amenity=library': 'library',
  'shop=mall': 'mall',
};
const CLOSED_TO_THE_PUBLIC = new Set(['private', 'no', 'permit', 'members']);

/** Null for whatever is no place where anybody can meet: also what has no name, or is not open to everybody. */
export function osmPlace(feature: unknown): OsmPlace | null {
  if (!isRecord(feature) || !isRecord(feature.properties) || !isRecord(feature.geometry)) return null;
  const { properties } = feature;
  const tag = (key: string) => textOf(properties[key]);
  const kind = ['amenity', 'leisure', 'shop'].map((key) => KINDS[`${key}=${tag(key)}`]).find(Boolean);
  const name = tag('name');
  const middle = middleOf(feature.geometry.coordinates);
  if (!kind || !name || name.length > MEETUP_PLACE_LIMITS.name || !middle) return null;
  if (CLOSED_TO_THE_PUBLIC.has(tag('access'))) return null;
  const [longitude, latitude] = middle;
  const id = [feature.id, properties['@id'], properties.id].map(textOf).find(Boolean);
  return {
    reference: id ?? `${kind} ${name} ${latitude} ${longitude}`,
    kind,
    name,
    address: [tag('addr:street'), tag('addr:housenumber')].filter(Boolean).join(' ').slice(0, 200),
    latitude: rounded(latitude),
    longitude: rounded(longitude),
  };
}

/** To some ten centimetres, as finely as anything takes it. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** The middle of the box around a point, line or area of any depth: [longitude, latitude], as GeoJSON has it (RFC 7946). */
function middleOf(coordinates: unknown): [number, number] | null {
  const [west, south, east, north] = boxOf(coordinates);
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
}

function boxOf(coordinates: unknown): [number, number, number, number] {
  const nothing: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  if (!Array.isArray(coordinates)) return nothing;
  const [x, y] = coordinates as unknown[];
  if (typeof x === 'number' && typeof y === 'number') return [x, y, x, y];
  return coordinates
    .map(boxOf)
    .reduce(
      (all, one) => [
        Math.min(all[0], one[0]),
        Math.min(all[1], one[1]),
        Math.max(all[2], one[2]),
        Math.max(all[3], one[3]),
      ],
      nothing,
    );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** On one line, without what no text of the database holds. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .toWellFormed()
    : '';
