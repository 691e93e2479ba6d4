import { expect, type Page } from '@playwright/test';
import type { World } from './make-world.js';

type Who = 'member' | 'newcomer' | 'visitor' | 'administrator';

export interface Screen {
  name: string;
  who: Who;
  path: string | ((world: World) => string);
  /** What is opened over the page, one after the other; each is looked at. */
  open?: Record<string, (tab: Page) => Promise<void>>;
  /** A dialog opens by itself, which takes the room of a scroll bar from a page that has none. */
  moves?: true;
}

const press = (name: string | RegExp) => (tab: Page) =>
  tab.getByRole('button', { name }).filter({ visible: true }).first().click();
/** What was recorded or written before is still there: then there is nothing to press. */
const writtenInstead = async (tab: Page) => {
  const write = tab.getByRole('button', { name: 'Write it instead' });
  await write.or(tab.getByRole('main').getByRole('textbox')).first().waitFor();
  if (await write.isVisible()) await write.click();
};
const DIALOG = 'dialog[open]';
const MENU = '[role="menu"]';
/** What opens something has opened it: its code may be on its way when the press is over. */
const opens = (what: string) => (open: (tab: Page) => Promise<unknown>) => async (tab: Page) => {
  await open(tab);
  await expect(tab.locator(what).filter({ visible: true })).toBeVisible();
};
const dialog = opens(DIALOG);
/** On a wide screen it is a menu. */
const dialogOrMenu = opens(`${DIALOG}, ${MENU}`);
const itemNamed = (name: string) => (tab: Page) => tab.getByRole('menuitem', { name }).click();
const tabNamed = (name: string) => (tab: Page) => tab.getByRole('tab', { name }).click();
const closed = async (tab: Page) => {
  await tab.keyboard.press('Escape');
  await expect(tab.locator(`${DIALOG}, ${MENU}`).filter({ visible: true })).toHaveCount(0);
};

/** Every page of everyday use, and what can be opened on it. */
export const SCREENS: readonly Screen[] = [
  { name: 'home with all sections', who: 'member', path: '/' },
  { name: 'home with all sections', who: 'visitor', path: '/' },
  { name: 'a shelf in an order of its own', who: 'visitor', path: '/listings?category=books&sort=price-asc' },
  { name: 'a search that finds nothing', who: 'visitor', path: '/listings?q=laptop&category=books' },
  { name: 'a search that finds little', who: 'visitor', path: '/listings?q=laptop+sofa' },
  { name: 'a listing', who: 'visitor', path: ({ theirs }) => `/listing/${theirs}` },
  { name: 'about', who: 'visitor', path: '/about' },
  { name: 'privacy', who: 'visitor', path: '/privacy' },
  { name: 'signing in', who: 'visitor', path: '/auth' },
  { name: 'signing up', who: 'visitor', path: '/signup' },
  { name: 'a forgotten password', who: 'visitor', path: '/forgot-password' },
  { name: 'no page', who: 'visitor', path: '/no/such/page' },
  { name: 'conversations', who: 'member', path: '/chat' },
  { name: 'notifications', who: 'member', path: '/notifications' },
  { name: 'boosts', who: 'member', path: '/boost-listings' },
  { name: 'favorites', who: 'member', path: '/favorites', open: { list: press('List') } },
  {
    name: 'market value',
    who: 'visitor',
    path: '/market-value',
    open: {
      form: press('Or say what it is'),
      value: async (tab) => {
        await tab.getByLabel('Title').fill('Acoustic guitar');
        await press('Show its value')(tab);
        await tab.getByRole('region', { name: /Market value of/ }).waitFor();
      },
    },
  },
  { name: 'no favorites', who: 'newcomer', path: '/favorites' },
  {
    name: 'saved searches',
    who: 'member',
    path: '/saved-searches',
    open: {
      menu: press(/^Options for/),
      edit: dialog(itemNamed('Edit')),
      delete: async (tab) => {
        await closed(tab);
        await press(/^Options for/)(tab);
        await dialog(itemNamed('Delete'))(tab);
      },
    },
  },
  { name: 'no saved searches', who: 'newcomer', path: '/saved-searches' },
  {
    name: 'saving a search',
    who: 'member',
    path: '/listings?q=lamp',
    open: {
      save: dialog((tab) =>
        tab
          .getByRole('link', { name: /Save search/ })
          .first()
          .click(),
      ),
    },
  },
  { name: 'distance', who: 'member', path: '/listings', open: { filters: press(/^Filters/) } },
  {
    name: 'feed',
    who: 'visitor',
    path: ({ rare }) => `/feed?q=${rare}`,
    open: {
      end: async (tab) => {
        await press('Pass')(tab);
        await press('Pass')(tab);
        await expect(tab.getByRole('paragraph').filter({ hasText: /reached the end/ })).toBeVisible();
      },
    },
  },
  { name: 'ways to list an item', who: 'visitor', path: '/create-ai-listing' },
  { name: 'how AI listings work', who: 'visitor', path: '/ai-listing-info' },
  {
    name: 'a listing from photos',
    who: 'member',
    path: '/create-image-listing',
    open: { refused: press('Generate Listing') },
  },
  {
    name: 'a listing from a sentence',
    who: 'member',
    path: '/create-text-listing',
    open: {
      refused: press('Generate Listing'),
      review: async (tab) => {
        await tab
          .getByLabel('What are you selling?')
          .fill('My old lamp, a few scratches. Pick-up in Riverside.');
        await press('Generate Listing')(tab);
        await expect(tab.getByRole('heading', { name: /^Your draft is ready/ })).toBeVisible();
      },
    },
  },
  { name: 'referral program', who: 'visitor', path: '/referral' },
  { name: 'my referrals', who: 'member', path: '/referral-dashboard' },
  { name: 'no referrals', who: 'newcomer', path: '/referral-dashboard' },
  { name: 'referrals on the dashboard', who: 'member', path: '/dashboard/referrals' },
  {
    name: 'what was sold and shipped',
    who: 'member',
    path: '/orders?side=seller',
    open: { parcel: press(/^Change tracking number/) },
  },
  {
    name: 'what happened to an order',
    who: 'member',
    path: '/orders?side=seller',
    open: {
      order: async (tab) => {
        await tab
          .getByRole('link', { name: /^Details/ })
          .first()
          .click();
        await tab.getByRole('table', { name: 'History' }).waitFor();
      },
    },
  },
  { name: 'no orders', who: 'newcomer', path: '/orders' },
  { name: 'orders of the dashboard', who: 'member', path: '/dashboard/orders' },
  { name: 'meetups', who: 'member', path: '/meetups' },
  { name: 'no meetups', who: 'newcomer', path: '/meetups' },
  {
    name: 'meetup requests',
    who: 'member',
    path: '/dashboard/meetups',
    open: { decline: dialog(press(/^Decline/)) },
  },
  {
    name: 'a conversation before a meetup',
    who: 'member',
    path: ({ seller, met }) => `/chat/${seller}?listing=${met}`,
    open: {
      menu: press('Change'),
      cancel: async (tab) => {
        await closed(tab);
        await press('Change')(tab);
        await dialog(itemNamed('Cancel meetup'))(tab);
      },
    },
  },
  {
    name: 'a conversation after an agreement',
    who: 'member',
    path: ({ seller, agreed }) => `/chat/${seller}?listing=${agreed}`,
  },
  {
    name: 'scheduling a meetup',
    who: 'member',
    path: ({ theirs }) => `/listing/${theirs}`,
    open: {
      sheet: async (tab) => {
        await tab.getByRole('link', { name: 'Schedule meetup' }).click();
        await expect(tab.getByRole('radio', { name: /Another place/ })).toBeVisible();
      },
      'another place': (tab) => tab.getByRole('radio', { name: /Another place/ }).check(),
      'half hours': (tab) => tab.getByRole('switch', { name: 'Show half hours' }).check(),
      tips: (tab) => tab.getByText(/^First meetup/).click(),
      'without a time': press('Propose a meetup'),
    },
  },
  {
    name: 'keeping and sharing a meetup',
    who: 'member',
    path: ({ seller, met }) => `/chat/${seller}?listing=${met}`,
    open: {
      calendars: press('Add to calendar'),
      'link for a calendar': async (tab) => {
        await dialog(itemNamed('Copy link for my calendar'))(tab);
      },
      share: async (tab) => {
        await closed(tab);
        await press('Share my meetup')(tab);
        await expect(tab.getByRole('button', { name: 'Make a private link' })).toBeVisible();
      },
      shared: async (tab) => {
        await press('Make a private link')(tab);
        await expect(tab.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
      },
      'nothing shared any more': press('Stop sharing'),
    },
  },
  { name: 'trust profile', who: 'visitor', path: ({ seller }) => `/trust-profile/${seller}` },
  {
    name: 'trust profile with reviews',
    who: 'visitor',
    path: ({ member }) => `/trust-profile/${member}`,
    open: { reviews: tabNamed('Reviews'), listings: tabNamed('Listings'), badges: tabNamed('Trust Badges') },
  },
  {
    name: 'reviews',
    who: 'visitor',
    path: ({ member }) => `/reviews/${member}`,
    open: {
      menu: press(/^Options for the review by/),
      report: dialog(itemNamed('Report')),
    },
  },
  {
    name: 'reviews of oneself',
    who: 'member',
    path: ({ member }) => `/reviews/${member}`,
    open: {
      menu: press(/^Options for the review by Jonas/),
      answer: dialog(itemNamed('Answer')),
    },
  },
  { name: 'no reviews', who: 'newcomer', path: ({ seller }) => `/reviews/${seller}` },
  {
    name: 'what to review',
    who: 'member',
    path: '/dashboard/reviews',
    open: {
      write: dialog((tab) =>
        tab
          .getByRole('link', { name: /^Write a review/ })
          .first()
          .click(),
      ),
      'without stars': (tab) => tab.getByRole('button', { name: 'Send review' }).click(),
    },
  },
  {
    name: 'a reported review',
    who: 'administrator',
    path: ({ reviewReport }) => `/admin/review-reports/${reviewReport}`,
    open: { remove: dialog(press('Remove the review')) },
  },
  { name: 'own trust profile', who: 'member', path: ({ member }) => `/trust-profile/${member}` },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
  {
    name: 'own listings',
    who: 'member',
    path: '/dashboard/listings',
    open: {
      menu: press(/^More actions: Walnut shelf/),
      sell: dialog(itemNamed('Mark as sold')),
      delete: async (tab) => {
        await closed(tab);
        await press(/^More actions: Walnut shelf/)(tab);
        await dialog(itemNamed('Delete'))(tab);
      },
    },
  },
  { name: 'figures of a listing', who: 'member', path: ({ own }) => `/dashboard/listings?figures=${own}` },
  { name: 'offers', who: 'member', path: '/dashboard/offers' },
  { name: 'offer bot', who: 'member', path: '/dashboard/offer-bot' },
  { name: 'favorites on the dashboard', who: 'member', path: '/dashboard/favorites' },
  { name: 'AI Insights', who: 'member', path: '/dashboard/insights' },
  {
    name: 'the plans, and one of them',
    who: 'newcomer',
    path: '/pricing?cycle=yearly',
    open: {
      'a plan': async (tab) => {
        await tab.getByRole('link', { name: 'Get Premium', exact: true }).click();
        await tab.getByText('Due today', { exact: true }).waitFor();
      },
    },
  },
  {
    name: 'the plans, and whoever sells them',
    who: 'visitor',
    path: '/pricing',
    open: { sales: dialog((tab) => tab.getByRole('link', { name: 'Contact Sales' }).click()) },
  },
  { name: 'a plan that was given', who: 'member', path: '/subscription' },
  { name: 'no plan', who: 'newcomer', path: '/subscription' },
  { name: 'the dashboard of somebody new', who: 'newcomer', path: '/dashboard' },
  {
    name: 'settings',
    who: 'member',
    path: '/settings',
    open: { deletion: dialog(press(/^Delete (my )?account/i)) },
  },
  {
    name: 'introduction',
    who: 'newcomer',
    path: '/settings?tutorial=1',
    moves: true,
    open: { 'step 2': press('Next'), 'step 3': press('Next'), 'step 4': press('Next') },
  },
  {
    name: 'a listing with comments',
    who: 'member',
    path: ({ theirs }) => `/listing/${theirs}`,
    open: {
      share: dialogOrMenu(press('Share')),
      compare: async (tab) => {
        await closed(tab);
        await dialog(press('Compare Similar Items'))(tab);
      },
      report: async (tab) => {
        await closed(tab);
        await dialog(() => tab.getByRole('main').getByRole('link', { name: 'Report' }).first().click())(tab);
      },
      'comment of another': async (tab) => {
        await closed(tab);
        await press(/^Options for the comment by (?!Mara)/)(tab);
      },
      'own comment': async (tab) => {
        await closed(tab);
        await press(/^Options for the comment by Mara/)(tab);
      },
      'deleting it': dialog(itemNamed('Delete')),
    },
  },
  {
    name: 'the assistant',
    who: 'visitor',
    path: '/support/chat',
    open: {
      answer: async (tab) => {
        await tab.getByRole('textbox', { name: 'Your question' }).fill('How many photos can I add?');
        await tab.keyboard.press('Enter');
        await expect(tab.getByText(/Up to 5 photos/).first()).toBeVisible();
      },
    },
  },
  {
    name: 'the assistant about an item',
    who: 'member',
    path: ({ theirs }) => `/ai-assistant?item=${theirs}`,
  },
  {
    name: 'the assistant over a page',
    who: 'visitor',
    path: '/about',
    open: { panel: press('Ask the assistant') },
  },
  {
    name: 'a listing by voice',
    who: 'member',
    path: '/create-voice-listing',
    open: { words: writtenInstead },
  },
  {
    name: 'voice recorder',
    who: 'member',
    path: '/voice-recorder',
    open: {
      words: writtenInstead,
      improved: async (tab) => {
        await tab.getByRole('textbox', { name: 'Transcript' }).fill('i sell a kettle  it boils');
        await press('Fix grammar')(tab);
        await expect(tab.locator('ins').first()).toBeVisible();
        // For a moment it lies over what is at the lower edge.
        await press('Dismiss')(tab);
      },
    },
  },
  { name: 'revenue', who: 'administrator', path: '/admin/revenue' },
  { name: 'one’s own listing', who: 'member', path: ({ own }) => `/listing/${own}` },
  {
    name: 'a reported listing',
    who: 'administrator',
    path: ({ report }) => `/admin/listing-reports/${report}`,
  },
];
