import { ValidateBy, type ValidationOptions } from 'class-validator';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether the text is a day of the calendar, `2028-02-29`. JavaScript alone takes February 30th for March 2nd. */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text < '0001') return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** A day of the calendar, of whatever time zone. */
export const Day = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    { name: 'isDay', validator: { validate: (value) => typeof value === 'string' && isDay(value) } },
    options,
  );
