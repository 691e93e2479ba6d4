import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../runner/free-port.js';

export interface ScriptedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, or a text as it is. */
  body?: unknown;
}

/**
 * What goes wrong between two machines: nothing is ever said; the connection breaks; a body begins and never ends, or goes
 * on and on.
 */
export type Mishap = 'silent' | 'reset' | 'stuck' | 'endless';

/** A provider on this machine: answers as its protocol has it, but for what the test has put in front. */
export abstract class ScriptedServer {
  readonly requests: ScriptedRequest[] = [];
  /** Of the requests, those whose sender went away before the answer was there. */
  givenUp = 0;
  /** The next answers, in their order. */
  readonly next: (ScriptedAnswer | Mishap)[] = [];
  /** What is answered once there is no next one; by its protocol unless set. */
  always?: ScriptedAnswer | Mishap;
  /** Happens once, while a POST to that path is under way: it has been done, and is answered afterwards. */
  meanwhile?: { path: string; happens: () => Promise<unknown> };
  private readonly server = createServer((request, response) => void this.serve(request, response));

  /** On a port that is free, or on that one. */
  async start(port?: number): Promise<string> {
    this.server.listen(port ?? (await freePort()), '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  protected abstract answer(request: ScriptedRequest): ScriptedAnswer;

  private async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(message).catch(() => Buffer.alloc(0));
    const request = { method: message.method ?? '', path: message.url ?? '', headers: message.headers, body };
    this.requests.push(request);
    response.once('close', () => {
      if (!response.writableFinished) this.givenUp += 1;
    });
    const planned = this.next.shift() ?? this.always ?? this.answer(request);
    await this.letHappen(request);
    if (planned === 'silent') return;
    if (planned === 'reset') message.socket.resetAndDestroy();
    else if (planned === 'stuck') response.writeHead(200, JSON_TYPE).write('{"choices":[');
    else if (planned === 'endless') this.goOn(response.writeHead(200, JSON_TYPE));
    else this.say(response, planned);
  }

  private async letHappen({ method, path }: ScriptedRequest): Promise<void> {
    const { meanwhile } = this;
    if (method !== 'POST' || meanwhile?.path !== path) return;
    this.meanwhile = undefined;
    await meanwhile.happens();
  }

  private say(response: ServerResponse, { status = 200, headers = {}, body = '' }: ScriptedAnswer): void {
    response.writeHead(status, { ...JSON_TYPE, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  private goOn(response: ServerResponse): void {
    if (response.destroyed) return;
    response.write(' '.repeat(65_536), () => setImmediate(() => this.goOn(response)));
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
