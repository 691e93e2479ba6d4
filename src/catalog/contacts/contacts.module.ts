import { Module } from '@nestjs/common';
import { CountContactOnListingContacted } from './count-contact.on-listing-contacted.js';
import { ForgetContactsOnLeaving } from './forget-contacts.on-leaving.js';
import { TakeContactsOnJoining } from './take-contacts.on-joining.js';

/** Who has written to a seller about a listing. */
@Module({
  providers: [CountContactOnListingContacted, ForgetContactsOnLeaving, TakeContactsOnJoining],
})
export class ContactsModule {}
