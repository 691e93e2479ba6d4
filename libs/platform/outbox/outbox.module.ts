import { MikroOrmModule } from '@mikro-orm/nestjs';
import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ForgetDeliveredEventsJob } from './forget-delivered-events.job.js';
import { OutboxRelay } from './outbox.relay.js';
import { OutboxSubscriber } from './outbox.subscriber.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { Reactions } from './reactions.js';

@Global()
@Module({
  imports: [DiscoveryModule, MikroOrmModule.forFeature([OutboxMessage])],
  providers: [
    Reactions,
    OutboxRelay,
    ForgetDeliveredEventsJob,
    {
      provide: OutboxSubscriber,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => {
        const subscriber = new OutboxSubscriber();
        orm.em.getEventManager().registerSubscriber(subscriber);
        return subscriber;
      },
    },
  ],
  exports: [OutboxRelay],
})
export class OutboxModule {}
