import { describe, expect, it } from '@jest/globals';
import { isDatabaseAway } from './database-away.js';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

describe('a database that is away', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '57014', '55P03', '25P03'])(
    'is told by the code %s',
    (code) => {
      expect(isDatabaseAway(coded(code))).toBe(true);
      expect(isDatabaseAway(new Error('wrapped', { cause: coded(code) }))).toBe(true);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
  ])('is told by the words “%s”', (words) => expect(isDatabaseAway(new Error(words))).toBe(true));

  it.each([
    coded('23505'),
    coded('53100'),
    coded('25P02'),
    new Error('Something else'),
    'ECONNREFUSED',
    null,
  ])('is not told by %p', (error) => expect(isDatabaseAway(error)).toBe(false));
});
