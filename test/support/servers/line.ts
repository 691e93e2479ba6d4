import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a process that is halted is to those who talk to it: it takes what is sent, and says nothing. */
export class Line {
  private readonly sockets: Socket[] = [];
  private server!: Server;
  private isHalted = false;

  async to(databaseUrl: string): Promise<string> {
    const { hostname, port } = new URL(databaseUrl);
    this.server = createServer((client) => {
      client.on('error', () => client.destroy());
      if (this.isHalted) return;
      const database = connect(Number(port), hostname);
      database.on('error', () => client.destroy());
      client.on('close', () => database.destroy());
      client.pipe(database).pipe(client);
      this.sockets.push(client, database);
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return Object.assign(new URL(databaseUrl), { port: (this.server.address() as AddressInfo).port }).href;
  }

  halt(): void {
    this.isHalted = true;
    for (const socket of this.sockets.splice(0)) socket.unpipe();
  }

  /** Ends every connection as soon as something is sent over it. */
  cut(): void {
    for (const socket of this.sockets.splice(0))
      socket
        .unpipe()
        .on('data', () => socket.destroy())
        .resume();
  }

  /** For connections made from now on. */
  mend(): void {
    this.isHalted = false;
  }

  close(): void {
    this.server.close();
  }
}
