import type { IncomingMessage } from 'node:http';
import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SECOND_MS } from '#contract/time';
import { MEGABYTE } from '../upload-limits.js';
import { keepPace, PACE } from './body-pace.js';

/** A body of which so many bytes come every second. */
function coming(bytesASecond: number) {
  const socket = { bytesRead: 0 };
  const destroy = jest.fn();
  const stop = keepPace({ socket, destroy } as unknown as IncomingMessage);
  const after = (ms: number) => {
    for (let passed = 0; passed < ms; passed += SECOND_MS) {
      socket.bytesRead += bytesASecond;
      mock.timers.tick(SECOND_MS);
    }
  };
  return { socket, destroy, after, stop };
}

describe('The pace of a body', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('is that of a slow line, also of one that three bodies share', () => {
    const third = Math.round(2_000_000 / 8 / 3);
    const { destroy, after } = coming(third);
    after(((10 * MEGABYTE) / third) * SECOND_MS);
    expect(destroy).not.toHaveBeenCalled();
  });

  it('ends with a connection that stands still', () => {
    const { destroy, after } = coming(0);
    after(PACE.stillMs);
    expect(destroy).toHaveBeenCalled();
  });

  it('ends with one that sends just enough not to stand still', () => {
    const { destroy, after } = coming(1);
    after(PACE.mostMs - SECOND_MS);
    expect(destroy).not.toHaveBeenCalled();
    after(2 * SECOND_MS);
    expect(destroy).toHaveBeenCalled();
  });

  it('is nobody’s business once the body is there', () => {
    const { destroy, after, stop } = coming(0);
    stop();
    after(PACE.mostMs);
    expect(destroy).not.toHaveBeenCalled();
  });
});
