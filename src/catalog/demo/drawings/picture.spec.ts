import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type DrawableObject, OBJECTS } from './objects.js';
import { PALETTES, type PaletteName } from './palettes.js';
import { drawPicture, type PictureAngle } from './picture.js';

const objects = Object.keys(OBJECTS) as DrawableObject[];
const palettes = Object.keys(PALETTES) as PaletteName[];
const angles: PictureAngle[] = ['front', 'turned', 'close-up', 'detail', 'in-place'];

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const idsUsedIn = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

const groundOf = (variant: number, angle: PictureAngle) =>
  drawPicture({ object: 'kettle', palette: 'sky', variant, angle }).match(/fill="(#\w+)"/)?.[1];

/** The markup that starts with the first spine, without the frame that the angle puts around it. */
const spinesFrom = (angle: PictureAngle) => {
  const svg = drawPicture({ object: 'novels', palette: 'cherry', variant: 1, angle });
  return svg.slice(svg.indexOf('<rect x="250"')).slice(0, 1000);
};

describe('drawPicture', () => {
  it('knows at least forty objects', () => {
    expect(objects.length).toBeGreaterThanOrEqual(40);
  });

  it.each(objects)('draws %s from every angle as an SVG that sharp can read', async (object) => {
    for (const angle of angles) {
      const svg = drawPicture({ object, palette: 'terracotta', variant: 1, angle });
      const { info } = await sharp(Buffer.from(svg), { density: 6 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 100, height: 100 });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(new Set(idsIn(svg)).size).toBe(idsIn(svg).length);
      expect(idsIn(svg)).toEqual(expect.arrayContaining(idsUsedIn(svg)));
    }
  });

  it('is 1200 × 1200 by its own account', async () => {
    const svg = drawPicture({ object: 'city-bike', palette: 'coral', variant: 0 });
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width: 1200,
      height: 1200,
    });
  });

  it('repeats itself for the same request', () => {
    for (const object of objects) {
      const request = { object, palette: 'moss', variant: 3, angle: 'in-place' } as const;
      expect(drawPicture(request)).toBe(drawPicture(request));
    }
  });

  it('changes the ground with the variant and between angles', () => {
    expect(new Set([0, 1, 2, 3].map((variant) => groundOf(variant, 'front'))).size).toBe(4);
    expect(groundOf(0, 'front')).not.toBe(groundOf(0, 'turned'));
  });

  it('keeps the details of one object over all its angles', () => {
    expect(spinesFrom('front')).toHaveLength(1000);
    expect(spinesFrom('close-up')).toBe(spinesFrom('front'));
  });

  it('paints every palette', () => {
    const pictures = palettes.map((palette) => drawPicture({ object: 'hoodie', palette, variant: 0 }));
    expect(new Set(pictures).size).toBe(palettes.length);
  });
});
