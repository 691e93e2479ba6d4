import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { soundInOneTab } from './sound-in-one-tab';
import { allowTone } from './tone';

const started = jest.fn();
const nextTurns = () => jest.advanceTimersByTimeAsync(0);
const ramp = () => undefined;
const node = () => ({ connect: () => undefined });

/** As much of the browser's audio as the tone needs. Whoever asks it to run before it may, waits until it does. */
class FakeAudio {
  /** There is one a page, for all that it tells. */
  static made?: FakeAudio;
  static allowed = false;
  state = 'suspended';
  currentTime = 0;
  readonly destination = {};
  #waiting: (() => void)[] = [];
  #notes: { end: number; ended: () => void }[] = [];

  constructor() {
    FakeAudio.made = this;
  }

  resume = () =>
    new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      if (!FakeAudio.allowed) return;
      this.state = 'running';
      for (const go of this.#waiting.splice(0)) go();
    });

  async suspend() {
    this.state = 'suspended';
  }

  createOscillator = () => {
    const own = { end: 0, ended: () => undefined as void };
    this.#notes.push(own);
    return {
      ...node(),
      frequency: { value: 0 },
      start: started,
      stop: (at: number) => {
        own.end = at;
      },
      addEventListener: (_: string, ended: () => void) => {
        own.ended = ended;
      },
    };
  };

  /** The next note comes to its end; false when there is none. */
  endOfNote(): boolean {
    const note = this.#notes.shift();
    if (!note) return false;
    this.currentTime = note.end;
    note.ended();
    return true;
  }

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
    while (FakeAudio.made?.endOfNote());
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('waits for someone to have used the page', async () => {
    await soundInOneTab({ silent: false });
    expect(started).not.toHaveBeenCalled();
  });

  it('is heard where the browser lets the page sound only when it is to', async () => {
    allowTone();
    window.dispatchEvent(new Event('pointerdown'));
    await nextTurns();
    FakeAudio.allowed = true;
    void soundInOneTab({ silent: false });
    await nextTurns();
    expect(started).toHaveBeenCalledTimes(2);
    expect(FakeAudio.made?.state).toBe('running');
  });

  describe('once the page was used', () => {
    beforeEach(() => {
      FakeAudio.allowed = true;
      allowTone();
      window.dispatchEvent(new Event('keydown'));
    });

    it('is two notes', async () => {
      void soundInOneTab({ silent: false });
      await nextTurns();
      expect(started).toHaveBeenCalledTimes(2);
    });

    it('keeps the sound of the device awake no longer than it lasts', async () => {
      expect(FakeAudio.made?.state).toBe('suspended');
      void soundInOneTab({ silent: false });
      await nextTurns();
      FakeAudio.made?.endOfNote();
      expect(FakeAudio.made?.state).toBe('running');
      FakeAudio.made?.endOfNote();
      expect(FakeAudio.made?.state).toBe('suspended');
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
