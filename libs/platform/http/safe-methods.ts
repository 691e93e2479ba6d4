const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only reads: of the safe methods of RFC 9110 (section 9.2.1) those that are answered here. */
export const isSafe = (method: string): boolean => SAFE.has(method);
