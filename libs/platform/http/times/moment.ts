import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isDay } from './day.js';

const MOMENT =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** Whether the text is a day of the calendar, a time of it and its offset, `2028-02-29T10:00:00+01:00`. */
export const isIsoMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');

/**
 * An instant, as `new Date` and PostgreSQL read it. (`@IsISO8601` also lets through what neither does: weeks, days of the
 * year, hours without minutes.)
 */
export const Moment = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    { name: 'isMoment', validator: { validate: (value) => typeof value === 'string' && isIsoMoment(value) } },
    options,
  );
