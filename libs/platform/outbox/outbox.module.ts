import { MikroOrmModule } from '@mikro-orm/nestjs';
import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DeadLettersController } from './dead-letters.controller.js';
import { DeadLetters } from './dead-letters.js';
import { ForgetDeliveredEventsJob } from './forget-delivered-events.job.js';
import { InsideDelivery } from './inside-delivery.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox.relay.js';
import { OutboxSubscriber } from './outbox.subscriber.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxWork } from './outbox-work.js';
import { LongDelivery, OutsideDelivery } from './outside-delivery.js';
import { Reactions } from './reactions.js';

@Global()
@Module({
  imports: [DiscoveryModule, MikroOrmModule.forFeature([OutboxMessage])],
  controllers: [DeadLettersController],
  providers: [
    Reactions,
    Outbox,
    OutboxWork,
    InsideDelivery,
    OutsideDelivery,
    LongDelivery,
    OutboxRelay,
    DeadLetters,
    ForgetDeliveredEventsJob,
    {
      provide: OutboxSubscriber,
      inject: [MikroORM, Reactions],
      useFactory: (orm: MikroORM, reactions: Reactions) => {
        const subscriber = new OutboxSubscriber(reactions);
        orm.em.getEventManager().registerSubscriber(subscriber);
        return subscriber;
      },
    },
  ],
  exports: [Outbox, OutboxRelay],
})
export class OutboxModule {}
