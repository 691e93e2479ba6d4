/** The time zone by its IANA name, or none where this browser, or this server, has not heard of it, as of one of a later year. */
export function knownZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    // The only way there is to ask.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
