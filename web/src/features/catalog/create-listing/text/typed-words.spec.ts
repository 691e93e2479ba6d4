import { afterEach, describe, expect, it } from '@jest/globals';
import { aSession } from '../../../../app/render-app';
import { rememberBroughtGuest } from '../../../../app/session/brought-guest';
import { keepWords, wordsTyped } from './typed-words';

describe('words of which no listing has been made yet', () => {
  afterEach(() => localStorage.clear());

  it('are there again, lines and all, until they are emptied', () => {
    keepWords('mara', 'A kettle.\nIt whistles.');
    expect(wordsTyped('mara')).toBe('A kettle.\nIt whistles.');
    keepWords('mara', '');
    expect(wordsTyped('mara')).toBe('');
  });

  it('are nobody else’s, but of the member whom their guest became', () => {
    keepWords('guest', 'A kettle.');
    expect(wordsTyped('mara')).toBe('');
    rememberBroughtGuest({ ...aSession({ id: 'mara' }), broughtGuest: 'guest' });
    expect(wordsTyped('mara')).toBe('A kettle.');
  });
});
