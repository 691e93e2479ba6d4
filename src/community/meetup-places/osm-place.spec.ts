import { describe, expect, it } from '@jest/globals';
import { osmPlace } from './osm-place.js';

const feature = (properties: object, coordinates: unknown = [-76.5, 42.44], id: unknown = 'n1') => ({
  type: 'Feature',
  id,
  geometry: { type: 'Any', coordinates },
  properties: { name: 'Gimme', ...properties },
});

describe('A place of OpenStreetMap', () => {
  it.each([
    [{ amenity: 'cafe' }, 'cafe'],
    [{ leisure: 'park' }, 'park'],
    [{ amenity: 'library' }, 'library'],
    [{ shop: 'mall' }, 'mall'],
  ])('with %j is a %s', (tags, kind) => {
    expect(osmPlace(feature(tags))).toEqual({
      reference: 'n1',
      kind,
      name: 'Gimme',
      address: '',
      latitude: 42.44,
      longitude: -76.5,
    });
  });

  it.each([
    ['another kind', feature({ amenity: 'bank' })],
    ['no name', feature({ amenity: 'cafe', name: ' ' })],
    ['a name that is too long', feature({ amenity: 'cafe', name: 'x'.repeat(121) })],
    ['no access', feature({ leisure: 'park', access: 'private' })],
    ['no position', feature({ amenity: 'cafe' }, [])],
    ['a position off the earth', feature({ amenity: 'cafe' }, [400, 42])],
    ['a position that is no number', feature({ amenity: 'cafe' }, ['a', null])],
    ['nothing', {}],
    ['no object', 'park'],
    ['null', null],
  ])('of %s is none', (_, given) => {
    expect(osmPlace(given)).toBeNull();
  });

  it('of an area is at its middle', () => {
    const ring = [
      [
        [
          [-76.6000001, 42.4000001],
          [-76.4, 42.4],
          [-76.4, 42.6],
        ],
      ],
    ];
    const park = osmPlace(feature({ leisure: 'park' }, ring));
    expect([park?.latitude, park?.longitude]).toEqual([42.5, -76.5]);
  });

  it('without an id is told from others by what it is and where', () => {
    const one = osmPlace(feature({ amenity: 'cafe' }, [-76.5, 42.44], null));
    expect(one?.reference).toBe('cafe Gimme 42.44 -76.5');
    expect(osmPlace(feature({ amenity: 'cafe', '@id': 7 }, [1, 2], null))?.reference).toBe('7');
  });

  it('has its name on one line', () => {
    expect(osmPlace(feature({ amenity: 'cafe', name: ' Gimme\n\u0000 Coffee ' }))?.name).toBe('Gimme Coffee');
  });
});
