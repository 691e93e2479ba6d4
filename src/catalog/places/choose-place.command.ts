import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { InvalidInput } from '#platform/http/http.errors';
import { Database } from '#platform/persistence/database';
import { ListingPlaces } from './listing-places.js';

/** The place one is at, coarsely, or none any more. */
export class ChoosePlace extends Command<void> {
  constructor(
    readonly person: SignedIn,
    readonly place: number | null,
  ) {
    super();
  }
}

@CommandHandler(ChoosePlace)
export class ChoosePlaceHandler implements ICommandHandler<ChoosePlace> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly listings: ListingPlaces,
  ) {}

  execute({ person, place }: ChoosePlace): Promise<void> {
    return this.em.transactional(async () => {
      if (place === null)
        await this.db.rows(sql`delete from catalog.chosen_places where person_id = ${person.id}`);
      else await this.choose(person.id, place);
      await this.listings.follow(person.id, place);
    });
  }

  private async choose(personId: string, place: number): Promise<void> {
    const chosen = await this.db.rows(sql`
      insert into catalog.chosen_places (person_id, place)
      select ${personId}::uuid, id from catalog.places where id = ${place}
      on conflict (person_id) do update set place = excluded.place
      returning place`);
    if (chosen.length === 0) throw new InvalidInput([{ field: 'id', code: 'place-unknown' }]);
  }
}
