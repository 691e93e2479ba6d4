import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { soundInOneTab } from './sound-in-one-tab';
import { allowTone } from './tone';

const started = jest.fn();
const nextTurns = () => jest.advanceTimersByTimeAsync(0);
const ramp = () => undefined;
const node = () => ({ connect: () => undefined });

/** As much of the browser's audio as the tone needs. */
class FakeAudio {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  resume = () => Promise.resolve();
  createOscillator = () => ({ ...node(), frequency: { value: 0 }, start: started, stop: () => undefined });
  createGain = () => {
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
    return { ...node(), gain };
  };
}

/** Locks of one browser, whose tabs these calls stand for. */
function shareLocks(): void {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, task: (lock: object | null) => Promise<void>) => {
    if (held.has(name)) return task(null);
    held.add(name);
    await task({});
    held.delete(name);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

describe('the sound of a notification', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    started.mockClear();
    Object.assign(window, { AudioContext: FakeAudio });
    shareLocks();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('waits for someone to have used the page', async () => {
    await soundInOneTab({ silent: false });
    expect(started).not.toHaveBeenCalled();
  });

  describe('once the page was used', () => {
    beforeEach(() => {
      allowTone();
      window.dispatchEvent(new Event('keydown'));
    });

    it('is two notes', async () => {
      void soundInOneTab({ silent: false });
      await nextTurns();
      expect(started).toHaveBeenCalledTimes(2);
    });

    it('comes from one tab of several, and again for the next event', async () => {
      for (let tab = 0; tab < 3; tab++) void soundInOneTab({ silent: false });
      await nextTurns();
      expect(started).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(1500);
      void soundInOneTab({ silent: false });
      await nextTurns();
      expect(started).toHaveBeenCalledTimes(4);
    });

    it('is kept back by the tab that shows what it would tell of', async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      void soundInOneTab({ silent: false });
      jest.restoreAllMocks();
      void soundInOneTab({ silent: true });
      await jest.advanceTimersByTimeAsync(300);
      expect(started).not.toHaveBeenCalled();
    });
  });
});
