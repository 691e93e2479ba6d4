import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { pricingPage } from '#contract/pages/monetization';
import { Page, type PageDescription, type PageSource } from '#platform/http/page';
import { ListPlans } from './list-plans.query.js';

@Injectable()
@Page(pricingPage)
export class PricingPage implements PageSource {
  constructor(private readonly queries: QueryBus) {}

  async describe(): Promise<Partial<PageDescription>> {
    const data = await this.queries.execute(new ListPlans());
    return { firstData: [{ endpoint: 'plans', args: undefined, data }] };
  }
}
