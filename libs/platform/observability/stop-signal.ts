/** What asks a process to end: Ctrl-C, whoever started it, a terminal that was closed. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves at the first of them. A second one ends the process at once, but for SIGHUP: a closing terminal sends it to
 * everybody, and npm, which goes by it, is followed by a SIGTERM. (Nest's own shutdown hooks would end it before the
 * embedded database has stopped.)
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = (signal: NodeJS.Signals) => {
      if (signal !== 'SIGHUP') {
        if (asked) process.exit(1);
        asked = true;
      }
      resolve();
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
  });
}
