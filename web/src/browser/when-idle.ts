const AT_THE_LATEST = 1000;

/** Runs a task once the browser has nothing better to do, unless the answered function is called before. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, AT_THE_LATEST / 5);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(request);
}
