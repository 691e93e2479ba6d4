import type { Reducer } from '@reduxjs/toolkit';
import type { ParseKeys, TypeOptions } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** Who may see a page or an entry; `signed-in` is a guest or a member, `visitor` anyone who is not a member. */
export type Access = 'anyone' | 'signed-in' | 'member' | 'admin' | 'visitor';

export type Namespace = keyof TypeOptions['resources'];
/** A text of the `common` namespace, which is there before the shell is drawn. */
export type LabelKey = ParseKeys;

export type FeatureRoute = {
  path: string;
  /** Fetches the page's code: `() => import('./home-page').then((m) => m.HomePage)`. */
  page: () => Promise<ComponentType>;
  access?: Access;
};

/** Lies over whatever page is shown while the address carries its parameter; see `useDialog`. */
export type FeatureDialog = { parameter: string; page: () => Promise<ComponentType> };

export type NavPlace = 'top' | 'bottom' | 'account' | 'quick-links' | 'support' | 'legal';

/** A link the shell shows, in each of its places, to whoever has access. */
export type NavEntry = {
  to: string;
  label: LabelKey;
  /** For the places that draw one: bottom, account, and top, which the drawer repeats. */
  icon?: LucideIcon;
  places: readonly NavPlace[];
  /** Ascending within a place; step by 10 to leave room. */
  order: number;
  access?: Access;
};

/** A way to create a listing. With one mode Sell is a button, with more it is a menu. */
export type SellMode = Pick<NavEntry, 'to' | 'label' | 'order'> & { icon: LucideIcon };

/** Everything the shell knows about a feature. */
export type Feature = {
  name: string;
  /** Texts its pages need besides `common`, fetched together with their code. */
  namespaces: readonly Namespace[];
  routes: readonly FeatureRoute[];
  dialogs?: readonly FeatureDialog[];
  nav?: readonly NavEntry[];
  sell?: readonly SellMode[];
  /** UI state, put into the store when one of the feature's pages first loads. */
  reducer?: () => Promise<{ reducerPath: string; reducer: Reducer }>;
};
