/** The listing a bot is for, as far as its form and its texts need it; the price in USD. */
export type Item = { id: string; title: string; price: number };
