/** What a file system says, and PostgreSQL (SQLSTATE 53100). */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What S3-compatible services answer. */
const INSUFFICIENT_STORAGE = 507;

/** Whether an error, or what caused it, says that a disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && FULL.has(code)) return true;
  return $metadata?.httpStatusCode === INSUFFICIENT_STORAGE || isDiskFull(error.cause);
}
