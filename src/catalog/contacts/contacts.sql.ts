import { type RawBuilder, sql } from 'kysely';
import { popularityText } from '../listings/popularity.js';

type Clause = RawBuilder<unknown>;

/** SQL: so many more (or fewer) people have written about these listings; `of` selects their ids. */
export const countContacts = (of: Clause, change: 1 | -1): Clause => {
  const contacts = `greatest(0, contact_count + ${change})`;
  return sql`
    update catalog.listings set
      contact_count = ${sql.raw(contacts)}, popularity = ${sql.raw(popularityText({ contacts }))}
    where id in (${of})`;
};

/** SQL: forgets contacts that fulfil a condition. The listings are locked first, in order, as when they are deleted. */
export const removeContacts = (which: Clause): Clause => sql`
  with place as (
    select listing.id from catalog.listings listing
    join catalog.listing_contacts contact on contact.listing_id = listing.id
    where ${which}
    order by listing.id for no key update of listing
  ), gone as (
    delete from catalog.listing_contacts contact using place
    where contact.listing_id = place.id and ${which}
    returning contact.listing_id
  )
  ${countContacts(sql`select listing_id from gone`, -1)}`;
