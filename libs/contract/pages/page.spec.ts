import { describe, expect, it } from '@jest/globals';
import { pathTo, patternOf } from './page.js';

const THREAD = { path: '/threads/:id?', also: '/talk' };
const THING = { path: '/things/:id' };
const found = (page: { path: string; also?: string }, path: string) => new RegExp(patternOf(page)).exec(path);

describe('the address of a page', () => {
  it('is its path, with its parameter', () => {
    expect(pathTo('/about')).toBe('/about');
    expect(pathTo(THING.path, '$&')).toBe('/things/$&');
    expect([pathTo(THREAD.path), pathTo(THREAD.path, '7')]).toEqual(['/threads', '/threads/7']);
  });

  it('is known with and without a slash at its end', () => {
    for (const path of ['/', '/about']) expect(found({ path }, path)).not.toBeNull();
    expect(found({ path: '/about' }, '/about/')).not.toBeNull();
    expect(found({ path: '/' }, '/about')).toBeNull();
  });

  it('tells its parameter', () => {
    expect(found(THING, '/things/7')?.groups).toEqual({ id: '7' });
    expect(found(THREAD, '/threads/7/')?.groups).toEqual({ id: '7' });
    for (const path of ['/things', '/things/7/parts', '/more/things/7'])
      expect(found(THING, path)).toBeNull();
  });

  it('may lack its last part, or be its second one', () => {
    for (const path of ['/threads', '/threads/', '/talk']) expect(found(THREAD, path)).not.toBeNull();
    expect(found(THREAD, '/talk/7')).toBeNull();
  });
});
