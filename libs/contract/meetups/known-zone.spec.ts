import { describe, expect, it } from '@jest/globals';
import { knownZone } from './known-zone.js';

describe('a time zone', () => {
  it('is told only where it is known', () => {
    expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin');
    expect(knownZone('Mars/Olympus')).toBeUndefined();
  });
});
