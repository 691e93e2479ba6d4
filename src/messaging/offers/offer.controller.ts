import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { CountsAsMessage } from '../sending/message-allowance.js';
import { AcceptOffer } from './accept-offer.command.js';
import { CancelDeal } from './cancel-deal.command.js';
import { ConfirmOffer } from './confirm-offer.command.js';
import { CounterOffer } from './counter-offer.command.js';
import { DeclineOffer } from './decline-offer.command.js';
import { DenyOffer } from './deny-offer.command.js';
import { ConfirmOfferBody, CounterOfferBody, OfferView } from './offer.dto.js';
import { OfferNotFound } from './offer.errors.js';
import { WithdrawOffer } from './withdraw-offer.command.js';

const KnownId = () => Param('id', new UuidOr(OfferNotFound));

@ApiTags('messaging')
@ApiBearerAuth()
@Controller('api/offers')
@Access('signed-in')
@UseGuards(CountsAsMessage)
export class OfferController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  confirmOffer(@CurrentActor() actor: SignedIn, @Body() { messageId }: ConfirmOfferBody): Promise<OfferView> {
    return this.commands.execute(new ConfirmOffer(actor, messageId));
  }

  @Post('denied')
  @HttpCode(204)
  async denyOffer(@CurrentActor() actor: SignedIn, @Body() { messageId }: ConfirmOfferBody): Promise<void> {
    await this.commands.execute(new DenyOffer(actor.id, messageId));
  }

  @Post(':id/accept')
  @HttpCode(200)
  acceptOffer(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OfferView> {
    return this.commands.execute(new AcceptOffer(actor, id));
  }

  @Post(':id/decline')
  @HttpCode(200)
  declineOffer(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OfferView> {
    return this.commands.execute(new DeclineOffer(actor, id));
  }

  @Post(':id/counter')
  @HttpCode(200)
  counterOffer(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { amount }: CounterOfferBody,
  ): Promise<OfferView> {
    return this.commands.execute(new CounterOffer(actor, id, amount));
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  withdrawOffer(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OfferView> {
    return this.commands.execute(new WithdrawOffer(actor, id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancelDeal(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<OfferView> {
    return this.commands.execute(new CancelDeal(actor, id));
  }
}
