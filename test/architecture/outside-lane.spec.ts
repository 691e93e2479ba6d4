import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AiEndpoint } from '#ai/endpoint/ai-endpoint';
import { Transcriber } from '#ai/speech/transcriber';
import { Mailer } from '#platform/mail/mailer';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { Reactions } from '#platform/outbox/reactions';
import { ExportFiles } from '../../src/identity/export/export-files.js';
import { CodeSender } from '../../src/identity/phone-senders/code-sender.js';
import { StripeClient } from '../../src/monetization/stripe/stripe-client.js';
import { startApp, type TestApp } from '../support/app/app.js';

type Class = abstract new (...args: never[]) => object;

/** Who may keep a caller waiting. A new port to somebody outside belongs here. */
const OUTSIDERS: readonly Class[] = [
  Mailer,
  CodeSender,
  WithdrawnPictures,
  ExportFiles,
  AiEndpoint,
  Transcriber,
  StripeClient,
];

/** Whether a provider, or one it is made with, calls somebody outside. */
function callsOutside(provider: unknown, seen = new Set<unknown>()): boolean {
  if (typeof provider !== 'function' || seen.has(provider)) return false;
  seen.add(provider);
  const needed = (Reflect.getMetadata('design:paramtypes', provider) ?? []) as unknown[];
  return OUTSIDERS.includes(provider as Class) || needed.some((other) => callsOutside(other, seen));
}

describe('a reaction that calls somebody outside', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is in a lane outside, and no other one is', () => {
    const reactions = [...app.nest.get(Reactions).all().values()].flat();
    const outside = reactions.filter(({ lane }) => lane !== 'inside').map(({ name }) => name);
    const calling = reactions
      .filter(({ reaction }) => callsOutside(reaction.constructor))
      .map(({ name }) => name);
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.sort()).toEqual(calling.sort());
  });
});
