import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { Subscriptions } from '../subscriptions/subscriptions.js';

/** What was assigned ends at once; without anything there is nothing to do. */
export class TakePlanBack extends Command<void> {
  constructor(readonly personId: string) {
    super();
  }
}

@CommandHandler(TakePlanBack)
export class TakePlanBackHandler implements ICommandHandler<TakePlanBack> {
  constructor(
    private readonly em: EntityManager,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: TakePlanBack): Promise<void> {
    await this.em.transactional(async () => {
      await this.subscriptions.lock(personId);
      const assigned = await this.subscriptions.assignedTo(personId);
      if (!assigned) return;
      assigned.takeBack(this.clock.now(), 'cancelled');
      await this.em.flush();
      await this.subscriptions.heard(assigned);
    });
  }
}
