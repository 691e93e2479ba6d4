import { Module } from '@nestjs/common';
import { AlikeModule } from '../alike/alike.module.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesInPlan } from './favorites.in-plan.js';
import { ForgetFavoritesOnLeaving } from './forget-favorites.on-leaving.js';
import { ListFavoritesHandler } from './list-favorites.query.js';
import { MarksOfListingsHandler } from './marks-of-listings.query.js';
import { RemoveFavoriteHandler } from './remove-favorite.command.js';
import { SaveFavoriteHandler } from './save-favorite.command.js';
import { SeedFavoritesOnDemo } from './seed-favorites.on-demo.js';
import { TakeFavoritesOnJoining } from './take-favorites.on-joining.js';
import { TellSavers } from './tell-savers.js';
import { TellSaversOnListingChanged } from './tell-savers.on-listing-changed.js';
import { TellSaversOnSaversLeftToTell } from './tell-savers.on-savers-left-to-tell.js';

/** What people want to see again, and what they are told of it. */
@Module({
  imports: [AlikeModule],
  controllers: [FavoritesController],
  providers: [
    SaveFavoriteHandler,
    RemoveFavoriteHandler,
    ListFavoritesHandler,
    MarksOfListingsHandler,

    TellSavers,
    TellSaversOnListingChanged,
    TellSaversOnSaversLeftToTell,

    ForgetFavoritesOnLeaving,
    TakeFavoritesOnJoining,
    SeedFavoritesOnDemo,
    FavoritesInPlan,
  ],
})
export class FavoritesModule {}
