import { describe, expect, it } from '@jest/globals';
import { checkFiles } from './check-files';

const file = (name: string, type = 'image/jpeg', bytes = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('chosen files', () => {
  it('are taken when they are pictures of a fair size', () => {
    expect(checkFiles([file('a.jpg'), file('b.png', 'image/png')], 0)).toMatchObject({ refusal: null });
  });

  it.each([
    ['type', file('notes.pdf', 'application/pdf')],
    ['type', file('drawing.svg', 'image/svg+xml')],
    ['size', file('huge.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)],
  ])('are refused by %s, the others taken', (refusal, bad) => {
    const checked = checkFiles([file('good.jpg'), bad], 0);
    expect(checked.refusal).toBe(refusal);
    expect(names(checked.accepted)).toEqual(['good.jpg']);
  });

  it('are taken as far as there is room', () => {
    const checked = checkFiles([file('4.jpg'), file('5.jpg'), file('6.jpg')], 3);
    expect(checked.refusal).toBe('count');
    expect(names(checked.accepted)).toEqual(['4.jpg', '5.jpg']);
    expect(checkFiles([file('6.jpg'), file('7.jpg')], 5, { most: 8 })).toMatchObject({ refusal: null });
  });
});
