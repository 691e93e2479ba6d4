import { type RawBuilder, sql } from 'kysely';

/** What people call a place of `alias`: with its country where that is not home. */
export const placeName = (alias: string, home: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`concat_ws(', ', ${column('town')}, nullif(${column('region')}, ''),
    case when ${column('country')} <> ${home} then ${column('country')} end)`;
};

/** Five digits and four more are a postal code of the first five (in the United States). */
export const codeSql = (given: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(catalog.plain_code(${given}), '^(\\d{5})\\d{4}$', '\\1')`;
