import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useFormat } from './format';

const lengths = (language: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  return renderHook(() => useFormat()).result.current;
};

describe('lengths', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('are kilometres to most', () => {
    const { distance, radius } = lengths('de-DE');
    expect([0, 1, 25].map(distance)).toEqual(['within 1 km', '1 km', '25 km']);
    expect([1, 5, 10, 25].map(radius)).toEqual(['1 km', '5 km', '10 km', '25 km']);
  });

  it('are miles where people reckon in those', () => {
    const { distance, radius } = lengths('en-US');
    expect([0, 1, 25].map(distance)).toEqual(['within 1 mi', 'within 1 mi', '16 mi']);
    expect([1, 5, 10, 25].map(radius)).toEqual(['0.6 mi', '3 mi', '6 mi', '16 mi']);
  });
});
