// Draws the PNG icons from favicon.svg; run by hand after changing it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8');
const GROUND = '#1d1a16';
/** Launchers and iOS cut their own corners. */
const square = drawing.replace(/ rx="\d+"/, '');

const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png();
const save = (image, name) => image.toFile(join(folder, 'icons', name));

await Promise.all([
  ...[48, 192, 512].map((size) => save(draw(drawing, size), `icon-${size}.png`)),
  save(draw(square, 180), 'apple-touch-icon.png'),
  drawMaskable(512),
]);

/** A maskable icon keeps what matters within the middle 80 %. */
async function drawMaskable(size) {
  const inner = Math.round(size * 0.74);
  const mark = await draw(square, inner).toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 4, background: GROUND } });
  await save(ground.composite([{ input: mark }]).png(), 'icon-maskable-512.png');
}
