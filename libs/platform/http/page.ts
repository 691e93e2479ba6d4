import { DiscoveryService } from '@nestjs/core';
import type { Language } from '#contract/people';

/** What a public page says to whoever reads only its HTML, and the data its first render needs. */
export interface PageDescription {
  /** 404 for a thing that does not exist; the page still comes, and shows why. */
  status?: 200 | 404;
  title: string;
  description: string;
  /** Path and query of the one address this content should be known under. */
  canonical?: string;
  /** Absolute path of a picture for link previews. */
  image?: string;
  /** Open Graph type. */
  type?: 'website' | 'product';
  /** schema.org objects. */
  schema?: readonly Readonly<Record<string, unknown>>[];
  /** The picture that will be the largest thing on screen, fetched before the scripts. */
  preloadImage?: { href: string; srcset?: string; sizes?: string };
  /** Answers of API calls the page makes at once: RTK Query endpoint, its argument, its data. */
  firstData?: readonly { endpoint: string; args: unknown; data: unknown }[];
  /** Drawn by the server although it begins with no data: every visitor sees the same. */
  drawn?: boolean;
  /** Keep it out of search engines. */
  noIndex?: boolean;
}

export interface PageRequest {
  /** Path as asked for, without the query. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  language: Language;
}

/** A provider decorated with `@Page('/listing/:id')` describes that public page for the server's HTML. */
export interface PageSource {
  describe(request: PageRequest): Promise<PageDescription> | PageDescription;
}

/** Paths in the form of the web router: `/listing/:id`. */
export const Page = DiscoveryService.createDecorator<string | string[]>();
