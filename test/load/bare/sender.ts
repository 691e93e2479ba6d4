import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import type { WithinKm } from '#contract/listings';
import type { BrowseParams } from '../../../src/catalog/browse/browse.dto.js';
import type { Request } from '../requests.js';

export type Answer = () => Promise<unknown>;

/** Sends statements as they are, without a name. */
export class BareSender {
  private readonly compiler: Kysely<unknown>;

  constructor(private readonly database: Pool) {
    this.compiler = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database }) });
  }

  compiled<Row>(query: RawBuilder<Row>): CompiledQuery<Row> {
    return query.compile(this.compiler);
  }

  async rows<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.database.query(text, [...values]);
    return rows as Row[];
  }

  async row<Row>(text: string, values: readonly unknown[]): Promise<Row> {
    return (await this.rows<Row>(text, values))[0] as Row;
  }

  /** For what builds its statements as it goes: each is built only once. */
  remembering() {
    const built = new Map<string, CompiledQuery>();
    return <Row>(name: string, build: () => RawBuilder<Row>): Promise<Row> => {
      const statement = built.get(name) ?? this.compiled(build());
      built.set(name, statement);
      return this.row<Row>(statement.sql, statement.parameters);
    };
  }
}

/** The parameters as they are checked, out of the query string. */
export function paramsOf({
  facets,
  minPrice,
  maxPrice,
  near,
  within,
  ...rest
}: Request['query']): BrowseParams {
  return {
    ...rest,
    ...(near !== undefined && { near: Number(near) }),
    ...(within !== undefined && { within: Number(within) as WithinKm }),
    ...(facets && { facets: true }),
    ...(minPrice !== undefined && { minPrice: Number(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: Number(maxPrice) }),
  };
}
