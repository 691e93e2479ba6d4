import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app/app.js';
import { aListing, publish } from '../support/world/listings.js';
import { aBot, advanced } from '../support/world/messaging/bots.js';
import { startConversation } from '../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../support/world/people.js';
import { RawSocket } from './fuzz/raw-socket.js';

let app: TestApp;
let seller: TestMember;
let conversation: string;
let listing: string;
let socket: RawSocket;

beforeAll(async () => {
  app = await startApp({ FULL_ACCESS_EMAILS: 'seller@example.org' });
  seller = await signUpMember(app, { email: 'seller@example.org' });
  const buyer = await signUpMember(app);
  listing = await publish(seller.client);
  await app.outbox.delivered();
  conversation = await startConversation(buyer.client, seller.id, listing);
  socket = await RawSocket.open(app.url, seller.client.accessToken);
});
afterAll(async () => {
  socket.close();
  await app.stop();
});

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
/** The body as JSON, with a price as it is written here: a number that JavaScript would write otherwise stays as it is. */
const withPrice = (body: object, field: string, price: string) =>
  JSON.stringify({ ...body, [field]: 0 }).replace(`"${field}":0`, `"${field}":${price}`);
const aMessage = (fields: string) => `{"conversationId":"${conversation}","id":"${randomUUID()}",${fields}}`;

async function overHttp(method: string, path: string, body: string): Promise<string> {
  const { status, problem } = await seller.client.call(method, path, { body });
  return `${status} ${problem.code}`;
}

async function overSocket(payload: string): Promise<string> {
  const answer = await socket.ask(`"messaging.send",${payload}`);
  const [{ problem }] = JSON.parse(answer ?? '[{}]') as [{ problem?: { status: number; code: string } }];
  return `${problem?.status} ${problem?.code}`;
}

describe('JSON nested thousands deep', () => {
  const DEEP = [
    ['lists', nested(20_000, '[', ']')],
    ['objects', nested(9_000, '{"a":', '}').replace(':}', ':1}')],
  ] as const;

  it.each(DEEP)('is malformed over HTTP: %s', async (_, deep) => {
    for (const body of [deep, `{"title":${deep}}`, `{"unknown":${deep}}`])
      expect(await overHttp('POST', '/api/listings', body)).toBe('400 platform.malformed-request');
    const bot = `{"bot":{"advanced":{"customRules":${deep}}}}`;
    expect(await overHttp('POST', '/api/bot-previews', bot)).toBe('400 platform.malformed-request');
  });

  it.each(DEEP)('is malformed over the socket: %s', async (_, deep) => {
    for (const payload of [deep, aMessage(`"content":${deep}`), aMessage(`"content":"Hi","more":${deep}`)])
      expect(await overSocket(payload)).toBe('400 platform.malformed-request');
    expect(socket.ended).toBe(false);
  });
});

describe('text that cannot be stored', () => {
  it.each(['\\ud800', 'half \\udc00 a pair', '\\ude00\\ud83d', '\\u0000'])(
    'is malformed: %s',
    async (text) => {
      const words = JSON.stringify(aListing()).slice(1, -1);
      for (const body of [
        `{${words},"location":"${text}"}`,
        `{${words},"tags":["${text}"]}`,
        `{${words},"${text}":1}`,
      ])
        expect(await overHttp('POST', '/api/listings', body)).toBe('400 platform.malformed-request');
      const preferences = `{"kinds":[],"sound":true,"${text}":1}`;
      expect(await overHttp('PUT', '/api/notification-preferences', preferences)).toBe(
        '400 platform.malformed-request',
      );
      expect(await overSocket(aMessage(`"content":"${text}"`))).toBe('400 platform.malformed-request');
    },
  );

  it('is no whole emoji', async () => {
    expect(await overSocket(aMessage('"content":"\\ud83d\\ude00"'))).toBe('undefined undefined');
  });
});

describe('what stands where something else belongs', () => {
  it('is invalid in an offer bot, before any of it is stored', async () => {
    const rule = { when: [], response: 'notify', markupPercent: null, message: null };
    for (const settings of [
      { customRules: [[rule]] },
      { customRules: [[]] },
      { keywordReactions: [[{ keyword: 'size', reply: 'Large' }]] },
      { behaviorTriggers: [[]] },
      { timePricing: [] },
      { timePricing: [[]] },
    ]) {
      const bot = aBot(listing, { advanced: { ...advanced(), ...settings } });
      expect(await overHttp('POST', '/api/bots', JSON.stringify(bot))).toBe('422 platform.invalid-input');
    }
    const bot = JSON.stringify(aBot(listing, { advanced: [] }));
    expect(await overHttp('POST', '/api/bots', bot)).toBe('422 platform.invalid-input');
  });

  it('is invalid in the choice of notifications', async () => {
    const choice = '{"kind":"offer","inApp":true,"byMail":true}';
    for (const kinds of [`[[${choice}]]`, '[[]]', '[null]', 'null', '{}'])
      expect(await overHttp('PUT', '/api/notification-preferences', `{"kinds":${kinds},"sound":true}`)).toBe(
        '422 platform.invalid-input',
      );
  });

  it.each(['title', 'price', 'category', 'condition', 'tags', 'imageIds'])(
    'is invalid as null for a listing’s %s, whether it is published or edited',
    async (field) => {
      const words = JSON.stringify({ ...aListing(), [field]: null });
      expect(await overHttp('POST', '/api/listings', words)).toBe('422 platform.invalid-input');
      expect(await overHttp('PATCH', `/api/listings/${listing}`, `{"${field}":null}`)).toBe(
        '422 platform.invalid-input',
      );
    },
  );

  it('is null where null clears', async () => {
    const cleared = JSON.stringify({ location: null, zipCode: null });
    expect(await overHttp('PATCH', `/api/listings/${listing}`, cleared)).toBe('204 undefined');
    expect(await overHttp('PATCH', '/api/profile', '{"bio":null,"theme":null}')).toBe('200 undefined');
  });

  it.each(['1e-10', '5e-324', '0.001', '1e308', '1e21', '"1"', '[1]'])('is no price: %s', async (price) => {
    const words = withPrice(aListing(), 'price', price);
    expect(await overHttp('POST', '/api/listings', words)).toBe('422 platform.invalid-input');
    const bot = withPrice(aBot(listing), 'minimumPrice', price);
    expect(await overHttp('POST', '/api/bots', bot)).toBe('422 platform.invalid-input');
    const { status } = await seller.client.get(`/api/listings?minPrice=${price.replaceAll('"', 'x')}`);
    expect(status).toBe(422);
  });

  it('is invalid as the whole body', async () => {
    for (const body of ['[]', '[[]]', '"x"', '1', 'true'])
      expect(await overHttp('PATCH', '/api/profile', body)).toBe('422 platform.invalid-input');
  });
});

describe('a message of a name nobody gave', () => {
  it.each(['"error"', '"toString"', '"__proto__"', '""', '1', '"messaging.unknown"', '"\\ud800"'])(
    'is answered and leaves the connection alone: %s',
    async (name) => {
      const answer = await socket.ask(`${name},{}`);
      expect(JSON.parse(answer ?? 'null')).toMatchObject([{ problem: { status: 404 } }]);
      expect(socket.ended).toBe(false);
    },
  );
});
