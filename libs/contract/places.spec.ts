import { describe, expect, it } from '@jest/globals';
import { LAST_PLACE } from './listings.js';
import { placeAt, positionOf } from './places.js';

describe('A coarse place', () => {
  it('is the same for whoever is within half a kilometre or so of its middle', () => {
    const place = placeAt(40.7484, -73.9967);
    expect(place).toBe(placeAt(40.75, -74));
    expect(placeAt(40.7512, -74.0021)).toBe(place);
    expect(placeAt(40.76, -74)).not.toBe(place);
  });

  it.each([
    [0, 0],
    [-90, -180],
    [90, 179.994],
    [-33.8688, 151.2093],
  ])('at %p, %p can be an id', (latitude, longitude) => {
    const place = placeAt(latitude, longitude);
    expect(Number.isInteger(place)).toBe(true);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(LAST_PLACE);
    // As PostgreSQL's int has it.
    expect(place).toBeLessThan(2 ** 31);
  });

  it.each([
    [0, 0],
    [-90, -180],
    [46.54, -69.19],
    [-33.87, 151.21],
  ])('has its middle at %p, %p', (latitude, longitude) => {
    const [row, column] = positionOf(placeAt(latitude, longitude) ?? Number.NaN);
    expect(row).toBeCloseTo(latitude, 9);
    expect(column).toBeCloseTo(longitude, 9);
  });

  it('on the date line is one, from either side', () => {
    expect(placeAt(52, 180)).toBe(placeAt(52, -180));
    expect(placeAt(52, 179.999)).toBe(placeAt(52, -180));
  });

  it('at the pole has the last id there is', () => {
    expect(placeAt(90, 179.99)).toBe(LAST_PLACE);
  });

  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [90.01, 0],
    [0, -180.01],
    [Number.POSITIVE_INFINITY, 0],
    [1e308, -1e308],
  ])('is none at %p, %p', (latitude, longitude) => {
    expect(placeAt(latitude, longitude)).toBeNull();
  });
});
