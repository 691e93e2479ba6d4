import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { createInstance, type ParseKeys, type Resource, type TFunction, type TypeOptions } from 'i18next';
import { type Language, spokenLanguage } from '#contract/people';
import { ProductSettings } from '#platform/config/product.settings';

/** Where all words lie, relative to the folder the server is started in. */
const LOCALES = 'locales';

type Namespaces = ['common', ...(keyof TypeOptions['resources'])[]];

/** A text by its namespace and key: `identity:sign-in.title`. */
export type WordKey = ParseKeys<Namespaces>;
export type Translate = TFunction<Namespaces>;

/** The words of `locales`, for what the server itself says: heads of pages, mails. Read once, at start. */
@Injectable()
export class Words {
  private readonly languages = new Map<Language, Translate>();
  private readonly texts = createInstance();

  constructor(settings: ProductSettings) {
    const resources = readLocales();
    void this.texts.init({
      resources,
      initAsync: false,
      lng: 'en',
      fallbackLng: 'en',
      supportedLngs: Object.keys(resources),
      defaultNS: 'common',
      // What becomes HTML is escaped where it does.
      interpolation: { escapeValue: false, defaultVariables: { brand: settings.BRAND_NAME } },
    });
  }

  /** Words in a person's language, or in English when it is not spoken (any more). */
  in(language: string): Translate {
    const spoken = spokenLanguage(language);
    const known: Translate = this.languages.get(spoken) ?? this.texts.getFixedT(spoken);
    this.languages.set(spoken, known);
    return known;
  }
}

function readLocales(): Resource {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.map(({ name }) => [name, readFolder(join(LOCALES, name))]));
}

function readFolder(folder: string): Resource[string] {
  const namespaces = readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Resource[string][string],
  ]);
  return Object.fromEntries(namespaces) as Resource[string];
}
