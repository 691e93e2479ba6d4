import type { Reducer } from '@reduxjs/toolkit';
import type { ParseKeys, TypeOptions } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { WithinKm } from '#contract/listings';
import type { MeetupShape } from '#contract/meetups';
import type { OrderEntryShape } from '#contract/monetization/orders';
import type { ListingCard, ListingDetail } from '../api/catalog/listings';
import type { LazyPage } from './routing/lazy-page';
import type { TellSettled } from './settled';

/** Who may see a page or an entry; `signed-in` is a guest or a member, `visitor` anyone who is not a member, `stranger` neither. */
export type Access = 'anyone' | 'signed-in' | 'member' | 'admin' | 'visitor' | 'stranger';

export type Namespace = keyof TypeOptions['resources'];
/** A text of the `common` namespace, which is there before the shell is drawn. */
export type LabelKey = ParseKeys;

/** `window` fills the window, without a footer; `focus` on phones without the shell's bars too. */
export type Frame = 'window' | 'focus';

export type FeatureRoute = {
  /** Of the page's declaration in `libs/contract/pages`. */
  path: string;
  /** Its second address. */
  also?: string;
  /** Fetches the page's code: `() => import('./home-page').then((m) => m.HomePage)`. */
  page: () => Promise<ComponentType>;
  access?: Access;
  /** Said in the page's place to whoever must sign in first. */
  refusal?: { title: LabelKey; description: LabelKey };
  /** How much of the shell stands around it, where the path decides: by the path. */
  frame?: Frame | ((pathname: string) => Frame);
};

/** Lies over whatever page is shown while the address carries its parameter; see `useDialog`. */
export type FeatureDialog = { parameter: string; page: () => Promise<ComponentType> };

export type NavPlace = 'top' | 'bottom' | 'account' | 'dashboard' | 'quick-links' | 'support' | 'legal';

/** A link the shell shows, in each of its places, to whoever has access. */
export type NavEntry = {
  /** One with `:id` leads to what is said of whoever is here, and needs an `access` that lets nobody else see it. */
  to: string;
  label: LabelKey;
  /** For the places that draw one: bottom, account, dashboard, and top, which the drawer repeats. */
  icon?: LucideIcon;
  /** How much waits there; fetched once the page stands. */
  badge?: LazyPage;
  places: readonly NavPlace[];
  /** Ascending within a place; step by 10 to leave room. */
  order: number;
  access?: Access;
};

/** A way to create a listing. With one mode Sell is a button, with more it is a menu. */
export type SellMode = Pick<NavEntry, 'to' | 'label' | 'order'> & { icon: LucideIcon };

/** A page of the seller's dashboard at `/dashboard/<id>`, beneath its own `<h1>`; the first one stands at `/dashboard`. */
export type DashboardTab = Pick<FeatureRoute, 'page'> & {
  id: string;
  label: ParseKeys<'dashboard'>;
  icon: LucideIcon;
  /** How much waits there. */
  badge?: LazyPage;
  /** Among the tabs and the links of `places: ['dashboard']`; step by 10 to leave room. */
  order: number;
  access?: Access;
};

/** Places where a page or the shell lets other features show something, with what each is told. */
export type SlotProps = {
  /** Beside the account in the top bar, 44 px wide, fetched once the page stands. */
  'top-bar': object;
  /** On a listing's page: below the price for everybody else, and a panel for its seller. */
  'listing-actions': { listing: ListingDetail };
  /** Beside Share, for everybody but the seller. */
  'listing-tools': { listing: ListingDetail };
  'listing-seller': { listing: ListingDetail };
  /** What its seller can do with a listing: buttons on its page, or a menu, with something of its place at its end. */
  'own-listing': { listing: OwnedListing; menu?: { label: string; last: ReactNode } };
  /** After the words for where a listing is, on the same line. */
  'listing-distance': { listing: ListingDetail };
  /** Among the filters of listings; null lets go of the place and of all that needs one. */
  'browse-filters': NearbyFilters & { onChange: (changes: NearbyFilters | null) => void };
  /** On the card of a listing that answers questions: comparing it with others. */
  'listing-compare': { listing: ListingDetail };
  /** Over whatever page is shown, fetched once it stands. */
  floating: object;
  /** Beneath the details of a listing, for everybody; all of it comes at once. */
  'listing-below': { listing: ListingDetail };
  /** Beside the ways to contact the seller, 54 px wide, for everybody else. */
  'listing-heart': { listing: ListingDetail };
  /** On a card's picture, 44 px wide, fetched once the page stands. */
  'listing-card': { listing: Pick<ListingCard, 'id' | 'title'> };
  /** Beside the filters of the browse page, 44 px wide. */
  'browse-tools': object;
  /** Saving a listing, drawn as the page wants it. */
  'listing-save': {
    listing: Pick<ListingCard, 'id' | 'title'>;
    Draw: ComponentType<{ title: string; saved: boolean; onPress: () => void }>;
  };
  /** In the panel of the browse page's filters; `search` is what the address asks for. */
  'filter-links': { search: string };
  /** Over a conversation, in the place of what it is about: the meetup the two have. */
  'thread-meetup': { meetup: MeetupShape };
  /** In the same place: what the two have chosen to have sent. */
  'thread-order': { entry: OrderEntryShape };
  /** A section of the settings page, to be drawn with the page's own `Section`. */
  settings: { Section: ComponentType<SettingsSectionProps> };
  /** Beneath the dashboard's entries, on every page of it. */
  dashboard: object;
  /** There as well, on the first page alone. */
  'dashboard-overview': object;
  /**
   * Sections of home, to be drawn with the page's own `Section`, in the order of `features.ts`: for who is not known here,
   * below the first view, and for who is, between what waits for them and what is new: those come at once, when each of
   * them has told that it knows what it has (`useTellSettled`).
   */
  'home-sections': { Section: ComponentType<HomeSectionProps> };
  'member-sections': { Section: ComponentType<HomeSectionProps>; tellSettled: TellSettled };
  /** On the card of a meetup: calendar, the way there, and a friend who knows. */
  'meetup-tools': { meetup: MeetupShape };
  /** What waits for whoever is signed in, 88 px high, at the top of their home. */
  home: object;
};
export type NearbyFilters = { near?: number; within?: WithinKm };
export type OwnedListing = Pick<ListingDetail, 'id' | 'title' | 'price' | 'status' | 'held' | 'createdAt'>;
export type SettingsSectionProps = { id?: string; title: string; lead?: string; children: ReactNode };
export type HomeSectionProps = { title: string; more?: ReactNode; children: ReactNode };
export type SlotName = keyof SlotProps;

/** Something a feature puts into a slot; fetched, with the feature's texts, when the slot is first shown. */
export type FeatureSlots = {
  [Name in SlotName]?: () => Promise<ComponentType<SlotProps[Name]>>;
};

/** Everything the shell knows about a feature. */
export type Feature = {
  name: string;
  /** Texts its pages need besides `common`, fetched together with their code. */
  namespaces: readonly Namespace[];
  routes: readonly FeatureRoute[];
  dialogs?: readonly FeatureDialog[];
  nav?: readonly NavEntry[];
  sell?: readonly SellMode[];
  slots?: FeatureSlots;
  dashboardTabs?: readonly DashboardTab[];
  /** UI state, put into the store when one of the feature's pages first loads. */
  reducer?: () => Promise<{ reducerPath: string; reducer: Reducer }>;
};
