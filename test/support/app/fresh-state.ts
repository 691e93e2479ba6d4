import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../runner/eventually.js';
import type { Server } from './app.js';
import { FreshDatabase } from './fresh-database.js';
import { FreshMemory } from './fresh-memory.js';

/** For a socket that has been closed; one that is left open stays so, and comes back when it is closed here. */
const CLOSING_MS = 1000;

/** How a server was when it had just been started, and the way back. */
export class FreshState {
  private openSockets = 0;

  private constructor(
    private readonly server: Server,
    private readonly database: FreshDatabase,
    private readonly memory: FreshMemory,
    private readonly files: ReadonlySet<string>,
  ) {
    server.nest.getHttpServer().on('upgrade', (_request, socket) => {
      this.openSockets += 1;
      socket.once('close', () => {
        this.openSockets -= 1;
      });
    });
  }

  static async of(server: Server): Promise<FreshState> {
    const [database, memory, files] = await Promise.all([
      FreshDatabase.of(server),
      FreshMemory.of(server.nest),
      filesIn(server.dataDir),
    ]);
    return new FreshState(server, database, memory, new Set(files));
  }

  /** False when the server cannot be as it was: then it is of no more use. */
  async restore(): Promise<boolean> {
    const { server, database } = this;
    if (server.isClosed || !(await this.comesToRest())) return false;
    if (!(await database.restore())) return false;
    const later = (await filesIn(server.dataDir)).filter((file) => !this.files.has(file));
    await Promise.all(later.map((file) => rm(file, { force: true })));
    this.memory.restore();
    server.clock.goOn();
    return true;
  }

  private async comesToRest(): Promise<boolean> {
    return (
      (await happens(() => this.openSockets === 0, CLOSING_MS)) &&
      (await happens(() => this.database.isAtRest()))
    );
  }
}

const happens = (ask: () => Promise<boolean> | boolean, withinMs?: number): Promise<boolean> =>
  eventually(ask, withinMs).then(
    () => true,
    () => false,
  );

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
}
