import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { wayBack } from '#contract/pages/way-back';

const HERE = 'https://vybac.example';

/** What leads elsewhere, in this browser or another, now or once something on the way has decoded it. */
const HOSTILE = [
  '',
  ' ',
  'evil.example',
  'listings',
  '?q=a',
  '#top',
  '.',
  '..',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2e%2e',
  '//',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/listings\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/./..//evil.example',
  '/../..//evil.example',
  '/listings/..//evil.example',
  '/listings/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E%2e/%2E//evil.example',
  '/.%2e//evil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%252525252525252525252fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255cevil.example',
  '/..%2f/evil.example',
  '/listings/..%2f..%2f/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/listings%0d%0aSet-Cookie:a=b',
  '/%00/evil.example',
  '/listings\r\nSet-Cookie: a=b',
  '/\uff0fevil.example',
  '/\u2215evil.example',
  '/\u2044evil.example',
  '/\u29f8evil.example',
  '/\uff3cevil.example',
  '/%ef%bc%8fevil.example',
  '/%',
  '/%zz',
  '/%c0%afevil.example',
  '/%ff',
  '/%252f%25evil.example',
  'user:password@evil.example',
  '//user:password@evil.example',
  '//vybac.example@evil.example',
  'https://vybac.example@evil.example',
  'https://vybac.example.evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://vybac.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://vybac.example/1',
  'about:blank',
  'mailto:a@evil.example',
  '//[::1]/',
  '//0x7f000001/',
  '//evil.example:80/',
  '//\u3002evil.example',
  `/${'a'.repeat(3000)}`,
];

describe('A way back', () => {
  it.each([
    ['/', '/'],
    ['/create-listing?category=books', '/create-listing?category=books'],
    ['/listing/7#photos', '/listing/7#photos'],
    ['/listings?q=a%2Fb%5Cc%20d&next=//evil.example', '/listings?q=a%2Fb%5Cc%20d&next=//evil.example'],
    ['/listings?q=two words', '/listings?q=two%20words'],
    ['/listings?q=%', '/listings?q=%'],
    ['/chat/Jos%C3%A9', '/chat/Jos%C3%A9'],
    ['/a/../listings', '/listings'],
    ['/@mara', '/@mara'],
    ['/listing/100%25', '/listing/100%25'],
  ])('may be %j', (wish, way) => {
    expect(wayBack(wish)).toBe(way);
  });

  it.each(HOSTILE)('is not %j', (wish) => {
    expect(wayBack(wish)).toBeNull();
  });

  it('is not what is missing', () => {
    expect(wayBack(null)).toBeNull();
    expect(wayBack(undefined)).toBeNull();
  });

  it('stays here, whatever is asked for, and stays the same when it is asked for again', () => {
    const part = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%25',
      '%2e',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      '／',
    );
    const wish = oneof(
      array(part, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
      string({ unit: 'binary', maxLength: 30 }),
    );
    assert(
      property(wish, (text) => {
        const way = wayBack(text);
        if (way === null) return;
        expect(way).toMatch(/^\/(?![/\\])/);
        expect(new URL(way, HERE).origin).toBe(HERE);
        expect(wayBack(way)).toBe(way);
      }),
      { numRuns: 5000, seed: 7 },
    );
  });
});
