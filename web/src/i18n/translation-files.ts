import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

// Mails are written by the server alone.
const files = import.meta.glob<ResourceKey>(['./*/*.json', '!./*/*-mails.json'], {
  import: 'default',
  base: '../../../locales',
});

/** All that English has for screens, and with it every language. */
export const namespaces: readonly string[] = Object.keys(files)
  .map((file) => /\/en\/(.+)\.json$/.exec(file)?.[1])
  .filter((name) => name !== undefined);

/** Loads one namespace of one language when something first needs it. */
export const translationFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void load(language, namespace, done),
};

async function load(language: string, namespace: string, done: ReadCallback): Promise<void> {
  const file = files[`./${language}/${namespace}.json`];
  // Answering `{}` for a missing file would show raw keys; an error makes i18next use the fallback language.
  if (!file) return done(`${language} has no ${namespace} yet`, false);
  const texts = await file().catch((error: unknown) => String(error));
  if (typeof texts === 'string') done(texts, true);
  else done(null, texts);
}
