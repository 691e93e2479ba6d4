/** The built-in PostgreSQL cannot run; the message is one sentence for the person who started the product. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
