const NEEDED = [22, 17] as const;

/** @throws Error with one sentence when the running Node is too old for the server. */
export function assertNodeVersion(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  if (!enough) throw new Error(`Node ${NEEDED.join('.')} or newer is needed; this is ${version}.`);
}
