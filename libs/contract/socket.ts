/**
 * Every message of the WebSocket, declared once for both ends. Names are `<context>.<message>`; a message to the
 * server says what is sent (`sends`) and what the acknowledgement carries (`answers`).
 */
export interface ClientToServer {
  /**
   * Hands the connection a fresh access token (null: signed out). Another person than before leaves every room, so what
   * was watched must be watched anew.
   */
  'session.token': { sends: { token: string | null }; answers: { person: string | null } };
  /** Follow one listing's changes until `catalog.unwatch-listing` or the connection's end. */
  'catalog.watch-listing': { sends: { id: string }; answers: null };
  'catalog.unwatch-listing': { sends: { id: string }; answers: null };
}

export interface ServerToClient {
  /** The refusal of a message that was sent without asking for an acknowledgement. */
  problem: SocketProblem & { message: string };
  /** The access token ends soon; without a fresh one the connection becomes a visitor's. */
  'session.expiring': { secondsLeft: number };
  /** A watched listing was edited, sold or deleted; read it again. */
  'catalog.listing-changed': { id: string };
}

/** The same object an HTTP refusal carries as `application/problem+json`. */
export interface SocketProblem {
  status: number;
  /** Stable name with a translation, `<context>.<name>`. */
  code: string;
  title: string;
  params?: Readonly<Record<string, string | number | boolean>>;
  issues?: readonly {
    field: string;
    code: string;
    params?: Readonly<Record<string, string | number | boolean>>;
  }[];
  requestId?: string;
}

/** What an acknowledgement carries: the answer, or why there is none. */
export type Acknowledgement<Answer> = { data: Answer } | { problem: SocketProblem };

/** The two maps in the form socket.io's types take. */
export type ServerEvents = { [M in keyof ServerToClient]: (payload: ServerToClient[M]) => void };
export type ClientEvents = {
  [M in keyof ClientToServer]: (
    payload: ClientToServer[M]['sends'],
    acknowledged?: (answer: Acknowledgement<ClientToServer[M]['answers']>) => void,
  ) => void;
};

/**
 * The only transport: without long polling an instance needs no sticky sessions. `data.problem` of a `connect_error`
 * with `platform.session-expired` asks for a fresh token.
 */
export const SOCKET_TRANSPORTS = ['websocket'] as const;
