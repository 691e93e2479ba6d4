import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STOP_SIGNALS, stopSignal } from './stop-signal.js';

const tell = (signal: NodeJS.Signals) => process.emit(signal, signal);

describe('a signal to stop', () => {
  let exit: jest.SpiedFunction<typeof process.exit>;

  beforeEach(() => {
    exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  });
  afterEach(() => {
    exit.mockRestore();
    for (const signal of STOP_SIGNALS) process.removeAllListeners(signal);
  });

  it.each(STOP_SIGNALS)('is %s', async (signal) => {
    const stopped = stopSignal();
    tell(signal);
    await expect(stopped).resolves.toBeUndefined();
    expect(exit).not.toHaveBeenCalled();
  });

  it('ends the process at once when it is the second', () => {
    void stopSignal();
    tell('SIGINT');
    tell('SIGINT');
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('ends nothing at once when a closing terminal has taken npm with it', () => {
    void stopSignal();
    for (const signal of ['SIGHUP', 'SIGTERM', 'SIGHUP'] as const) tell(signal);
    expect(exit).not.toHaveBeenCalled();
  });
});
