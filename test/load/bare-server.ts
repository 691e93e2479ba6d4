// A Fastify with `pg` and nothing else: what the product's server is measured against. It sends the same SQL with the
// same parameters and answers the same JSON, but has no guards, no validation, no metrics, no framework above it. Given
// the name of a case, it sends that case's plainest statement instead. Who asks it believes.
import { once } from 'node:events';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { answerTo } from './bare/answers.js';
import { type Answer, BareSender } from './bare/sender.js';
import { CASES } from './cases.js';
import { bearerOf, type Request, urlOf } from './requests.js';

const [databaseUrl = '', pool = '', plainCase = ''] = process.argv.slice(2);
const database = new Pool({ connectionString: databaseUrl, max: Number(pool) });
const [requests] = (await once(process, 'message')) as [Request[]];
const bare = new BareSender(database);
const answers = new Map(
  requests.map((request) => [
    keyOf(urlOf(request), bearerOf(request)),
    plainly(request) ?? answerTo(request, bare),
  ]),
);

const server = Fastify();
server.get('*', async ({ url, headers }, reply) => {
  void reply.type('application/json; charset=utf-8');
  return answers.get(keyOf(url, headers.authorization))?.();
});
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));

function keyOf(url: string, authorization: string | undefined): string {
  return authorization ? `${url} ${authorization}` : url;
}

function plainly(request: Request): Answer | undefined {
  const statement = CASES.find(({ name }) => name === plainCase)?.plain?.(request);
  return statement && (async () => (await database.query(statement.text, statement.values)).rows);
}
