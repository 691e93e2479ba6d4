import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CATEGORIES, type Category } from '#contract/listings';
import { browsePage } from '#contract/pages/catalog';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { type Translate, Words } from '#platform/words/words';
import { BrowseParams } from '../browse/browse.dto.js';
import { BrowseListings } from '../browse/browse-listings.query.js';
import { cardPreload } from './image-preload.js';

/** The query parameters that are part of what the page shows (spec 1, section 2: Browse). */
const PARAMS = ['q', 'category', 'condition', 'minPrice', 'maxPrice', 'sort', 'near', 'within'] as const;

@Injectable()
@Page(browsePage)
export class BrowsePage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly words: Words,
  ) {}

  async describe({ query, language }: PageRequest): Promise<Partial<PageDescription>> {
    const given = Object.fromEntries(PARAMS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
    const params = plainToInstance(
      BrowseParams,
      { ...given, facets: 'true' },
      { exposeDefaultValues: false },
    );
    const category = CATEGORIES.find((known) => known === given.category);
    const page: Partial<PageDescription> = {
      ...(category && headOf(category, this.words.in(language))),
      // Endless combinations of filters are no pages of their own.
      noIndex: Object.keys(given).some((name) => name !== 'category'),
    };
    if (validateSync(params).length > 0) return page;

    const data = (await this.queries.execute(new BrowseListings(params))).read();
    const cover = data.items.find(({ image }) => image)?.image;
    return {
      ...page,
      ...(cover && { preloadImage: cardPreload(cover) }),
      firstData: [
        { endpoint: 'browse', args: filtersOf(params, given), data: { pages: [data], pageParams: [null] } },
      ],
    };
  }
}

/** The filters as the web app reads them from the same address: what is given there, prices as numbers. */
const filtersOf = (params: BrowseParams, given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(PARAMS.flatMap((name) => (name in given ? [[name, params[name]]] : [])));

/** As the web's own browse page names itself. */
function headOf(category: Category, t: Translate): Partial<PageDescription> {
  const name = t(`common:listing.categories.${category}`);
  return {
    canonical: `${browsePage.path}?category=${category}`,
    title: t('browse:title-of-category', { category: name }),
    description: t('browse:description-of-category', { category: name.toLowerCase() }),
  };
}
