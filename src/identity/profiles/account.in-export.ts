import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

@Injectable()
@InExport('account', 'identity.profiles.*', 'directory.people.id', 'directory.people.*')
@NotInExport({
  'identity.profiles.guest_to_bring':
    'Only until the address is confirmed, when the guest’s things are theirs.',
  'identity.mail_tokens.profile_id': 'Hashes of links that were mailed, which tell nothing.',
  'identity.phone_codes.profile_id': 'Hashes of codes that were sent minutes ago, which tell nothing.',
  'identity.phone_codes.phone': 'The number in the profile, while a code for it works.',
  'identity.known_devices.profile_id': 'Hashes of what their browsers hold, which tell nothing.',
})
export class AccountInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select
        json_build_object(
          'id', id, 'kind', kind, 'role', role, 'username', username, 'guestId', guest_id, 'fullName', full_name,
          'email', email, 'emailConfirmedAt', email_confirmed_at, 'emailChangedAt', email_changed_at, 'phone', phone, 'phoneConfirmedAt', phone_confirmed_at,
          'confirmedPhone', confirmed_phone,
          'bio', bio, 'theme', theme, 'language', language, 'verifiedSeller', verified_seller, 'rating', rating,
          'ratings', total_ratings, 'trustedSince', trusted_since, 'onboardingCompleted', onboarding_completed, 'termsVersion', terms_version,
          'termsAcceptedAt', terms_accepted_at, 'madeAdministratorAs', made_admin_as, 'memberSince', created_at, 'changedAt', updated_at,
          'lastSeenAt', last_accessed
        ) as row,
        case when avatar is null then '{}' else array[avatar ->> 'id'] end as pictures
      from identity.profiles where id = ${id}`);
  }
}
