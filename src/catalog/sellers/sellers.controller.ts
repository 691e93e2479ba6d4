import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { AnswersJson } from '#platform/http/json-text';
import { UuidOr } from '#platform/http/uuid-param';
import { ListingsOfSeller } from '../catalog.contract.js';
import { SellerListings, SellerListingsParams } from './sellers.dto.js';
import { SellerNotFound } from './sellers.errors.js';

@ApiTags('sellers')
@Controller('api/sellers')
@Access('anyone')
export class SellersController {
  constructor(private readonly queries: QueryBus) {}

  /** What somebody has on sale. */
  @Get(':id/listings')
  @AnswersJson(SellerListings)
  async sellerListings(
    @Param('id', new UuidOr(SellerNotFound)) id: string,
    @Query() { cursor }: SellerListingsParams,
  ): Promise<string> {
    return (await this.queries.execute(new ListingsOfSeller(id, cursor))).text;
  }
}
