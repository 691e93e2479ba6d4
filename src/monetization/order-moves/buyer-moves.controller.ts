import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires } from '#platform/plans/requires';
import { OrderEntry } from '../orders/order.dto.js';
import { OrderNotFound } from '../orders/order.errors.js';
import { AddressBody, ReportOrderBody } from '../orders/order-body.dto.js';
import { AddressOrder } from './address-order.command.js';
import { CancelOrder } from './cancel-order.command.js';
import { ConfirmOrder } from './confirm-order.command.js';
import { ReportOrder } from './report-order.command.js';

const KnownId = () => Param('id', new UuidOr(OrderNotFound));

/** What the buyer does with an order, whatever their plan, and what both may; each move answers the order as it is then. */
@ApiTags('orders')
@ApiBearerAuth()
@Controller('api/orders/:id')
@Access('signed-in')
export class BuyerMovesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('cancel')
  @HttpCode(200)
  @Requires('order-tracking')
  cancelOrder(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OrderEntry> {
    return this.commands.execute(new CancelOrder(actor, id));
  }

  @Post('address')
  @HttpCode(200)
  addressOrder(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { shipTo }: AddressBody,
  ): Promise<OrderEntry> {
    return this.commands.execute(new AddressOrder(actor, id, { ...shipTo }));
  }

  @Post('confirm')
  @HttpCode(200)
  confirmOrder(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OrderEntry> {
    return this.commands.execute(new ConfirmOrder(actor, id));
  }

  @Post('report')
  @HttpCode(200)
  reportOrder(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() body: ReportOrderBody,
  ): Promise<OrderEntry> {
    return this.commands.execute(new ReportOrder(actor, id, body));
  }
}
