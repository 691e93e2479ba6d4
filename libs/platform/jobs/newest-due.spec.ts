import { describe, expect, it, jest } from '@jest/globals';
import { CronTime } from 'cron';
import { newestDue } from './newest-due.js';

const due = (cron: string, newest: string, now: string) =>
  newestDue(new CronTime(cron), new Date(newest), new Date(now))?.toISOString() ?? null;

describe('the newest due slot', () => {
  it('is none before the next one is reached', () => {
    expect(due('0 * * * *', '2026-11-20T10:00:00Z', '2026-11-20T10:59:59.999Z')).toBeNull();
  });

  it('is the scheduled time, however late the timer fires', () => {
    expect(due('0 * * * *', '2026-11-20T10:00:00Z', '2026-11-20T11:00:00.004Z')).toBe(
      '2026-11-20T11:00:00.000Z',
    );
    expect(due('0 * * * *', '2026-11-20T10:00:00Z', '2026-11-20T11:07:31Z')).toBe('2026-11-20T11:00:00.000Z');
  });

  it('is only the last of several that were missed', () => {
    expect(due('0 * * * *', '2026-11-20T10:00:00Z', '2026-11-20T14:30:00Z')).toBe('2026-11-20T14:00:00.000Z');
    expect(due('0 0 * * 0', '2026-10-01T00:00:00Z', '2026-11-20T10:00:00Z')).toBe('2026-11-15T00:00:00.000Z');
    expect(due('30 2 1 1 *', '2024-06-01T00:00:00Z', '2026-11-20T10:00:00Z')).toBe(
      '2026-01-01T02:30:00.000Z',
    );
  });

  it('is found without walking through a year of missed minutes', () => {
    const every = new CronTime('* * * * *');
    const steps = jest.spyOn(every, 'getNextDateFrom');
    expect(newestDue(every, new Date('2025-11-20T10:00:00Z'), new Date('2026-11-20T10:00:30Z'))).toEqual(
      new Date('2026-11-20T10:00:00Z'),
    );
    expect(steps.mock.calls.length).toBeLessThan(10);
  });
});
