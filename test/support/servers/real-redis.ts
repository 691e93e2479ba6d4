import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { eventually } from '../runner/eventually.js';
import { freePort } from '../runner/free-port.js';
import { RedisServer } from './redis-server.js';

/** A Redis that a test starts, kills and freezes. */
export interface TestRedis {
  /** On a free port, or the one it had before. Answers its address. */
  start(port?: number): Promise<string>;
  /** At once, with everything it knew. */
  stop(): Promise<void>;
  /** It keeps its connections and answers nothing, until it is thawed. */
  freeze(): void;
  thaw(): void;
}

/** The `redis-server` of this machine, or the part of one that is written here where none is installed. */
export function testRedis(): TestRedis {
  const program = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => existsSync(file));
  return program ? new RealRedis(program) : new RedisServer();
}

class RealRedis implements TestRedis {
  private server?: ChildProcess;

  constructor(private readonly program: string) {}

  async start(port?: number): Promise<string> {
    const chosen = port ?? (await freePort());
    const settings = { port: chosen, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() };
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const server = spawn(this.program, options, { stdio: 'ignore' });
    process.once('exit', () => server.kill('SIGKILL'));
    this.server = server;
    await eventually(async () => {
      if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}.`);
      return answers(chosen);
    });
    return `redis://127.0.0.1:${chosen}`;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  freeze(): void {
    this.server?.kill('SIGSTOP');
  }

  thaw(): void {
    this.server?.kill('SIGCONT');
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
