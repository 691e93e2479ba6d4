import { describe, expect, it } from '@jest/globals';
import { checkPictures } from './check-pictures';

const MEGABYTE = 1024 * 1024;
const file = (type: string, size = 1) => {
  const made = new File([''], 'file', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const photo = () => file('image/jpeg');

describe('pictures for a message', () => {
  it('are images of any kind that is not a program', () => {
    const files = [photo(), file('application/pdf'), file('image/svg+xml'), file('image/webp')];
    const { accepted, refusal } = checkPictures(files, 0);
    expect(accepted).toEqual([files[0], files[3]]);
    expect(refusal).toBe('type');
  });

  it('are 10 MB each at most', () => {
    expect(checkPictures([file('image/png', 10 * MEGABYTE)], 0).refusal).toBeNull();
    expect(checkPictures([file('image/png', 10 * MEGABYTE + 1)], 0)).toEqual({
      accepted: [],
      refusal: 'size',
    });
  });

  it('are five at most, with those that are there', () => {
    expect(checkPictures([photo(), photo()], 3).refusal).toBeNull();
    expect(checkPictures([photo(), photo()], 4)).toMatchObject({ accepted: [{}], refusal: 'count' });
  });
});
