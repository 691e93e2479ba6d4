import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { metaDescription } from '#contract/listings';
import { imageUrl } from '#contract/media';
import { trustProfilePage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { ProductSettings } from '#platform/config/product.settings';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { isUuid } from '#platform/http/uuid-param';
import { Words } from '#platform/words/words';
import { ListingsOfSeller } from '../../catalog/catalog.contract.js';
import { PersonNotFound } from '../people/person.errors.js';
import { ratingSchema } from '../reviews/rating-schema.js';
import { ReviewsOfPerson } from '../reviews/reviews-of-person.query.js';
import { ReadTrustProfile } from './read-trust-profile.query.js';
import type { TrustProfile } from './trust-profile.dto.js';

@Injectable()
@Page(trustProfilePage)
export class TrustProfilePage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async describe({ params, language }: PageRequest): Promise<Partial<PageDescription>> {
    const person = await this.find(params.id ?? '');
    if (!person) return { status: 404, canonical: undefined };
    const [listings, reviews] = await Promise.all([
      this.queries.execute(new ListingsOfSeller(person.id)),
      this.queries.execute(new ReviewsOfPerson(person.id)),
    ]);
    const { bio, name, avatar, listings: count } = person;
    const t = this.words.in(language);
    return {
      title: name,
      description: metaDescription(bio ?? t('trust:description', { name, count })),
      canonical: pathTo(trustProfilePage.path, person.id),
      ...(avatar && { image: imageUrl(avatar.id, 'detail') }),
      // A guest is gone after some weeks.
      noIndex: person.kind === 'guest',
      schema: [
        this.schemaOf(person),
        ...ratingSchema(person, this.settings.publicUrl + pathTo(trustProfilePage.path, person.id)),
      ],
      firstData: [
        { endpoint: 'trustProfile', args: { id: person.id }, data: person },
        { endpoint: 'sellerListings', args: { id: person.id }, data: listings.read() },
        { endpoint: 'personReviews', args: { id: person.id }, data: reviews.read() },
      ],
    };
  }

  private async find(id: string): Promise<TrustProfile | null> {
    if (!isUuid(id)) return null;
    try {
      return await this.queries.execute(new ReadTrustProfile(id));
    } catch (error) {
      if (error instanceof PersonNotFound) return null;
      throw error;
    }
  }

  private schemaOf({ id, name, username, avatar, bio, memberSince }: TrustProfile): Record<string, unknown> {
    const { publicUrl } = this.settings;
    return {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: memberSince,
      mainEntity: {
        '@type': 'Person',
        name,
        url: publicUrl + pathTo(trustProfilePage.path, id),
        ...(username && { alternateName: username }),
        ...(bio && { description: bio }),
        ...(avatar && { image: publicUrl + imageUrl(avatar.id, 'full') }),
      },
    };
  }
}
