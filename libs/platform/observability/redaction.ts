const SECRETS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'pin',
  'token',
  'accessToken',
  'refreshToken',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  '["stripe-signature"]',
];
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];

/** Paths of fields whose values never reach a log, however a caller nests them (three levels deep). */
export const REDACTED_PATHS = DEPTHS.flatMap((depth) =>
  SECRETS.map((field) =>
    field.startsWith('[') ? `${depth.replace(/\.$/, '')}${field}` : `${depth}${field}`,
  ),
);
