/**
 * What the network says; PostgreSQL while it starts, stops, gives up or has no connection left (SQLSTATE classes 08 and
 * 57P, 53200, 53300, 53400); and its time limits of a statement, a lock and an idle transaction.
 */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0[123]|53[234]00|57014|55P03|25P0[34])$/;
/** The driver's own words, which carry no code. */
const CUT_OFF =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

/** Whether an error, or what caused it, says that the database cannot answer now: trying again may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && AWAY.test(code)) return true;
  return CUT_OFF.test(error.message) || isDatabaseAway(error.cause);
}
