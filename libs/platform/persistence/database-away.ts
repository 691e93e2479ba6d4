/** What the network says, and PostgreSQL while it starts, stops or gives up (SQLSTATE classes 08 and 57P). */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0[123])$/;
/** The driver's own words, which carry no code. */
const CUT_OFF =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error, or what caused it, says that the database cannot be reached: trying again may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && AWAY.test(code)) return true;
  return CUT_OFF.test(error.message) || isDatabaseAway(error.cause);
}
