import { describe, expect, it } from '@jest/globals';
import { checkedKey, contentTypeOf, keyHolding } from './object-key.js';

describe('a storage key', () => {
  it('is made of lower-case segments', () => {
    const key = 'media/0198c3a1-7e2f-7c11-9d55-0b1c2d3e4f50/card.webp';
    expect(checkedKey(key)).toBe(key);
  });

  it.each([
    '',
    '/etc/passwd',
    '../secrets/token',
    'media/../../secrets/token',
    'media/..',
    'media//card.webp',
    'media/card.webp/',
    'media/.hidden',
    String.raw`media\..\card.webp`,
    'media/card.webp\0.png',
    'media/%2e%2e/card.webp',
    'Media/card.webp',
    'media/a b.webp',
    'media/a+b.webp',
    'media/card.webp\n',
    `media/${'a'.repeat(200)}.webp`,
  ])('is never %j', (key) => {
    expect(() => checkedKey(key)).toThrow('Not a storage key');
  });

  it('says its content type by its extension', () => {
    expect(contentTypeOf('media/a/card.webp')).toBe('image/webp');
    expect(contentTypeOf('media/a/audio.weba')).toBe('audio/webm');
    expect(() => contentTypeOf('media/a/page.html')).toThrow('No content type');
    expect(() => contentTypeOf('media/a/constructor')).toThrow('No content type');
  });

  it('holds only what its extension stands for', () => {
    expect(keyHolding('image/webp', 'media/a/card.webp')).toBe('media/a/card.webp');
    expect(() => keyHolding('text/html', 'media/a/card.webp')).toThrow('cannot hold text/html');
  });
});
