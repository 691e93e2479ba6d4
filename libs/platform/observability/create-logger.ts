import { destination, type Logger, pino } from 'pino';
import type { ProductSettings } from '#platform/config/product.settings';
import type { LogSettings } from './log.settings.js';
import { readableLines } from './readable-lines.js';
import { REDACTED_PATHS } from './redaction.js';
import { currentRequestId } from './request-scope.js';

/** What the framework tells about every module and route at start is for debugging only. */
const FRAMEWORK = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'WebSocketsController']);
const INFO = pino.levels.values.info;

/**
 * The process's logger: JSON lines in production, readable ones elsewhere, each with the request it belongs to.
 * It writes synchronously, so nothing is lost when the process ends.
 */
export function createLogger(
  { LOG_LEVEL, production }: LogSettings & Pick<ProductSettings, 'production'>,
  output: { write(text: string): unknown } = standardOutput(),
): Logger {
  return pino(
    {
      level: LOG_LEVEL,
      base: production ? undefined : {},
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
      hooks: {
        logMethod(args, log, level) {
          const [fields] = args as [{ context?: string } | string | undefined];
          const chatter = level === INFO && typeof fields === 'object' && FRAMEWORK.has(fields.context ?? '');
          if (chatter) this.debug(...args);
          else log.apply(this, args);
        },
      },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    production ? { write: (line) => void output.write(line) } : readableLines((text) => output.write(text)),
  );
}

/** A terminal that was closed (EIO) is nobody to write to, and no reason to end amid the stop that it asked for. */
export function standardOutput(): ReturnType<typeof destination> {
  return destination({ dest: 1, sync: true }).on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EIO') throw error;
  });
}
