import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_LIMITS } from '#contract/chat';
import { connectionIs } from './connection';
import { pollWithoutConnection } from './poll-without-connection';

describe('without a connection', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    connectionIs(null);
    jest.useRealTimers();
  });

  it('is asked every ten seconds, until there is one or nobody asks', () => {
    const task = jest.fn();
    const stop = pollWithoutConnection(task);
    jest.advanceTimersByTime(2 * CHAT_LIMITS.pollMs);
    expect(task).toHaveBeenCalledTimes(2);
    connectionIs({} as Parameters<typeof connectionIs>[0]);
    jest.advanceTimersByTime(5 * CHAT_LIMITS.pollMs);
    expect(task).toHaveBeenCalledTimes(2);
    connectionIs(null);
    jest.advanceTimersByTime(CHAT_LIMITS.pollMs);
    expect(task).toHaveBeenCalledTimes(3);
    stop();
    jest.advanceTimersByTime(5 * CHAT_LIMITS.pollMs);
    expect(task).toHaveBeenCalledTimes(3);
  });
});
