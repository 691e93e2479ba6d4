import type { Category, Condition } from '#contract/listings';

/** What changed hands in the demo town of late; `hoursAgo` from the newest to the oldest. */
export interface DemoSale {
  title: string;
  seller: string;
  buyer: string | null;
  /** USD. */
  price: number;
  category: Category;
  condition: Condition;
  hoursAgo: number;
}

const sale = (
  [seller, buyer]: readonly [string, string | null],
  title: string,
  price: number,
  category: Category,
  condition: Condition,
  hoursAgo: number,
): DemoSale => ({ title, seller, buyer, price, category, condition, hoursAgo });

export const DEMO_SALES: readonly DemoSale[] = [
  sale(['mara_k', 'jonas_w'], 'Enamelled cast-iron pot', 35, 'home-garden', 'good', 2),
  sale(['theo_b', 'hana_sato'], 'Film camera with 50 mm lens', 90, 'electronics', 'good', 5),
  sale(['lena_ortiz', null], 'Rain jacket, size M', 24.5, 'clothing', 'like-new', 9),
  sale(['mara_k', 'priya_nair'], 'Three stoneware mugs', 9.5, 'home-garden', 'like-new', 20),
  sale(['sam_okafor', 'dev_patel22'], 'Bluetooth speaker', 28, 'electronics', 'good', 27),
  sale(['old_mill_books', 'lena_ortiz'], 'Field guide to garden birds', 6, 'books', 'good', 31),
  sale(['mara_k', 'hana_sato'], 'Road bike for parts', 80, 'sporting-goods', 'poor', 52),
  sale(['jonas_w', 'theo_b'], 'Desk lamp with clamp', 15, 'home-garden', 'good', 60),
  sale(['old_mill_books', null], 'Box of crime paperbacks', 12, 'books', 'fair', 75),
  sale(['priya_nair', 'sam_okafor'], 'Yoga mat', 8, 'sporting-goods', 'like-new', 90),
  sale(['theo_b', 'mara_k'], 'Record player needle', 18, 'electronics', 'new', 110),
  sale(['mara_k', null], 'Basket of flower pots', 0, 'home-garden', 'fair', 140),
];
