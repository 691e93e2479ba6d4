// A Fastify with `pg` and nothing else: what the product's server is measured against. It sends the same SQL with the
// same parameters and answers the same JSON, but has no guards, no validation, no metrics, no framework above it. Given
// the name of a case, it sends that case's plainest statement instead.
import Fastify from 'fastify';
import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import { Pool } from 'pg';
import type { WithinKm } from '#contract/listings';
import type { BrowseParams } from '../../src/catalog/browse/browse.dto.js';
import { FacetCounts } from '../../src/catalog/browse/facet-counts.js';
import { FindListings } from '../../src/catalog/browse/find-listings.js';
import {
  commentsAnswer,
  commentsStatement,
  type FoundComments,
} from '../../src/catalog/comments/comments-of-listing.query.js';
import { DETAILS, detailValues } from '../../src/catalog/listings/listing-detail.query.js';
import { findSuggestions } from '../../src/catalog/suggestions/find-suggestions.js';
import { CASES, type Request, urlOf } from './cases.js';

const [databaseUrl = '', pool = '', requests = '', plainCase = ''] = process.argv.slice(2);
const database = new Pool({ connectionString: databaseUrl, max: Number(pool) });
const compiler = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database }) });
const facetCounts = new FacetCounts(undefined as never);
const answers = new Map(
  (JSON.parse(requests) as Request[]).map((request) => [
    urlOf(request),
    plainly(request) ?? answerTo(request),
  ]),
);

const server = Fastify();
server.get('*', async (request, reply) => {
  void reply.type('application/json; charset=utf-8');
  return answers.get(request.url)?.();
});
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));

function plainly(request: Request): (() => Promise<unknown>) | undefined {
  const statement = CASES.find(({ name }) => name === plainCase)?.plain?.(request);
  return statement && (async () => (await database.query(statement.text, statement.values)).rows);
}

function answerTo({ path, query }: Request): () => Promise<unknown> {
  const id = path.split('/')[3];
  if (id && path.endsWith('/comments')) {
    const { text, values } = commentsStatement(id, undefined);
    return async () => {
      const found = await row<FoundComments>({ sql: text, parameters: values });
      return JSON.parse(commentsAnswer(found)) as unknown;
    };
  }
  if (id === 'suggestions') {
    const send = sender();
    return () => findSuggestions(send, query.q ?? '');
  }
  if (!id) {
    const find = new FindListings(sender(), facetCounts, paramsOf(query));
    return async () => (await find.find()).answer.read();
  }
  const values = detailValues([{ listingId: id, readerId: null }]);
  return async () =>
    JSON.parse((await row<{ detail: string }>({ sql: DETAILS, parameters: values })).detail) as unknown;
}

function paramsOf({ facets, minPrice, maxPrice, near, within, ...rest }: Request['query']): BrowseParams {
  return {
    ...rest,
    ...(near !== undefined && { near: Number(near) }),
    ...(within !== undefined && { within: Number(within) as WithinKm }),
    ...(facets && { facets: true }),
    ...(minPrice !== undefined && { minPrice: Number(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: Number(maxPrice) }),
  };
}

/** Sends statements to the database, each built only once. */
function sender() {
  const built = new Map<string, CompiledQuery>();
  return <Row>(name: string, build: () => RawBuilder<Row>): Promise<Row> => {
    const statement = built.get(name) ?? build().compile(compiler);
    built.set(name, statement);
    return row(statement as CompiledQuery<Row>);
  };
}

async function row<Row>({ sql, parameters }: Pick<CompiledQuery<Row>, 'sql' | 'parameters'>): Promise<Row> {
  const { rows } = await database.query(sql, [...parameters]);
  return rows[0] as Row;
}
