import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Logos } from './logos.js';
import type { ChangePartnershipBody } from './partnership.dto.js';
import { Partnership } from './partnership.entity.js';
import { PartnershipNotFound } from './partnership.errors.js';

export class ChangePartnership extends Command<void> {
  constructor(
    readonly admin: SignedIn,
    readonly id: string,
    readonly words: ChangePartnershipBody,
  ) {
    super();
  }
}

@CommandHandler(ChangePartnership)
export class ChangePartnershipHandler implements ICommandHandler<ChangePartnership> {
  constructor(
    private readonly em: EntityManager,
    private readonly logos: Logos,
  ) {}

  async execute({ admin, id, words }: ChangePartnership): Promise<void> {
    await this.em.transactional(async (em) => {
      const partnership = await em.findOne(Partnership, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!partnership) throw new PartnershipNotFound();
      partnership.say(words);
      await this.logos.change(partnership, words.logoId, admin.id);
    });
  }
}

export class RemovePartnership extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemovePartnership)
export class RemovePartnershipHandler implements ICommandHandler<RemovePartnership> {
  constructor(
    private readonly em: EntityManager,
    private readonly logos: Logos,
  ) {}

  async execute({ id }: RemovePartnership): Promise<void> {
    await this.em.transactional(async (em) => {
      const partnership = await em.findOne(Partnership, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!partnership) throw new PartnershipNotFound();
      await this.logos.remove(partnership);
      em.remove(partnership);
    });
  }
}
