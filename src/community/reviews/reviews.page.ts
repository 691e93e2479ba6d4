import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { imageUrl } from '#contract/media';
import { reviewsPage, trustProfilePage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { ProductSettings } from '#platform/config/product.settings';
import { Page, type PageDescription, type PageRequest, type PageSource } from '#platform/http/page';
import { isUuid } from '#platform/http/uuid-param';
import { Words } from '#platform/words/words';
import { PersonNotFound } from '../people/person.errors.js';
import { ratingSchema } from './rating-schema.js';
import type { PersonReviews } from './review.dto.js';
import { ReviewsOfPerson } from './reviews-of-person.query.js';

@Injectable()
@Page(reviewsPage)
export class ReviewsPage implements PageSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: ProductSettings,
    private readonly words: Words,
  ) {}

  async describe({ params, language }: PageRequest): Promise<Partial<PageDescription>> {
    const id = params.id ?? '';
    const reviews = await this.find(id);
    if (!reviews?.person || !reviews.summary) return { status: 404, canonical: undefined };
    const { person, summary } = reviews;
    const { name, avatar } = person;
    const { rating, count } = summary;
    const t = this.words.in(language);
    return {
      title: t('reviews:title', { name }),
      description: t('reviews:description', { name }),
      canonical: pathTo(reviewsPage.path, id),
      ...(avatar && { image: imageUrl(avatar.id, 'detail') }),
      // There is nothing to be found yet.
      noIndex: count === 0,
      schema: ratingSchema(
        { name, rating, totalRatings: count },
        this.settings.publicUrl + pathTo(trustProfilePage.path, id),
      ),
      firstData: [{ endpoint: 'personReviews', args: { id }, data: reviews }],
    };
  }

  private async find(id: string): Promise<PersonReviews | null> {
    if (!isUuid(id)) return null;
    try {
      return (await this.queries.execute(new ReviewsOfPerson(id))).read();
    } catch (error) {
      if (error instanceof PersonNotFound) return null;
      throw error;
    }
  }
}
