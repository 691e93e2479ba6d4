import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_KEY } from '#platform/auth/access';
import { startApp, type TestApp } from '../support/app/app.js';

/** Every message of the WebSocket with who may send it. A message that is not here fails the test. */
const TABLE = {
  'session.token': 'anyone',
  'catalog.watch-listing': 'anyone',
  'catalog.unwatch-listing': 'anyone',
  'catalog.watch-sales': 'anyone',
  'messaging.open': 'signed-in',
  'messaging.close': 'signed-in',
  'messaging.send': 'signed-in',
  'messaging.typing': 'signed-in',
  'messaging.read': 'signed-in',
  'messaging.received': 'signed-in',
};

describe('who may send which socket message', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is declared on every handler', () => {
    const reflector = app.nest.get(Reflector);
    const scanner = new MetadataScanner();
    const handlers = app.nest
      .get(DiscoveryService, { strict: false })
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.hasMetadata('websockets:is_gateway', metatype))
      .flatMap(({ instance, metatype }) => {
        const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
        return scanner.getAllMethodNames(prototype).flatMap((name) => {
          const handler = prototype[name];
          if (!handler || !Reflect.getMetadata('websockets:message_mapping', handler)) return [];
          const message = Reflect.getMetadata('message', handler) as string;
          const access = reflector.getAllAndOverride<string>(ACCESS_KEY, [handler, metatype as never]);
          return [[message, access] as const];
        });
      });
    expect(Object.fromEntries(handlers)).toEqual(TABLE);
  });
});
