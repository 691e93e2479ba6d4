const PATIENCE_MS = 30_000;

/** One connection that speaks socket.io's protocol by hand, so that any text may be its payload. */
export class RawSocket {
  private readonly answers = new Map<number, (answer: string | null) => void>();
  private asked = 0;
  ended = false;

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => this.hear(String(data)));
    socket.addEventListener('close', () => this.end());
  }

  /** @throws Error when the server does not let it in */
  static async open(url: string, token?: string): Promise<RawSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const raw = new RawSocket(socket);
    const admitted = new Promise<void>((resolve, reject) => {
      socket.addEventListener('message', ({ data }) => {
        const packet = String(data);
        if (packet.startsWith('0')) socket.send(`40${JSON.stringify(token === undefined ? {} : { token })}`);
        else if (packet.startsWith('40')) resolve();
        else if (packet.startsWith('44')) reject(new Error(packet));
      });
      socket.addEventListener('close', () => reject(new Error('The connection was not let in.')));
    });
    await admitted;
    return raw;
  }

  /** Sends `["name",payload]` and answers the acknowledgement as text; null when the connection ends or none comes. */
  async ask(event: string): Promise<string | null> {
    const id = this.asked++;
    const answer = new Promise<string | null>((resolve) => this.answers.set(id, resolve));
    const patience = setTimeout(() => this.answers.get(id)?.(null), PATIENCE_MS);
    if (this.ended) this.end();
    else this.socket.send(`42${id}[${event}]`);
    return answer.finally(() => clearTimeout(patience));
  }

  close(): void {
    this.socket.close();
  }

  private hear(packet: string): void {
    if (packet === '2') this.socket.send('3');
    const [, id, answer] = /^43(\d+)([^]*)$/.exec(packet) ?? [];
    if (id !== undefined && answer !== undefined) this.answers.get(Number(id))?.(answer);
  }

  private end(): void {
    this.ended = true;
    for (const resolve of this.answers.values()) resolve(null);
  }
}
