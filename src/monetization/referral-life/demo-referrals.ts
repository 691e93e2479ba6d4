/** Whom Mara has invited; everybody in the demo town sells something. */
export interface DemoFriend {
  friend: string;
  acceptedDaysAgo: number;
  publishedDaysAgo: number;
}

export const DEMO_CODE = { person: 'mara_k', code: 'MARAK234' } as const;

export const DEMO_FRIENDS: readonly DemoFriend[] = [
  { friend: 'priya_nair', acceptedDaysAgo: 240, publishedDaysAgo: 236 },
  { friend: 'sam_okafor', acceptedDaysAgo: 190, publishedDaysAgo: 188 },
  { friend: 'hana_sato', acceptedDaysAgo: 95, publishedDaysAgo: 61 },
  { friend: 'dev_patel22', acceptedDaysAgo: 5, publishedDaysAgo: 2 },
];
