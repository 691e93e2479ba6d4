import type { ResourceKey } from 'i18next';

/** Of every language, but for the mails, which are written by the server alone. */
export const files = import.meta.glob<ResourceKey>(['./*/*.json', '!./*/*-mails.json'], {
  import: 'default',
  base: '../../../locales',
});

/** All that English has for screens, and with it every language. */
export const namespaces: readonly string[] = Object.keys(files)
  .map((file) => /\/en\/(.+)\.json$/.exec(file)?.[1])
  .filter((name) => name !== undefined);
