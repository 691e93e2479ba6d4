import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { colourName, mainColours } from './main-colours.js';

const drawn = async (ground: string, thing: string, second = thing) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${ground}"/><rect x="60" y="40" width="100" height="120" fill="${thing}"/><rect x="150" y="40" width="90" height="120" fill="${second}"/></svg>`,
    ),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });

describe('The name of a colour', () => {
  it.each([
    ['#000000', 'black'],
    ['#1c1c1e', 'black'],
    ['#808080', 'grey'],
    ['#ffffff', 'white'],
    ['#f4f1ec', 'white'],
    ['#c1121f', 'red'],
    ['#ff7f11', 'orange'],
    ['#6b3f1d', 'brown'],
    ['#f5d90a', 'yellow'],
    ['#2d6a4f', 'green'],
    ['#1d4ed8', 'blue'],
    ['#7c3aed', 'purple'],
    ['#ec4899', 'pink'],
  ])('%s is %s', (hex, name) => {
    const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
    expect(colourName(channel(1), channel(3), channel(5))).toBe(name);
  });
});

describe('The main colours of a picture', () => {
  it('are those of the thing, not of what it lies on', async () => {
    expect(await mainColours(await drawn('#eeeeee', '#1d4ed8'))).toEqual(['blue']);
  });

  it('are two where the thing has two', async () => {
    expect(await mainColours(await drawn('#6b3f1d', '#000000', '#f5d90a'))).toEqual(['black', 'yellow']);
  });

  it('are those of the ground where there is nothing else', async () => {
    expect(await mainColours(await drawn('#2d6a4f', '#2d6a4f'))).toEqual(['green']);
  });
});
