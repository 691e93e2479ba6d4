import { Module } from '@nestjs/common';
import { ChosenPlaceInExport } from './chosen-place.in-export.js';
import { CommentsInExport } from './comments.in-export.js';
import { ContactsInExport } from './contacts.in-export.js';
import { DraftsInExport } from './drafts.in-export.js';
import { FavoritesInExport } from './favorites.in-export.js';
import { InsightsInExport } from './insights.in-export.js';
import { ListingReportsInExport } from './listing-reports.in-export.js';
import { ListingsInExport } from './listings.in-export.js';
import { RecentlyViewedInExport } from './recently-viewed.in-export.js';
import { SalesInExport } from './sales.in-export.js';
import { SavedSearchesInExport } from './saved-searches.in-export.js';
import { SharesInExport } from './shares.in-export.js';
import { ViewsInExport } from './views.in-export.js';

/** What the market is of a person's copy of their data. */
@Module({
  providers: [
    ListingsInExport,
    DraftsInExport,
    SharesInExport,
    ViewsInExport,
    RecentlyViewedInExport,
    FavoritesInExport,
    CommentsInExport,
    ContactsInExport,
    ListingReportsInExport,
    SalesInExport,
    SavedSearchesInExport,
    ChosenPlaceInExport,
    InsightsInExport,
  ],
})
export class CatalogExportModule {}
