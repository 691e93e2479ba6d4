import { Platform20261120100000 } from './20261120100000-platform.js';
import { Identity20261120100100 } from './20261120100100-identity.js';
import { Catalog20261120100200 } from './20261120100200-catalog.js';
import { CatalogSearch20261121090000 } from './20261121090000-catalog-search.js';
import { Messaging20261121100000 } from './20261121100000-messaging.js';
import { Contact20261122002000 } from './20261122002000-contact.js';
import { EndedSessions20261122011000 } from './20261122011000-ended-sessions.js';
import { RefreshTokenSuccessors20261122011100 } from './20261122011100-refresh-token-successors.js';
import { DistinguishableNames20261122012000 } from './20261122012000-distinguishable-names.js';
import { OutboxLanes20261122014000 } from './20261122014000-outbox-lanes.js';
import { OfferQuestions20261122014550 } from './20261122014550-offer-questions.js';
import { KnownDevices20261122015000 } from './20261122015000-known-devices.js';
import { CanonicalEmails20261122015100 } from './20261122015100-canonical-emails.js';
import { EmailChanges20261122015200 } from './20261122015200-email-changes.js';
import { CatalogSuggestions20261122020000 } from './20261122020000-catalog-suggestions.js';
import { OneNoticeAConversation20261122030000 } from './20261122030000-one-notice-a-conversation.js';
import { MailSwitches20261122030100 } from './20261122030100-mail-switches.js';
import { ConfirmedPhones20261122031000 } from './20261122031000-confirmed-phones.js';
import { AcceptedTerms20261122031100 } from './20261122031100-accepted-terms.js';
import { ForgottenWords20261122031200 } from './20261122031200-forgotten-words.js';
import { WaitingOffers20261122110000 } from './20261122110000-waiting-offers.js';
import { ItemCategory20261122110100 } from './20261122110100-item-category.js';
import { FoundByPerson20261122120000 } from './20261122120000-found-by-person.js';
import { Directory20261122121000 } from './20261122121000-directory.js';
import { Notifications20261122122000 } from './20261122122000-notifications.js';
import { Favorites20261122130000 } from './20261122130000-favorites.js';
import { Contacts20261122130100 } from './20261122130100-contacts.js';
import { Comments20261122131000 } from './20261122131000-comments.js';
import { ListingReports20261122131100 } from './20261122131100-listing-reports.js';
import { ListingShares20261122131200 } from './20261122131200-listing-shares.js';
import { SavedSearches20261122131300 } from './20261122131300-saved-searches.js';
import { Sales20261122132000 } from './20261122132000-sales.js';
import { MarketLife20261122132100 } from './20261122132100-market-life.js';
import { RecentlyViewed20261122132200 } from './20261122132200-recently-viewed.js';
import { SessionDevices20261122133000 } from './20261122133000-session-devices.js';
import { ReportsByReporter20261122133100 } from './20261122133100-reports-by-reporter.js';
import { Exports20261122133200 } from './20261122133200-exports.js';
import { Onboarding20261122133300 } from './20261122133300-onboarding.js';
import { ListingDays20261122134000 } from './20261122134000-listing-days.js';
import { Insights20261122134100 } from './20261122134100-insights.js';
import { Places20261122135000 } from './20261122135000-places.js';
import { ListingPlaces20261122135100 } from './20261122135100-listing-places.js';
import { FirstAnswers20261122136000 } from './20261122136000-first-answers.js';
import { AlikeSales20261122136900 } from './20261122136900-alike-sales.js';
import { Drafts20261122140000 } from './20261122140000-drafts.js';
import { ListsAtSize20261122141000 } from './20261122141000-lists-at-size.js';
import { AlertsAtSize20261122141100 } from './20261122141100-alerts-at-size.js';
import { FavoritesKnowTheirListing20261122142000 } from './20261122142000-favorites-know-their-listing.js';
import { ViewsAtSize20261122142100 } from './20261122142100-views-at-size.js';
import { ListingOfDraft20261122142200 } from './20261122142200-listing-of-draft.js';
import { Meetups20261122150000 } from './20261122150000-meetups.js';
import { MeetupLines20261122150100 } from './20261122150100-meetup-lines.js';
import { MeetupPlaces20261122151000 } from './20261122151000-meetup-places.js';
import { Reviews20261122152000 } from './20261122152000-reviews.js';
import { ReviewReports20261122152100 } from './20261122152100-review-reports.js';
import { PhoneCodes20261122153000 } from './20261122153000-phone-codes.js';
import { BadgeDays20261122153100 } from './20261122153100-badge-days.js';
import { MeetupAids20261122153200 } from './20261122153200-meetup-aids.js';
import { RecordingUploads20261122161000 } from './20261122161000-recording-uploads.js';
import { CategoryWords20261122162000 } from './20261122162000-category-words.js';
import { DraftedDrafts20261122163000 } from './20261122163000-drafted-drafts.js';
import { AlikePictures20261122164000 } from './20261122164000-alike-pictures.js';
import { ContactConversations20261122165000 } from './20261122165000-contact-conversations.js';
import { Monetization20261122170000 } from './20261122170000-monetization.js';
import { BotsPausedByPlan20261122171000 } from './20261122171000-bots-paused-by-plan.js';
import { Subscriptions20261122172000 } from './20261122172000-subscriptions.js';
import { Stripe20261122172100 } from './20261122172100-stripe.js';
import { PlanCredits20261122172200 } from './20261122172200-plan-credits.js';
import { PlanPrices20261122173000 } from './20261122173000-plan-prices.js';
import { SalesMessages20261122173100 } from './20261122173100-sales-messages.js';
import { Orders20261122174000 } from './20261122174000-orders.js';
import { OrderLines20261122174100 } from './20261122174100-order-lines.js';
import { Credits20261122175000 } from './20261122175000-credits.js';
import { BoostedListings20261122175100 } from './20261122175100-boosted-listings.js';
import { Boosts20261122175200 } from './20261122175200-boosts.js';
import { Referrals20261122180000 } from './20261122180000-referrals.js';
import { DevicesByHash20261122180100 } from './20261122180100-devices-by-hash.js';
import { Coupons20261122181000 } from './20261122181000-coupons.js';
import { WeeklyRewards20261122181100 } from './20261122181100-weekly-rewards.js';
import { Partnerships20261122181200 } from './20261122181200-partnerships.js';
import { OrderHistory20261123100200 } from './20261123100200-order-history.js';
import { PaymentMarks20261123100300 } from './20261123100300-payment-marks.js';
import { PlannedWithValues20261126100000 } from './20261126100000-planned-with-values.js';
import { ListingCards20261127100000 } from './20261127100000-listing-cards.js';
import { SearchAddresses20261130100000 } from './20261130100000-search-addresses.js';
import { SpokenListings20261130100000 } from './20261130100000-spoken-listings.js';
import { ViewTimesByHourOfWeek20261130100000 } from './20261130100000-view-times-by-hour-of-week.js';
import { WaitingMails20261130100000 } from './20261130100000-waiting-mails.js';
import { AnswersOfPeople20261130103000 } from './20261130103000-answers-of-people.js';
import { BeginningsOfNames20261130104000 } from './20261130104000-beginnings-of-names.js';
import { NobodysAddress20261130105000 } from './20261130105000-nobodys-address.js';
import { UnlistedNotices20261130110000 } from './20261130110000-unlisted-notices.js';
import { SidesAndOffersFound20261130180700 } from './20261130180700-sides-and-offers-found.js';
import { SalesAndInterestFound20261130180703 } from './20261130180703-sales-and-interest-found.js';
import { CheckedCheckouts20261130180705 } from './20261130180705-checked-checkouts.js';
import { AdministratorsFound20261130180707 } from './20261130180707-administrators-found.js';
import { OrdersLetGo20261130180709 } from './20261130180709-orders-let-go.js';
import { ItemsFirstListed20261201004500 } from './20261201004500-items-first-listed.js';
import { Holds20261201011500 } from './20261201011500-holds.js';
import { DealsOfAListing20261201092500 } from './20261201092500-deals-of-a-listing.js';
import { ReviewsOfASubject20261201095703 } from './20261201095703-reviews-of-a-subject.js';
import { ReportedPeopleFound20261201100833 } from './20261201100833-reported-people-found.js';
import { UnconfirmedMembers20261201205522 } from './20261201205522-unconfirmed-members.js';
import { AdministratorsOfSettings20261201211005 } from './20261201211005-administrators-of-settings.js';
import { OldContactMessages20261201220500 } from './20261201220500-old-contact-messages.js';
import { ComposedListings20261201234500 } from './20261201234500-composed-listings.js';
import { WhatIsMetAbout20261202001500 } from './20261202001500-what-is-met-about.js';
import { SearchesFoundElsewhere20261202004000 } from './20261202004000-searches-found-elsewhere.js';
import { AddressedOrders20261202005500 } from './20261202005500-addressed-orders.js';
import { OrdersOpenSince20261202010500 } from './20261202010500-orders-open-since.js';
import { JoinedGuests20261202033000 } from './20261202033000-joined-guests.js';

/** Every migration, oldest first. A migration that has been released is never edited; add one after it. */
export const TIMELINE = [
  Platform20261120100000,
  Identity20261120100100,
  Catalog20261120100200,
  CatalogSearch20261121090000,
  Messaging20261121100000,
  Contact20261122002000,
  EndedSessions20261122011000,
  RefreshTokenSuccessors20261122011100,
  DistinguishableNames20261122012000,
  OutboxLanes20261122014000,
  OfferQuestions20261122014550,
  KnownDevices20261122015000,
  CanonicalEmails20261122015100,
  EmailChanges20261122015200,
  CatalogSuggestions20261122020000,
  OneNoticeAConversation20261122030000,
  MailSwitches20261122030100,
  ConfirmedPhones20261122031000,
  AcceptedTerms20261122031100,
  ForgottenWords20261122031200,
  WaitingOffers20261122110000,
  ItemCategory20261122110100,
  FoundByPerson20261122120000,
  Directory20261122121000,
  Notifications20261122122000,
  Favorites20261122130000,
  Contacts20261122130100,
  Comments20261122131000,
  ListingReports20261122131100,
  ListingShares20261122131200,
  SavedSearches20261122131300,
  Sales20261122132000,
  MarketLife20261122132100,
  RecentlyViewed20261122132200,
  SessionDevices20261122133000,
  ReportsByReporter20261122133100,
  Exports20261122133200,
  Onboarding20261122133300,
  ListingDays20261122134000,
  Insights20261122134100,
  Places20261122135000,
  ListingPlaces20261122135100,
  FirstAnswers20261122136000,
  AlikeSales20261122136900,
  Drafts20261122140000,
  ListsAtSize20261122141000,
  AlertsAtSize20261122141100,
  FavoritesKnowTheirListing20261122142000,
  ViewsAtSize20261122142100,
  ListingOfDraft20261122142200,
  Meetups20261122150000,
  MeetupLines20261122150100,
  MeetupPlaces20261122151000,
  Reviews20261122152000,
  ReviewReports20261122152100,
  PhoneCodes20261122153000,
  BadgeDays20261122153100,
  MeetupAids20261122153200,
  RecordingUploads20261122161000,
  CategoryWords20261122162000,
  DraftedDrafts20261122163000,
  AlikePictures20261122164000,
  ContactConversations20261122165000,
  Monetization20261122170000,
  BotsPausedByPlan20261122171000,
  Subscriptions20261122172000,
  Stripe20261122172100,
  PlanCredits20261122172200,
  PlanPrices20261122173000,
  SalesMessages20261122173100,
  Orders20261122174000,
  OrderLines20261122174100,
  Credits20261122175000,
  BoostedListings20261122175100,
  Boosts20261122175200,
  Referrals20261122180000,
  DevicesByHash20261122180100,
  Coupons20261122181000,
  WeeklyRewards20261122181100,
  Partnerships20261122181200,
  OrderHistory20261123100200,
  PaymentMarks20261123100300,
  PlannedWithValues20261126100000,
  ListingCards20261127100000,
  WaitingMails20261130100000,
  NobodysAddress20261130105000,
  ViewTimesByHourOfWeek20261130100000,
  SpokenListings20261130100000,
  SearchAddresses20261130100000,
  AnswersOfPeople20261130103000,
  BeginningsOfNames20261130104000,
  UnlistedNotices20261130110000,
  SidesAndOffersFound20261130180700,
  SalesAndInterestFound20261130180703,
  CheckedCheckouts20261130180705,
  AdministratorsFound20261130180707,
  OrdersLetGo20261130180709,
  ItemsFirstListed20261201004500,
  Holds20261201011500,
  DealsOfAListing20261201092500,
  ReviewsOfASubject20261201095703,
  ReportedPeopleFound20261201100833,
  UnconfirmedMembers20261201205522,
  AdministratorsOfSettings20261201211005,
  OldContactMessages20261201220500,
  ComposedListings20261201234500,
  WhatIsMetAbout20261202001500,
  SearchesFoundElsewhere20261202004000,
  AddressedOrders20261202005500,
  OrdersOpenSince20261202010500,
  JoinedGuests20261202033000,
] as const;
