import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../runner/free-port.js';

export interface SmsRequest {
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

/** A gateway for text messages, and the part of Twilio Verify that sends and checks; keeps what it is told. */
export class SmsServer {
  readonly requests: SmsRequest[] = [];
  /** Answers with this. */
  status = 200;
  /** Takes requests and says nothing, until `speak()`. */
  silent = false;
  /** The code that Verify approves. */
  approves = '246810';
  private readonly unanswered = new Set<() => void>();
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<string> {
    this.server.listen(await freePort(), '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers again, also those that have waited since. */
  speak(): void {
    this.silent = false;
    for (const answer of this.unanswered) answer();
    this.unanswered.clear();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'content-type': contentType } = request.headers;
    this.requests.push({ path: request.url ?? '', authorization, contentType, body });
    const answer = () => {
      const right = new URLSearchParams(body).get('Code') === this.approves;
      response.writeHead(this.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: right ? 'approved' : 'pending' }));
    };
    if (this.silent) this.unanswered.add(answer);
    else answer();
  }
}
