import type { Category, Condition } from '#contract/listings';
import type { EditListingBody, ListingDetail } from '../../../api/listings';

/** What is typed into the form; pictures are kept apart, since they are uploaded meanwhile. */
export type ListingValues = {
  title: string;
  description: string;
  price: number | null;
  category: Category | null;
  condition: Condition | null;
  location: string;
  zipCode: string;
  tags: string[];
};

export type ListingField = keyof ListingValues;

export const LISTING_FIELDS = [
  'title',
  'description',
  'price',
  'category',
  'condition',
  'location',
  'zipCode',
  'tags',
] as const satisfies readonly ListingField[];

export const EMPTY: ListingValues = {
  title: '',
  description: '',
  price: null,
  category: null,
  condition: null,
  location: '',
  zipCode: '',
  tags: [],
};

/** Values whose required fields are there, as the form's rules have made sure. */
export type ListingWords = Required<Pick<EditListingBody, ListingField>>;

export function wordsOf(values: ListingValues): ListingWords {
  const { price, category, condition } = values;
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

export const valuesOf = (listing: ListingDetail): ListingValues => ({
  title: listing.title,
  description: listing.description,
  price: listing.price,
  category: listing.category,
  condition: listing.condition,
  location: listing.location ?? '',
  zipCode: listing.zipCode ?? '',
  tags: listing.tags,
});
