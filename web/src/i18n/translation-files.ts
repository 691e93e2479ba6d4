import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** Those of the pages most people arrive at. Where the others lie is a list that would weigh on each of these. */
const files = import.meta.glob<ResourceKey>(['./*/{common,home,catalog,identity,pages}.json'], {
  import: 'default',
  base: '../../../locales',
});

/** Loads one namespace of one language when something first needs it. */
export const translationFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void load(language, namespace, done),
};

async function load(language: string, namespace: string, done: ReadCallback): Promise<void> {
  const name = `./${language}/${namespace}.json`;
  try {
    const file = files[name] ?? (await import('./all-translation-files')).files[name];
    // Answering `{}` for a missing file would show raw keys; an error makes i18next use the fallback language.
    if (!file) return done(`${language} has no ${namespace} yet`, false);
    done(null, await file());
  } catch (error) {
    done(String(error), true);
  }
}
