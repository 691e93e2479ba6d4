import { expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { SubscribeMessage } from '@nestjs/websockets';
import { RealtimeInstance } from '../../../test/support/app/realtime-instance.js';
import { eventually } from '../../../test/support/runner/eventually.js';
import { createTestDatabase } from '../../../test/support/runner/test-database.js';
import { Access } from '../auth/access.js';
import { Gateway } from './gateway.js';

/** Work that lasts until the test lets it end. */
const work = {
  underWay: [] as (() => void)[],
  begin: () => new Promise<void>((resolve) => work.underWay.push(resolve)),
};
let messageFinished = false;

@Controller()
class SlowController {
  @Get('slow')
  @Access('anyone')
  async slow() {
    await work.begin();
    return { done: true };
  }
}

@Gateway()
class SlowGateway {
  @Access('anyone')
  @SubscribeMessage('test.slow')
  async slow(): Promise<void> {
    await work.begin();
    messageFinished = true;
  }
}

it('stops by ending connections and finishing what is under way, without waiting for idle ones', async () => {
  const database = await createTestDatabase();
  const server = await RealtimeInstance.start({
    databaseUrl: database.url,
    controllers: [SlowController],
    gateways: [SlowGateway],
  });
  const socket = await server.connect();
  const gone = new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
  await (await fetch(`${server.url}/health/live`)).text();
  const slow = fetch(`${server.url}/slow`);
  socket.emit('test.slow');
  await eventually(() => work.underWay.length === 2);

  const stopped = server.stop();
  await gone;
  for (const finish of work.underWay) finish();
  expect(await (await slow).json()).toEqual({ done: true });
  await stopped;
  expect(messageFinished).toBe(true);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  await database.drop();
});
