import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { Access } from '#platform/auth/access';
import { TakesRawJson } from '#platform/http/accepted-bodies';
import { StripeSettings } from '../stripe/stripe.settings.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { ReceiveEvent } from './receive-event.command.js';
import { NotFromStripe, NoWebhooks } from './webhook.errors.js';

@ApiTags('my-plan')
@Controller('api/stripe')
@Access('anyone')
export class WebhookController {
  constructor(
    private readonly commands: CommandBus,
    private readonly stripe: StripeClient,
    private readonly settings: StripeSettings,
  ) {}

  /** Believes what Stripe has signed within the last minutes, and nothing else. */
  @Post('webhook')
  @HttpCode(200)
  @TakesRawJson()
  @ApiExcludeEndpoint()
  async hear(@Req() { body }: FastifyRequest, @Headers('stripe-signature') signature = ''): Promise<void> {
    if (!this.settings.isConfigured) throw new NoWebhooks();
    await this.commands.execute(new ReceiveEvent(await this.eventIn(body, signature)));
  }

  private async eventIn(body: unknown, signature: string): Promise<Stripe.Event> {
    try {
      return await this.stripe.signedEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
    } catch {
      // Whatever is wrong with it, nobody is to learn how a signature would be right.
      throw new NotFromStripe();
    }
  }
}
