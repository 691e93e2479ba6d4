import type { PublicPlaceKind } from './public-place.js';

interface DemoPlace {
  kind: PublicPlaceKind;
  name: string;
  address: string;
  at: [latitude: number, longitude: number];
}

/** Where the people of the demo town meet: on its campus, and where everybody passes by. */
export const DEMO_PLACES: readonly DemoPlace[] = [
  { kind: 'cafe', name: 'Library cafe', address: 'North Campus', at: [46.5383, -69.1917] },
  {
    kind: 'library',
    name: 'University library, main desk',
    address: 'North Campus',
    at: [46.5386, -69.1909],
  },
  { kind: 'mall', name: 'Student union, info desk', address: 'North Campus', at: [46.5412, -69.1889] },
  { kind: 'park', name: 'Campus green, sundial', address: 'North Campus', at: [46.5401, -69.1931] },
  { kind: 'park', name: 'Elm Park, main gate', address: 'Elm Park', at: [46.4921, -69.2272] },
  { kind: 'mall', name: 'Station hall, info desk', address: 'Station Quarter', at: [46.5006, -69.2008] },
  { kind: 'cafe', name: 'Platform 2 Coffee', address: 'Station Quarter', at: [46.5012, -69.1994] },
  { kind: 'library', name: 'Old Mill reading room', address: 'Old Mill', at: [46.5093, -69.2011] },
  { kind: 'cafe', name: 'Ferry House Cafe', address: 'Riverside', at: [46.4908, -69.1823] },
];
