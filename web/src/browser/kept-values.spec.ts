import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { KeptValues } from './kept-values';

const fromAnotherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('kept values', () => {
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });

  it('are there on the next visit', () => {
    new KeptValues<string[]>('list:', []).set('a', ['x']);
    expect(new KeptValues<string[]>('list:', []).get('a')).toEqual(['x']);
  });

  it('are the same object until they change, and none once they are forgotten', () => {
    const values = new KeptValues<string[]>('list:', []);
    values.set('a', ['x']);
    expect(values.get('a')).toBe(values.get('a'));
    values.set('a', null);
    expect(values.get('a')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('follow what other tabs write', () => {
    const values = new KeptValues<string>('word:', '');
    const changed = jest.fn();
    values.subscribe(changed);
    expect(values.get('a')).toBe('');
    localStorage.setItem('word:a', '"hello"');
    fromAnotherTab('other:a');
    expect(changed).not.toHaveBeenCalled();
    fromAnotherTab('word:a');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(values.get('a')).toBe('hello');
  });

  it('change from what another tab has written, though nobody has told of it yet', () => {
    const values = new KeptValues<string[]>('list:', []);
    values.set('a', ['x']);
    localStorage.setItem('list:a', '["x","y"]');
    values.change('a', (list) => [...list, 'z']);
    expect(values.get('a')).toEqual(['x', 'y', 'z']);
    localStorage.removeItem('list:a');
    values.change('a', (list) => [...list, 'z']);
    expect(new KeptValues<string[]>('list:', []).get('a')).toEqual(['z']);
  });

  it('take what cannot be read for nothing', () => {
    localStorage.setItem('word:a', '{"cut');
    expect(new KeptValues<string>('word:', 'none').get('a')).toBe('none');
  });

  it('last as long as the page where storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const values = new KeptValues<string>('word:', '');
    values.set('a', 'here');
    expect(values.get('a')).toBe('here');
    values.change('a', (word) => `${word} still`);
    expect(values.get('a')).toBe('here still');
  });
});
