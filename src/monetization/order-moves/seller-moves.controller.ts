import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires } from '#platform/plans/requires';
import { OrderEntry } from '../orders/order.dto.js';
import { OrderNotFound } from '../orders/order.errors.js';
import { ParcelBody, SettleIssueBody } from '../orders/order-body.dto.js';
import { AcceptOrder } from './accept-order.command.js';
import { DeclineOrder } from './decline-order.command.js';
import { DeliverOrder } from './deliver-order.command.js';
import { RefundOrder } from './refund-order.command.js';
import { ResolveOrder } from './resolve-order.command.js';
import { ShipOrder } from './ship-order.command.js';
import { TrackOrder } from './track-order.command.js';

const KnownId = () => Param('id', new UuidOr(OrderNotFound));

/**
 * What the seller does with an order; each move answers the order as it is then. What is under way their plan may not follow; to
 * agree to a request they need none.
 */
@ApiTags('orders')
@ApiBearerAuth()
@Controller('api/orders/:id')
@Access('signed-in')
export class SellerMovesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('accept')
  @HttpCode(200)
  acceptOrder(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OrderEntry> {
    return this.commands.execute(new AcceptOrder(actor, id));
  }

  @Post('decline')
  @HttpCode(200)
  declineOrder(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OrderEntry> {
    return this.commands.execute(new DeclineOrder(actor, id));
  }

  @Post('ship')
  @HttpCode(200)
  @Requires('order-tracking')
  shipOrder(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { trackingNumber, carrier }: ParcelBody,
  ): Promise<OrderEntry> {
    return this.commands.execute(new ShipOrder(actor, id, { trackingNumber, carrier }));
  }

  /** Another number of the parcel. */
  @Post('track')
  @HttpCode(200)
  @Requires('order-tracking')
  trackOrder(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { trackingNumber, carrier }: ParcelBody,
  ): Promise<OrderEntry> {
    return this.commands.execute(new TrackOrder(actor, id, { trackingNumber, carrier }));
  }

  @Post('deliver')
  @HttpCode(200)
  @Requires('order-tracking')
  deliverOrder(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OrderEntry> {
    return this.commands.execute(new DeliverOrder(actor, id));
  }

  @Post('resolve')
  @HttpCode(200)
  @Requires('order-tracking')
  resolveOrder(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { answer }: SettleIssueBody,
  ): Promise<OrderEntry> {
    return this.commands.execute(new ResolveOrder(actor, id, answer));
  }

  @Post('refund')
  @HttpCode(200)
  @Requires('order-tracking')
  refundOrder(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { answer }: SettleIssueBody,
  ): Promise<OrderEntry> {
    return this.commands.execute(new RefundOrder(actor, id, answer));
  }
}
