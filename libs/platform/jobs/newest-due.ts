import type { CronTime } from 'cron';
import { HOUR_MS } from '#contract/time';

/** Looking back a little first keeps a job that runs every minute from walking through weeks of missed slots. */
const LOOK_BACK_MS = [2 / 60, 1, 24, 7 * 24, 31 * 24, 366 * 24].map((hours) => hours * HOUR_MS);

/** The last slot after `newest` that `now` has reached, in UTC. Instances reckon the same one, however late a timer is. */
export function newestDue(schedule: CronTime, newest: Date, now: Date): Date | null {
  for (const lookBack of LOOK_BACK_MS) {
    const from = new Date(Math.max(newest.getTime(), now.getTime() - lookBack));
    const due = lastBetween(schedule, from, now);
    if (due || from.getTime() === newest.getTime()) return due;
  }
  return null;
}

function lastBetween(schedule: CronTime, from: Date, now: Date): Date | null {
  const after = (date: Date) => schedule.getNextDateFrom(date, 'UTC').toJSDate();
  let last: Date | null = null;
  for (let next = after(from); next <= now; next = after(next)) last = next;
  return last;
}
