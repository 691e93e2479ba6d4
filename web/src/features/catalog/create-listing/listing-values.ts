import type { Category, Condition } from '#contract/listings';
import { parseMoney } from '#contract/parse-money';
import type { EditListingBody, ListingDetail } from '../../../api/catalog/listings';
import { currentLanguage } from '../../../i18n/i18n';

/** What is typed into the form; pictures are kept apart, since they are uploaded meanwhile. */
export type ListingValues = {
  title: string;
  description: string;
  /** As it was typed: "19.40" stays so. */
  price: string;
  category: Category | null;
  condition: Condition | null;
  location: string;
  zipCode: string;
  tags: string[];
};

export type ListingField = keyof ListingValues;

export const EMPTY: ListingValues = {
  title: '',
  description: '',
  price: '',
  category: null,
  condition: null,
  location: '',
  zipCode: '',
  tags: [],
};

/** Values whose required fields are there, as the form's rules have made sure. */
export type ListingWords = Required<Pick<EditListingBody, ListingField>>;

export function wordsOf(values: ListingValues): ListingWords {
  const { category, condition } = values;
  const price = priceOf(values);
  if (price === null || category === null || condition === null)
    throw new Error('A listing was sent without a required field');
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    price,
    category,
    condition,
    location: values.location.trim() || null,
    zipCode: values.zipCode.trim() || null,
    tags: values.tags,
  };
}

/** The amount that was typed, read in the language of the page; null when it is none. */
export const priceOf = ({ price }: Pick<ListingValues, 'price'>): number | null =>
  parseMoney(price, currentLanguage());

/** An amount as the form takes it in every language. */
export const writtenPrice = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(2);

export const valuesOf = (listing: ListingDetail): ListingValues => ({
  title: listing.title,
  description: listing.description,
  price: writtenPrice(listing.price),
  category: listing.category,
  condition: listing.condition,
  location: listing.location ?? '',
  zipCode: listing.zipCode ?? '',
  tags: listing.tags,
});

/** Whether two things that stand in a form are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
