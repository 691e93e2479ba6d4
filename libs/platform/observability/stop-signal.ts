/**
 * Resolves at the first SIGINT or SIGTERM. A second one ends the process at once. (Nest's own shutdown hooks would
 * end it before the embedded database has stopped.)
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
