import { trustProfilePage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import type { ListingFacts } from '../../catalog/catalog.contract.js';
import { type Answer, dayIn, listingSource, priceIn, type Telling } from './answer.js';
import type { ItemIntent } from './intents.js';
import { stemsOf } from './question-words.js';

/** Characters of a description that are repeated. */
const QUOTED = 300;
/** Of what is asked about, a sentence has to speak of at least this share. */
const SPEAKS_OF_IT = 0.5;

/** What the item's page says to a question of this kind. */
export function answerAboutItem(
  intent: ItemIntent,
  item: ListingFacts,
  question: string,
  telling: Telling,
): Answer {
  return { reply: textOf[intent](item, question, telling), sources: sourcesOf(intent, item), known: true };
}

/** The sentence of the description that speaks of what is asked, or null. */
export function answerFromDescription(
  item: ListingFacts,
  question: string,
  { t, language }: Telling,
): Answer | null {
  const quote = sentenceAbout(item.description, question, language);
  if (!quote) return null;
  return {
    reply: t('assistant-replies:item.says', { quote }),
    sources: [listingSource(item)],
    known: true,
  };
}

/** Facts that are told in our words alone. */
const TOLD_BY_US = ['price', 'condition', 'availability', 'listed', 'similar'] as const;

/**
 * What is known of an item, for who puts it into words of their own: outside of this server, so what its seller wrote is
 * told to the seller only.
 */
export function factsInWords(item: ListingFacts, askerId: string, telling: Telling): string {
  const facts = TOLD_BY_US.map((intent) => textOf[intent](item, '', telling));
  return (item.seller?.id === askerId ? [item.title, ...facts, item.description] : facts).join('\n');
}

const textOf: Record<ItemIntent, (item: ListingFacts, question: string, telling: Telling) => string> = {
  price: (item, _, telling) => {
    const asked = telling.t('assistant-replies:item.price', { price: priceIn(telling, item.price) });
    return `${asked} ${similar(item, telling)}`;
  },
  similar: (item, _, telling) => similar(item, telling),
  condition: ({ condition, description }, question, { t, language }) => {
    const told = t('assistant-replies:item.condition', {
      condition: t(`common:listing.conditions.${condition}`),
    });
    const quote = sentenceAbout(description, question, language);
    return quote ? `${told} ${t('assistant-replies:item.says', { quote })}` : told;
  },
  seller: ({ seller }, _, { t, language }) => {
    if (!seller) return t('assistant-replies:item.seller-unknown');
    const { name, rating, totalRatings: count } = seller;
    if (rating === null || count === 0) return t('assistant-replies:item.seller-unrated', { name });
    const stars = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(rating);
    return t('assistant-replies:item.seller', { name, rating: stars, count });
  },
  location: ({ location }, _, { t }) =>
    location
      ? t('assistant-replies:item.location', { location })
      : t('assistant-replies:item.location-unknown'),
  availability: ({ status }, _, { t }) =>
    t(`assistant-replies:item.status.${status === 'removed' ? 'sold' : status}`),
  listed: ({ listedAt }, _, telling) =>
    telling.t('assistant-replies:item.listed', { day: dayIn(telling, listedAt) }),
  about: ({ title, description, price, condition }, _, telling) =>
    telling.t('assistant-replies:item.about', {
      title,
      price: priceIn(telling, price),
      condition: telling.t(`common:listing.conditions.${condition}`),
      quote: shortened(description),
    }),
};

function similar({ similar: { count, median } }: ListingFacts, telling: Telling): string {
  const { t } = telling;
  return median === null
    ? t('assistant-replies:item.too-few', { count })
    : t('assistant-replies:item.similar', { count, median: priceIn(telling, median) });
}

const sourcesOf = (intent: ItemIntent, item: ListingFacts) => [
  listingSource(item),
  ...(intent === 'seller' && item.seller
    ? [
        {
          kind: 'page' as const,
          title: item.seller.name,
          path: pathTo(trustProfilePage.path, item.seller.id),
        },
      ]
    : []),
];

function sentenceAbout(description: string, question: string, language: Telling['language']): string | null {
  const asked = new Set(stemsOf(question, language));
  if (asked.size === 0) return null;
  const [best] = description
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => {
      const said = new Set(stemsOf(sentence, language));
      return { sentence, share: [...asked].filter((stem) => said.has(stem)).length / asked.size };
    })
    .toSorted((one, other) => other.share - one.share);
  return best && best.share >= SPEAKS_OF_IT ? shortened(best.sentence.trim()) : null;
}

const shortened = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text;
