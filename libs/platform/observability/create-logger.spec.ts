import { describe, expect, it } from '@jest/globals';
import { createLogger, standardOutput } from './create-logger.js';
import { inRequest } from './request-scope.js';

function logging(production: boolean) {
  const lines: string[] = [];
  const logger = createLogger({ LOG_LEVEL: 'info', production }, { write: (text) => lines.push(text) });
  return { logger, lines, entry: () => JSON.parse(lines[0] ?? '') as Record<string, unknown> };
}

const failing = (code: string) => () =>
  standardOutput().emit('error', Object.assign(new Error(code), { code }));

describe('the logger', () => {
  it('writes JSON lines in production', () => {
    const { logger, lines, entry } = logging(true);
    logger.info({ status: 201 }, 'POST /api/listings 201');
    expect(lines).toHaveLength(1);
    expect(entry()).toMatchObject({ level: 'info', status: 201, msg: 'POST /api/listings 201' });
  });

  it('writes one readable line elsewhere, with the stack of an error below it', () => {
    const { logger, lines } = logging(false);
    logger.info({ context: 'Http', status: 201 }, 'POST /api/listings 201');
    logger.error({ err: new Error('the disk is full') }, 'An upload failed.');
    expect(lines[0]).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} {2}INFO {3}Http {2}POST \/api\/listings 201 {2}status=201\n$/,
    );
    expect(lines[1]).toMatch(/ERROR {2}An upload failed\.\nError: the disk is full\n {4}at /);
  });

  it('leaves out what the framework tells about every route', () => {
    const { logger, lines } = logging(true);
    logger.info({ context: 'RouterExplorer' }, 'Mapped {/api/listings, GET} route');
    logger.warn({ context: 'RouterExplorer' }, 'Duplicate route');
    expect(lines).toHaveLength(1);
  });

  it('names the request a line belongs to', async () => {
    const { logger, entry } = logging(true);
    await inRequest('request-1', async () => {
      await Promise.resolve();
      logger.info('inside');
    });
    expect(entry()).toMatchObject({ requestId: 'request-1' });
  });

  it.each([
    { password: 'hunter22' },
    { body: { pin: 'AB12CD' } },
    { request: { headers: { authorization: 'Bearer hunter22' } } },
    { request: { headers: { cookie: 'hunter22' } } },
    { response: { headers: { 'set-cookie': ['hunter22'] } } },
    { 'set-cookie': 'hunter22' },
    { settings: { STRIPE_SECRET_KEY: 'hunter22', STRIPE_WEBHOOK_SECRET: 'hunter22' } },
    { request: { headers: { 'stripe-signature': 'hunter22' } } },
    { a: { b: { c: { token: 'hunter22' } } } },
  ])('keeps secrets out: %j', (fields) => {
    const { logger, lines } = logging(true);
    logger.info(fields, 'signing in');
    expect(lines[0]).toContain('[redacted]');
    expect(lines[0]).not.toMatch(/hunter22|AB12CD/);
  });

  it('goes on without a terminal that was closed, and with nothing else that it cannot write to', () => {
    expect(failing('EIO')).not.toThrow();
    expect(failing('ENOSPC')).toThrow('ENOSPC');
  });
});
