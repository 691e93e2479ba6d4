import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { OrderEntry } from '../orders/order.dto.js';
import { OfferOrderBody, RequestOrderBody, SellShippedBody } from '../orders/order-body.dto.js';
import { OfferOrder } from './offer-order.command.js';
import { RequestOrder } from './request-order.command.js';
import { SellShipped } from './sell-shipped.command.js';

@ApiTags('orders')
@ApiBearerAuth()
@Controller('api/orders')
@Access('signed-in')
export class OrderOpeningsController {
  constructor(private readonly commands: CommandBus) {}

  /** "I'll ship it", says the seller of something a price was agreed on for. */
  @Post()
  offerOrder(@CurrentActor() actor: SignedIn, @Body() body: OfferOrderBody): Promise<OrderEntry> {
    return this.commands.execute(new OfferOrder(actor, body));
  }

  /** The buyer asks to have it sent. */
  @Post('requests')
  requestOrder(@CurrentActor() actor: SignedIn, @Body() body: RequestOrderBody): Promise<OrderEntry> {
    return this.commands.execute(new RequestOrder(actor, body));
  }

  /** Sold to somebody found here, and on its way. */
  @Post('shipped')
  sellShipped(@CurrentActor() actor: SignedIn, @Body() body: SellShippedBody): Promise<OrderEntry> {
    return this.commands.execute(new SellShipped(actor, body));
  }
}
