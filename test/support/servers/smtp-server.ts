import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { freePort } from '../runner/free-port.js';

export interface Received {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  source: string;
}

/** The part of SMTP a mail program needs, keeping what it is sent. */
export class SmtpServer {
  readonly mails: Received[] = [];
  connections = 0;
  /** Answers every recipient with this instead of accepting it. */
  refuseWith?: string;
  /** Accepts connections and says nothing on them, until `speak()`. */
  silent = false;
  private readonly unanswered = new Set<() => void>();
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  async start(): Promise<string> {
    this.server.listen(await freePort(), '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Answers again, also those that have waited since. */
  speak(): void {
    this.silent = false;
    for (const greet of this.unanswered) greet();
    this.unanswered.clear();
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    let unread = '';
    let mail: Received = { from: '', to: [], source: '' };
    let receiving = false;
    this.connections += 1;
    this.sockets.add(socket);
    const greet = () => void socket.write('220 mail.test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.unanswered.delete(greet);
    });
    if (this.silent) this.unanswered.add(greet);
    else greet();
    socket.on('data', (chunk) => {
      unread += chunk.toString('utf8');
      for (let end = endOf(unread, receiving); end > 0; end = endOf(unread, receiving)) {
        const said = unread.slice(0, end);
        unread = unread.slice(end);
        if (receiving) {
          this.mails.push({ ...mail, source: said.slice(0, -'\r\n.\r\n'.length) });
          mail = { from: '', to: [], source: '' };
          receiving = false;
          socket.write('250 kept\r\n');
        } else {
          receiving = said.startsWith('DATA');
          socket.write(`${this.answer(said, mail)}\r\n`);
        }
      }
    });
  }

  private answer(line: string, mail: Received): string {
    const [, address = ''] = /<(.*?)>/.exec(line) ?? [];
    switch (line.slice(0, 4).toUpperCase().trim()) {
      case 'MAIL':
        mail.from = address;
        return '250 ok';
      case 'RCPT':
        if (this.refuseWith) return this.refuseWith;
        mail.to.push(address);
        return '250 ok';
      case 'DATA':
        return '354 go on';
      case 'QUIT':
        return '221 bye';
      default:
        return '250 ok';
    }
  }
}

/** Where the next line, or the mail being received, ends; 0 while it is not there whole. */
function endOf(text: string, receiving: boolean): number {
  const mark = receiving ? '\r\n.\r\n' : '\r\n';
  const at = text.indexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}
