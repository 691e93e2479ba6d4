import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { startApp, type TestApp } from '../support/app/app.js';
import { signUpMember, type TestMember } from '../support/world/people.js';

const LEAVINGS: [string, (socket: Socket) => unknown][] = [
  ['closes', (socket) => socket.end()],
  ['is torn off', (socket) => socket.resetAndDestroy()],
];

const head = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, ''].join('\r\n');
describe('a client that goes away', () => {
  let app: TestApp;
  let member: TestMember;
  const complaint = jest.spyOn(Logger.prototype, 'error');

  beforeAll(async () => {
    app = await startApp();
    member = await signUpMember(app);
  });
  afterEach(() => void complaint.mockReset());
  afterAll(() => app.stop());

  const form = 'Content-Type: multipart/form-data; boundary=b';
  const begun = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbegun';

  /** The server's end of a connection. */
  const other = async (socket: Socket): Promise<Socket> => {
    const server: Server = app.nest.getHttpServer();
    for (;;) {
      const [end] = (await once(server, 'connection')) as [Socket];
      if (end.remotePort === socket.localPort) return end;
    }
  };

  const cases: [string, string[]][] = [
    ['in the middle of JSON', ['Content-Type: application/json', 'Content-Length: 5000']],
    [
      'in the middle of JSON without a length',
      ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    ],
  ];

  describe.each(LEAVINGS)('and %s', (_, leave) => {
    it.each([
      ...cases.map(([when, headers]) => [when, head('/api/listings', ...headers), '5\r\n{"tit'] as const),
      [
        'in the middle of a picture',
        head('/api/media/images', form, 'Content-Length: 90000'),
        begun,
      ] as const,
      [
        'in the middle of a recording',
        head('/api/media/audio', form, 'Content-Length: 90000'),
        begun,
      ] as const,
      ['before it is answered', head('/api/auth/sign-out', 'Content-Length: 0'), ''] as const,
    ])('%s is no error of the server', async (_when, request, body) => {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
      socket.on('error', () => undefined).resume();
      const [end] = await Promise.all([other(socket), once(socket, 'connect')]);
      const gone = new Promise((resolve) => end.on('close', resolve));
      socket.write(`${request}Authorization: Bearer ${member.client.accessToken}\r\n\r\n${body}`);
      // Its handler is at work by the time that another request has gone all the way.
      await member.client.get('/api/profile');
      leave(socket);
      await gone;
      await member.client.get('/api/profile');
      expect(complaint.mock.calls).toEqual([]);
    });
  });
});
