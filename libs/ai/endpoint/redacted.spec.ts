import { describe, expect, it } from '@jest/globals';
import { redacted } from './redacted.js';

describe('What leaves the server', () => {
  it.each([
    ['Write to ann.lee+bikes@mail.example.org, please.', 'Write to [e-mail], please.'],
    ['ann [at] example.org or ann(at)example.org', '[e-mail] or [e-mail]'],
    ['ann dot lee at gmail dot com', '[e-mail]'],
    ['escribe a josé.peña@correo.es', 'escribe a [e-mail]'],
    ['jose arroba gmail punto com', '[e-mail]'],
  ])('has no e-mail address: %s', (text, left) => {
    expect(redacted(text)).toBe(left);
  });

  it.each([
    ['Call (413) 555-0142 or 413.555.0142', 'Call [phone] or [phone]'],
    ['text me 4135550142 tonight', 'text me [phone] tonight'],
    ['+1 413 555 0142', '[phone]'],
    ['1-413-555-0142', '[phone]'],
    ['my number is 555 01 42', 'my number is [phone]'],
    ['ring 555-0142', 'ring [phone]'],
    ['llámame al 612 345 678', 'llámame al [phone]'],
    ['móvil 612 34 56 78, fijo 91 234 56 78', 'móvil [phone], fijo [phone]'],
    ['0034 612345678', '[phone]'],
    ['WhatsApp: +34-612-345-678.', 'WhatsApp: [phone].'],
  ])('has no telephone number: %s', (text, left) => {
    expect(redacted(text)).toBe(left);
  });

  it.each([
    ['Pick up at 42 Maple Street, Apt 3B.', 'Pick up at [address].'],
    ['pick up at 1204 n elm st', 'pick up at [address]'],
    ['17 Orchard Hill Drive in Amherst', '[address] in Amherst'],
    ['P.O. Box 1234', '[address]'],
    ['Recoger en Calle Mayor 12, 3º B', 'Recoger en [address]'],
    ['en la avenida de la Constitución, nº 45', 'en la [address]'],
    ['C/ Sol 3', '[address]'],
    ['Apartado de correos 220', '[address]'],
  ])('has no street address: %s', (text, left) => {
    expect(redacted(text)).toBe(left);
  });

  it.each([
    ['see https://shop.example/item?token=abc.', 'see [link].'],
    ['https://ann:secret@shop.example/', '[link]'],
    ['https://files.example/s/a8Xk29vQ0pLm3/photo', '[link]'],
    ['www.example.org/reset#k=1', '[link]'],
  ])('has no link that opens something: %s', (text, left) => {
    expect(redacted(text)).toBe(left);
  });

  it.each([
    'Trek FX 2 from 2019, $1,250 or 1250.50, 1000 to 1500, seat 410-455 mm',
    'MacBook Pro 14, 16 GB, 512 GB, bought 2021-11-05 for 1999',
    '500 GB Hard Drive and a 2 TB External Drive',
    '10 speed road bike, 2 old street signs, 01002 Amherst',
    'https://www.trek.example/fx-2-disc-2019 tells more',
    'Bicicleta de montaña, usada en la calle durante 3 años, 1.250 €, CP 28013',
    'Serial 128 256 512, size 42, 6 chairs at 45 each',
  ])('keeps what tells of the thing: %s', (text) => {
    expect(redacted(text)).toBe(text);
  });

  it('is made in no time of what was written to take long', () => {
    for (const part of ['a.', '1 ', '1 a ', 'calle a ', '(1', 'a at b dot '])
      expect(redacted(part.repeat(2500)).length).toBeGreaterThan(0);
  });
});
