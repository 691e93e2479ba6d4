import { Module } from '@nestjs/common';
import { AlertSearches } from '../saved-searches/alert-searches.js';
import { AlertSearchesOnListingPublished } from '../saved-searches/alert-searches.on-listing-published.js';
import { AlertSearchesOnSearchesLeftToMatch } from '../saved-searches/alert-searches.on-searches-left-to-match.js';
import { DeleteSearchHandler, SeeSearchHandler } from '../saved-searches/change-search.commands.js';
import {
  ConfirmSearchAddressHandler,
  StopSearchMailsHandler,
} from '../saved-searches/follow-link.commands.js';
import { ForgetSearchesOnLeaving } from '../saved-searches/forget-searches.on-leaving.js';
import { SaveSearchHandler } from '../saved-searches/save-search.command.js';
import { SavedSearchController } from '../saved-searches/saved-search.controller.js';
import { SavedSearchesOfHandler } from '../saved-searches/saved-searches.query.js';
import { SearchLinkController } from '../saved-searches/search-link.controller.js';
import { TakeSearchesOnJoining } from '../saved-searches/take-searches.on-joining.js';
import { ForgetOldAlertsJob } from './forget-old-alerts.job.js';
import { MailAddressOnSearchAddressGiven } from './mail-address.on-search-address-given.js';
import { MailPersonOnSearchNewsDue } from './mail-person.on-search-news-due.js';
import { MailSearchNewsJob } from './mail-search-news.job.js';

/** What people look for and is not there yet, and how they are told when it comes. */
@Module({
  controllers: [SavedSearchController, SearchLinkController],
  providers: [
    SaveSearchHandler,
    DeleteSearchHandler,
    SeeSearchHandler,
    SavedSearchesOfHandler,

    AlertSearches,
    AlertSearchesOnListingPublished,
    AlertSearchesOnSearchesLeftToMatch,

    ConfirmSearchAddressHandler,
    StopSearchMailsHandler,
    MailAddressOnSearchAddressGiven,
    MailSearchNewsJob,
    MailPersonOnSearchNewsDue,
    ForgetOldAlertsJob,

    ForgetSearchesOnLeaving,
    TakeSearchesOnJoining,
  ],
})
export class SavedSearchesModule {}
