import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { freePort } from '../runner/free-port.js';

type Reply = string | number | null | Buffer | Error | Reply[];
type Command = [name: string, ...rest: Buffer[]];

interface Entry {
  value: number;
  expiresAt: number;
}

/** The part of Redis that limits and the socket adapter use (strings with an end, transactions, channels), in memory. */
export class RedisServer {
  readonly commands: string[] = [];
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Map<Socket, Set<string>>();
  private frozen = false;
  private readonly server = createServer((socket) => this.serve(socket));

  async start(port?: number): Promise<string> {
    this.server.listen(port ?? (await freePort()), '127.0.0.1');
    await once(this.server, 'listening');
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.listeners.keys()) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  freeze(): void {
    this.frozen = true;
    for (const socket of this.listeners.keys()) socket.pause();
  }

  thaw(): void {
    this.frozen = false;
    for (const socket of this.listeners.keys()) socket.resume();
  }

  private serve(socket: Socket): void {
    let unread: Buffer = Buffer.alloc(0);
    let queued: Command[] | null = null;
    this.listeners.set(socket, new Set());
    if (this.frozen) socket.pause();
    socket.on('close', () => this.listeners.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (let read = parse(unread); read; read = parse(unread)) {
        unread = unread.subarray(read.length);
        const { command } = read;
        this.commands.push(command.map(String).join(' '));
        if (command[0] === 'multi') {
          queued = [];
          socket.write(encode('OK'));
        } else if (command[0] === 'exec') {
          socket.write(encode((queued ?? []).map((each) => this.run(each))));
          queued = null;
        } else if (queued) {
          queued.push(command);
          socket.write(encode('QUEUED'));
        } else if (command[0].endsWith('subscribe')) {
          for (const reply of this.listen(command, socket)) socket.write(encode(reply));
        } else {
          socket.write(encode(this.run(command)));
        }
      }
    });
  }

  private run([name, ...rest]: Command): Reply {
    const [key = '', value = '', , ttl = ''] = rest.map(String);
    switch (name) {
      case 'info':
        return Buffer.from('redis_version:7.4.0\r\nloading:0\r\n');
      case 'set': {
        if (this.live(key)) return null;
        this.entries.set(key, { value: Number(value), expiresAt: Date.now() + Number(ttl) });
        return 'OK';
      }
      case 'incr': {
        const entry = this.live(key) ?? { value: 0, expiresAt: Number.POSITIVE_INFINITY };
        entry.value += 1;
        return entry.value;
      }
      case 'pttl':
        return (this.live(key)?.expiresAt ?? 0) - Date.now();
      case 'ping':
        return 'PONG';
      case 'publish':
        return this.publish(key, rest[1] ?? Buffer.alloc(0));
      default:
        return new Error(`ERR unknown command '${name}'`);
    }
  }

  /** One reply for each channel. */
  private listen([name, ...channels]: Command, socket: Socket): Reply[] {
    const heard = this.listeners.get(socket) ?? new Set();
    return channels.map((channel) => {
      if (name.includes('un')) heard.delete(String(channel));
      else heard.add(String(channel));
      return [Buffer.from(name), channel, heard.size];
    });
  }

  private publish(channel: string, message: Buffer): number {
    let heardBy = 0;
    for (const [socket, names] of this.listeners) {
      for (const name of names) {
        const pattern = name.endsWith('*') && channel.startsWith(name.slice(0, -1));
        if (name !== channel && !pattern) continue;
        const about = [Buffer.from(channel), message];
        socket.write(
          encode(
            pattern
              ? [Buffer.from('pmessage'), Buffer.from(name), ...about]
              : [Buffer.from('message'), ...about],
          ),
        );
        heardBy += 1;
      }
    }
    return heardBy;
  }

  private live(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry : undefined;
  }
}

/** One command at the start of `bytes`, or null while it is not there whole. */
function parse(bytes: Buffer): { command: Command; length: number } | null {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const text = bytes.toString('latin1', at + 1, end);
    at = end + 2;
    return Number(text);
  };
  const count = line();
  if (count === null) return null;
  const parts: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const size = line();
    if (size === null || bytes.length < at + size + 2) return null;
    parts.push(bytes.subarray(at, at + size));
    at += size + 2;
  }
  const [name = Buffer.alloc(0), ...rest] = parts;
  return { command: [String(name).toLowerCase(), ...rest], length: at };
}

function encode(reply: Reply): Buffer {
  if (reply === null) return Buffer.from('$-1\r\n');
  if (typeof reply === 'string') return Buffer.from(`+${reply}\r\n`);
  if (typeof reply === 'number') return Buffer.from(`:${reply}\r\n`);
  if (reply instanceof Error) return Buffer.from(`-${reply.message}\r\n`);
  if (Array.isArray(reply)) return Buffer.concat([Buffer.from(`*${reply.length}\r\n`), ...reply.map(encode)]);
  return Buffer.concat([Buffer.from(`$${reply.length}\r\n`), reply, Buffer.from('\r\n')]);
}
