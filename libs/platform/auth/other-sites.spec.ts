import { describe, expect, it } from '@jest/globals';
import { isOwnPage } from './other-sites.js';

const own = (headers: Record<string, string>, publicUrl = 'https://vybac.example') =>
  isOwnPage({ host: 'vybac.example', ...headers }, publicUrl);

describe('a page is ours', () => {
  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    // What the page keeps to itself, the browser still knows.
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://vybac.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://vybac.example', host: 'api.vybac.example' }],
    [{ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }],
  ])('with %j', (headers) => {
    expect(own(headers)).toBe(true);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.vybac.example' }],
    [{ 'sec-fetch-site': 'something new' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'nonsense' }],
    [{ origin: 'http://vybac.example' }],
    [{ origin: 'https://vybac.example:8443' }],
    [{ origin: 'https://vybac.example.evil.example' }],
    [{ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:4000' }],
  ])('but not with %j', (headers) => {
    expect(own(headers)).toBe(false);
  });
});
