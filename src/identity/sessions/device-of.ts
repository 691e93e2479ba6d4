/** What somebody signed in with, as they would call it themselves; null where the browser does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Known = readonly (readonly [name: string, token: RegExp])[];

/** In this order: most browsers also claim to be those below them. */
const BROWSERS: Known = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Known = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer ones say no more. */
const LONGEST = 500;

/** The browser and the system of a `User-Agent`, without versions: they tell people apart and their devices not. */
export function deviceOf(userAgent: string): Device {
  const said = userAgent.slice(0, LONGEST);
  return { browser: named(BROWSERS, said), system: named(SYSTEMS, said) };
}

const named = (known: Known, said: string): string | null =>
  known.find(([, token]) => token.test(said))?.[0] ?? null;
