import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';

describe('running the server', () => {
  let app: TestApp;
  let own: TestApp | undefined;
  let client: Client;

  beforeAll(async () => {
    app = await startApp();
    client = new Client(app.url);
  });
  afterEach(async () => {
    await own?.stop();
    own = undefined;
  });
  afterAll(() => app.stop());

  /** One that nobody has asked anything yet. */
  async function start(env?: Record<string, string>): Promise<Client> {
    own = await startApp(env);
    return new Client(own.url);
  }

  it('tells a supervisor that it lives and is ready', async () => {
    expect(await client.get('/health/live')).toMatchObject({ status: 200, body: { status: 'up' } });
    expect(await client.get('/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'up', database: 'up', storage: 'up', outbox: 'up' },
    });
  });

  it('shows its metrics to the same machine', async () => {
    const asked = await start();
    await asked.get('/health/live');
    const { status, headers, body } = await asked.get<string>('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    for (const line of [
      'http_request_duration_seconds_count{method="GET",route="/health/live",status="2xx"} 1',
      'websocket_connections 0',
      'outbox_pending{lane="inside"} 0',
      'outbox_lag_seconds{lane="outside"} 0',
      '# TYPE throttled_requests_total counter',
      '# TYPE job_runs_total counter',
      '# TYPE process_cpu_seconds_total counter',
    ])
      expect(body).toContain(line);
  });

  it('shows its metrics only to the bearer of the token once there is one', async () => {
    const token = 'a token for the metrics';
    const guarded = await start({ METRICS_TOKEN: token });
    expect((await guarded.get('/metrics')).problem).toMatchObject({
      status: 403,
      code: 'platform.not-allowed',
    });
    const wrong = { headers: { authorization: 'Bearer a token for nothing..' } };
    expect((await guarded.get('/metrics', wrong)).status).toBe(403);
    const right = { headers: { authorization: `Bearer ${token}` } };
    expect((await guarded.get('/metrics', right)).status).toBe(200);
  });

  it('answers 429 to whoever asks too much, and goes on telling its health', async () => {
    const throttled = await start({ THROTTLE_PER_MINUTE: '10' });
    const username = '/api/identity/username';
    for (let i = 0; i < 10; i++) expect((await throttled.get(username)).status).not.toBe(429);
    const refused = await throttled.get(username);
    expect(refused.problem).toMatchObject({ status: 429, code: 'platform.too-many-requests' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await throttled.get('/health/live')).status).toBe(200);
    expect((await throttled.get<string>('/metrics')).body).toContain(
      'throttled_requests_total{rule="requests"} 1',
    );
  });

  it('keeps mails in the local mailbox while no mail server is set', async () => {
    const page = await client.get<string>('/dev/mailbox');
    expect(page.status).toBe(200);
    expect(page.body).toContain('No mail has been sent yet.');
  });

  it('carries a request id through, or makes one', async () => {
    const given = await client.get('/health/live', { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const insane = await client.get('/health/live', { headers: { 'x-request-id': 'a b' } });
    expect(insane.headers.get('x-request-id')).toMatch(/^[\w.:-]{8,64}$/);
  });
});
