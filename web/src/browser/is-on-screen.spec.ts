import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isOnScreen } from './is-on-screen';

describe('what is on the screen', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['/listing/x?from=mail', true],
    ['/listing/x?from=mail#comments', true],
    ['/listing/x', false],
    ['/listing/y?from=mail#comments', false],
  ])('is told by path and query: %s', (address, on) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    history.replaceState(null, '', '/listing/x?from=mail#reviews');
    expect(isOnScreen(address)).toBe(on);
  });
});
