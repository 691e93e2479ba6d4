import { DiscoveryService } from '@nestjs/core';
import type { PageDeclaration } from '#contract/pages/page';
import type { Language } from '#contract/people';

/** What a public page says to whoever reads only its HTML, and the data its first render needs. */
export interface PageDescription {
  /** 404 for a thing that does not exist; the page still comes, and shows why. */
  status?: 200 | 404;
  title: string;
  /** What previews of a shared link say above the description, where that is more than the title. */
  previewTitle?: string;
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
  /** Its first view is the same for every visitor, and drawn by the server. */
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

/** A provider decorated with `@Page(listingPage)` says of a page what its declaration cannot know, such as its data. */
export interface PageSource {
  describe(request: PageRequest): Promise<Partial<PageDescription>> | Partial<PageDescription>;
}

export const Page = DiscoveryService.createDecorator<PageDeclaration | PageDeclaration[]>();
