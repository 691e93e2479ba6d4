import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AnswersModule } from './answers/answers.module.js';
import { BoostingModule } from './boosting/boosting.module.js';
import { BrowseListingsHandler } from './browse/browse-listings.query.js';
import { FacetCounts } from './browse/facet-counts.js';
import { KeepRecentListingsJob } from './browse/keep-recent-listings.job.js';
import { RememberedStatements } from './browse/remembered-statements.js';
import { CommentsModule } from './comments/comments.module.js';
import { ContactsModule } from './contacts/contacts.module.js';
import { DemoPictures } from './demo/demo-pictures.js';
import { SeedListingsOnDemo } from './demo/seed-listings.on-demo.js';
import { SeedPlacesOnDemo } from './demo/seed-places.on-demo.js';
import { DistanceModule } from './distance/distance.module.js';
import { DraftingModule } from './drafting/drafting.module.js';
import { DraftingPicturesModule } from './drafting-pictures/drafting-pictures.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { CatalogExportModule } from './export/catalog-export.module.js';
import { FavoritesModule } from './favorites/favorites.module.js';
import { FeedModule } from './feed/feed.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { InsightsModule } from './insights/insights.module.js';
import { DeleteListingHandler } from './listings/delete-listing.command.js';
import { EditListingHandler } from './listings/edit-listing.command.js';
import { ForgetListingsOnLeaving } from './listings/forget-listings.on-leaving.js';
import { ListingController } from './listings/listing.controller.js';
import { Listing } from './listings/listing.entity.js';
import { DetailOfListingHandler } from './listings/listing-detail.query.js';
import { ListingPictures } from './listings/listing-media.js';
import { OwnListingsController } from './listings/own-listings.controller.js';
import { ListOwnListingsHandler } from './listings/own-listings.query.js';
import { PublishListingHandler } from './listings/publish-listing.command.js';
import { RightToPublish } from './listings/right-to-publish.js';
import { SummaryOfListingHandler } from './listings/summary-of-listing.query.js';
import { TakeListingsOnJoining } from './listings/take-listings.on-joining.js';
import { ListingGateway } from './live/listing.gateway.js';
import { TellWatchersOnListingChanged } from './live/tell-watchers.on-listing-changed.js';
import { TellWatchersOnListingDeleted } from './live/tell-watchers.on-listing-deleted.js';
import { MarketValueModule } from './market-value/market-value.module.js';
import { NextStepsModule } from './next-steps/next-steps.module.js';
import { OrderSalesModule } from './order-sales/order-sales.module.js';
import { BrowsePage } from './pages/browse.page.js';
import { FeaturedBoostPage } from './pages/featured-boost.page.js';
import { HomePage } from './pages/home.page.js';
import { LatestSitemap } from './pages/latest-sitemap.js';
import { ListingPage } from './pages/listing.page.js';
import { SitemapController } from './pages/sitemap.controller.js';
import { Sitemap } from './pages/sitemap.js';
import { PlacesModule } from './places/places.module.js';
import { RecentlyViewedModule } from './recently-viewed/recently-viewed.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SaleLifeModule } from './sale-life/sale-life.module.js';
import { SalesModule } from './sales/sales.module.js';
import { SavedSearchesModule } from './search-mails/saved-searches.module.js';
import { LearnWordsOnListingPublished } from './search-words/learn-words.on-listing-published.js';
import { SearchedWords } from './search-words/searched-words.js';
import { SellersModule } from './sellers/sellers.module.js';
import { SharingModule } from './sharing/sharing.module.js';
import { RankWordsJob } from './suggestions/rank-words.job.js';
import { SuggestionsController } from './suggestions/suggestions.controller.js';
import { SuggestSearchesHandler } from './suggestions/suggestions.query.js';
import { TrendingModule } from './trending/trending.module.js';
import { ViewsModule } from './views/views.module.js';
import { VoiceModule } from './voice/voice.module.js';

const commands = [
  RightToPublish,
  PublishListingHandler,
  ListingPictures,
  EditListingHandler,
  DeleteListingHandler,
];
const queries = [
  BrowseListingsHandler,
  DetailOfListingHandler,
  SummaryOfListingHandler,
  ListOwnListingsHandler,
  SuggestSearchesHandler,
];
const reactions = [LearnWordsOnListingPublished, TellWatchersOnListingChanged, TellWatchersOnListingDeleted];
const pages = [HomePage, BrowsePage, ListingPage, FeaturedBoostPage];

/** What is for sale: listings, finding them, and the pages that show them. */
@Module({
  imports: [
    MikroOrmModule.forFeature([Listing]),
    AnswersModule,
    BoostingModule,
    CatalogExportModule,
    CommentsModule,
    ContactsModule,
    DistanceModule,
    DraftingModule,
    DraftingPicturesModule,
    DraftsModule,
    FavoritesModule,
    FiguresModule,
    InsightsModule,
    MarketValueModule,
    NextStepsModule,
    FeedModule,
    PlacesModule,
    RecentlyViewedModule,
    ReportsModule,
    SalesModule,
    SaleLifeModule,
    OrderSalesModule,
    SellersModule,
    SavedSearchesModule,
    SharingModule,
    TrendingModule,
    ViewsModule,
    VoiceModule,
  ],
  controllers: [SuggestionsController, ListingController, OwnListingsController, SitemapController],
  providers: [
    LatestSitemap,
    Sitemap,

    SeedPlacesOnDemo,
    DemoPictures,
    SeedListingsOnDemo,
    ForgetListingsOnLeaving,
    TakeListingsOnJoining,

    ListingGateway,
    FacetCounts,
    RememberedStatements,
    SearchedWords,
    KeepRecentListingsJob,
    RankWordsJob,
    ...commands,
    ...queries,
    ...reactions,
    ...pages,
  ],
})
export class CatalogModule {}
