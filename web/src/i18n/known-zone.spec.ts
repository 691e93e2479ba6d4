import { describe, expect, it } from '@jest/globals';
import { knownZone } from './known-zone';

describe('a time zone', () => {
  it('is told only when the browser knows it', () => {
    expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin');
    expect(knownZone('Mars/Olympus')).toBeUndefined();
  });
});
