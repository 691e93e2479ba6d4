// Written by `npm run generate` from the folders of `locales`.

/** Every language whose words are complete. */
export const LANGUAGES = ['en', 'es'] as const;
