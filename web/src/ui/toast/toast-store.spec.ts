import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dismissToast, pauseToast, resumeToast, shownToast, TOAST_DURATIONS, toast } from './toast-store';

const onPhone = (phone: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: phone } as MediaQueryList);

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    dismissToast();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows one at a time: the newest', () => {
    toast({ title: 'first' });
    toast({ title: 'second' });
    expect(shownToast()?.title).toBe('second');
    dismissToast();
    expect(shownToast()).toBeNull();
  });

  it('goes by itself after five seconds', () => {
    toast({ title: 'saved' });
    jest.advanceTimersByTime(4999);
    expect(shownToast()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(shownToast()).toBeNull();
  });

  it('gives the newer one its full time', () => {
    toast({ title: 'first' });
    jest.advanceTimersByTime(4000);
    toast({ title: 'second' });
    jest.advanceTimersByTime(4000);
    expect(shownToast()?.title).toBe('second');
  });

  it.each([
    ['signing in', TOAST_DURATIONS.signIn, 3000, 4000],
    ['signing out', TOAST_DURATIONS.signOut, 2000, 3000],
    ['an error', TOAST_DURATIONS.error, 6000, 4000],
  ])('lasts as long as specified for %s on phone and desktop', (_, duration, phone, desktop) => {
    for (const [isPhone, expected] of [
      [true, phone],
      [false, desktop],
    ] as const) {
      onPhone(isPhone);
      toast({ title: 'x', duration });
      jest.advanceTimersByTime(expected - 1);
      expect(shownToast()).not.toBeNull();
      jest.advanceTimersByTime(1);
      expect(shownToast()).toBeNull();
    }
  });

  it('waits while it is read, and then has only the rest of its time', () => {
    toast({ title: 'long text' });
    jest.advanceTimersByTime(3000);
    pauseToast();
    pauseToast();
    jest.advanceTimersByTime(60_000);
    expect(shownToast()).not.toBeNull();
    resumeToast();
    jest.advanceTimersByTime(1999);
    expect(shownToast()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(shownToast()).toBeNull();
  });
});
