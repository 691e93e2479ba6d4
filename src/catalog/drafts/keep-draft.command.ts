import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { DRAFT_LIMITS, LISTING_FIELDS } from '#contract/drafts';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { draftUsage, publishingLock } from '../listings/finished-draft.js';
import { assertRoomFor } from '../listings/listing-media.js';
import type { FormChange, KeepDraftBody, KeptDraft } from './draft.dto.js';
import { DraftChangedElsewhere, DraftEmpty, DraftLimitReached, DraftNotFound } from './draft.errors.js';
import { uploadsOf } from './draft-media.js';

/** Stores a draft as it stands in somebody's form, under the id that the form has given it. */
export class KeepDraft extends Command<KeptDraft> {
  constructor(
    readonly personId: string,
    readonly id: string,
    readonly body: KeepDraftBody,
  ) {
    super();
  }
}

/** Forms whose last change is remembered: more than anybody has open at once. */
const FORMS_KNOWN = 10;

interface Known extends KeptDraft {
  personId: string;
  forms: FormChange[];
  uploadIds: string[];
  /** Made of a recording once, whether it still has it or not. */
  spoken: boolean;
  /** It says already what it shall say. */
  isSame: boolean;
}

@CommandHandler(KeepDraft)
export class KeepDraftHandler implements ICommandHandler<KeepDraft> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, id, body }: KeepDraft): Promise<KeptDraft> {
    const { version, form, change, byAi } = body;
    const words = wordsOf(body);
    if (words === NO_WORDS && body.imageIds.length === 0 && body.audioId === null) throw new DraftEmpty();
    return this.em.transactional(async () => {
      // One after the other: of those that make a draft at once, each counts the ones before it.
      await this.db.lock(`catalog.drafts-of:${personId}`);
      const known = await this.known(id, words, body);
      if (known ? known.personId !== personId : version > 0) throw new DraftNotFound();
      if (known && isThere(known, body)) return { version: known.version, updatedAt: known.updatedAt };
      if (!known) {
        await this.assertUnpublished(id, personId);
        await this.assertRoom(personId);
      }
      const others = known?.forms.filter((each) => each.form !== form) ?? [];
      const forms = [...others, { form, change }].slice(-FORMS_KNOWN);
      const audioId = body.audioId && (await this.media.recording(body.audioId, personId));
      const spoken = audioId !== null || known?.spoken === true;
      assertRoomFor(body.imageIds, spoken);
      const images = await this.media.images(body.imageIds, personId);
      const uploadIds = uploadsOf([{ images, audioId }]);
      const now = this.clock.now();
      const kept = await this.db.first(sql<KeptDraft>`
        insert into catalog.drafts (id, person_id, version, forms, words, images, by_ai, origins, questions, audio_id,
          spoken, prompt, created_at, updated_at)
        values (${id}, ${personId}, 1, ${JSON.stringify(forms)}::jsonb, ${words}::jsonb,
          ${JSON.stringify(images)}::jsonb, ${byAi}::text[], ${JSON.stringify(body.origins)}::jsonb,
          ${JSON.stringify(body.questions)}::jsonb, ${audioId}, ${spoken},
          ${body.prompt || null}, ${now}, ${now})
        on conflict (id) do update set version = drafts.version + 1, forms = excluded.forms,
          words = excluded.words, images = excluded.images, by_ai = excluded.by_ai, origins = excluded.origins,
          questions = excluded.questions, audio_id = excluded.audio_id, spoken = excluded.spoken,
          prompt = excluded.prompt, updated_at = excluded.updated_at
          where drafts.person_id = excluded.person_id
        returning version, updated_at as "updatedAt"`);
      // Somebody else gave theirs the same id in this moment.
      if (!kept) throw new DraftNotFound();
      await this.media.attach(uploadIds, personId, draftUsage(id));
      await this.media.detach(known?.uploadIds.filter((each) => !uploadIds.includes(each)) ?? []);
      return kept;
    });
  }

  /** Stays as it is until the transaction ends. */
  private known(id: string, words: string, body: KeepDraftBody): Promise<Known | undefined> {
    const { imageIds, byAi, origins, questions, audioId, prompt } = body;
    return this.db.first(sql<Known>`
      select person_id as "personId", version, forms, spoken, updated_at as "updatedAt",
        array_remove(shown.ids || audio_id::text, null) as "uploadIds",
        words = ${words}::jsonb and shown.ids = ${imageIds}::text[] and by_ai = ${byAi}::text[]
          and origins = ${JSON.stringify(origins)}::jsonb and questions = ${JSON.stringify(questions)}::jsonb
          and audio_id is not distinct from ${audioId}::uuid and prompt is not distinct from ${prompt || null}::text as "isSame"
      from catalog.drafts, lateral (select array(select image ->> 'id' from jsonb_array_elements(images) image) as ids) shown
      where id = ${id}
      for update of drafts`);
  }

  /** What was sent as its form was left may arrive when it has become a listing already. */
  private async assertUnpublished(id: string, personId: string): Promise<void> {
    await this.db.lock(publishingLock(id));
    const published = await this.db.first(sql`
      select from catalog.listings where draft_id = ${id} and seller_id = ${personId}`);
    if (published) throw new DraftNotFound();
  }

  private async assertRoom(personId: string): Promise<void> {
    const row = await this.db.first(sql<{ count: number }>`
      select count(*)::int as count from catalog.drafts where person_id = ${personId}`);
    if (row && row.count >= DRAFT_LIMITS.perPerson) throw new DraftLimitReached();
  }
}

const NO_WORDS = '{}';

/** What is filled in, as it is stored. */
const wordsOf = (body: KeepDraftBody): string =>
  JSON.stringify(
    Object.fromEntries(
      LISTING_FIELDS.flatMap((field) => {
        const value = body[field];
        return value == null || value === '' || (Array.isArray(value) && value.length === 0)
          ? []
          : [[field, value]];
      }),
    ),
  );

/**
 * Whether there is nothing to store: it came before, or says what is there. A form's later change builds upon its
 * earlier one, whatever version it knew of. @throws DraftChangedElsewhere
 */
function isThere(known: Known, { version, form, change }: KeepDraftBody): boolean {
  const before = known.forms.find((each) => each.form === form);
  if (known.isSame || (before && change <= before.change)) return true;
  if (version !== known.version && known.forms.at(-1)?.form !== form)
    throw new DraftChangedElsewhere(known.version);
  return false;
}
