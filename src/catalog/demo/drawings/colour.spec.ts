import { describe, expect, it } from '@jest/globals';
import { mix, tone } from './colour.js';

describe('colours', () => {
  it('mix by share', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
  });

  it('grow lighter and darker, and stay as they are at 0', () => {
    expect(tone('#808080', 0)).toBe('#808080');
    expect(tone('#808080', 0.5) > '#808080').toBe(true);
    expect(tone('#808080', -0.5) < '#808080').toBe(true);
  });
});
