import type { FormRule } from 'antd';
import { LISTING_LIMITS } from '#contract/listings';
import { issueText } from '../../../app/problems/problem-text';
import { type ListingField, priceOf } from './listing-values';

const say = (code: string, max?: number) =>
  issueText('catalog', { code, field: '', ...(max !== undefined && { params: { max } }) });

/** The same limits as the server's, in the current language, before anything is sent. */
export function listingRules(): Record<ListingField, FormRule[]> {
  const needed: FormRule = { required: true, message: say('required') };
  const neededText: FormRule = { ...needed, whitespace: true };
  const upTo = (max: number, code: string): FormRule => ({ max, message: say(code, max) });
  const { title, description, location, zipCode, price, tag } = LISTING_LIMITS;
  return {
    title: [neededText, upTo(title, 'title-too-long')],
    description: [neededText, upTo(description, 'description-too-long')],
    price: [
      needed,
      {
        validator: (_, typed: string = '') => {
          const amount = priceOf({ price: typed });
          const wrong = amount === null ? say('price-invalid') : say('price-too-high', price);
          return check(typed.trim() === '' || (amount !== null && amount <= price), wrong);
        },
      },
    ],
    category: [needed],
    condition: [needed],
    location: [upTo(location, 'location-too-long')],
    zipCode: [upTo(zipCode, 'zip-code-too-long')],
    tags: [
      {
        validator: (_, tags: string[] = []) =>
          check(
            tags.every(({ length }) => length <= tag),
            say('tag-too-long', tag),
          ),
      },
    ],
  };
}

const check = (fine: boolean, text: string) => (fine ? Promise.resolve() : Promise.reject(new Error(text)));
