import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { DESKTOPS } from './layouts/desktops.mjs';
import { page as pageOf } from './layouts/parts.mjs';
import { PHONES } from './layouts/phones.mjs';
import { fileOf, SCREENSHOTS } from './screenshots.mjs';

// Draws the test set anew: `node test/screenshots/draw.mjs`. Its files are committed, since fonts differ from machine to
// machine, and some have none.

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const FONTS = { Figtree: 'figtree', 'Bricolage Grotesque': 'bricolage-grotesque' };

const face = (font) => {
  const name = FONTS[font];
  if (!name) return '';
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const data = readFileSync(file).toString('base64');
  return `<style>@font-face{font-family:'${font}';font-weight:300 900;src:url(data:font/woff2;base64,${data})}</style>`;
};

const KEPT = {
  png: (image) => image.png({ palette: true, colours: 96, effort: 10 }),
  jpeg: (image, quality) => image.jpeg({ quality }),
  webp: (image, quality) => image.webp({ quality }),
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const expected = {};
for (const [n, shot] of SCREENSHOTS.entries()) {
  const { layout, size, font, format, quality, scale, title, platform, reads, apart = false } = shot;
  const item = { ...shot, hue: (n * 47) % 360 };
  const body = (size === 'phone' ? PHONES : DESKTOPS)[layout](item);
  const page = await browser.newPage({ viewport: SIZES[size], deviceScaleFactor: scale });
  await page.setContent(face(font) + pageOf({ font: `'${font}'`, dark: shot.dark, body }));
  await page.evaluate(() => document.fonts.ready);
  const file = fileOf(shot, n);
  const drawn = sharp(await page.screenshot());
  writeFileSync(new URL(`files/${file}`, import.meta.url), await KEPT[format](drawn, quality).toBuffer());
  expected[file] = { title, platform, price: reads[0], condition: reads[1], apart };
  await page.close();
}
await browser.close();
writeFileSync(new URL('expected.json', import.meta.url), `${JSON.stringify(expected, null, 2)}\n`);
