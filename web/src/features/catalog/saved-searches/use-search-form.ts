import { useTranslation } from 'react-i18next';
import { parseMoney } from '#contract/parse-money';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useSession } from '../../../app/session/use-session';
import { type FieldValues, useForm } from '../../../app/use-form';
import { currentLanguage } from '../../../i18n/i18n';
import { toast } from '../../../ui/toast/toast-store';
import {
  type SavedSearch,
  type SavedSearchBody,
  useChangeSearchMutation,
  useSaveSearchMutation,
} from './saved-searches-data';

const FIELDS = [
  'name',
  'email',
  'frequency',
  'q',
  'category',
  'condition',
  'minPrice',
  'maxPrice',
  'location',
] as const;
type Name = (typeof FIELDS)[number];

/** `onDone` is given what there is to say of a search that is kept now. */
type SearchFormSetup = { search?: SavedSearch; onDone: (kept: Kept) => void };
export type Kept = { text: string; confirming: boolean };

export function useSearchForm({ search, onDone }: SearchFormSetup) {
  const { t } = useTranslation('saved-searches');
  const asGuest = useSession().profile?.kind === 'guest';
  const [save] = useSaveSearchMutation();
  const [change] = useChangeSearchMutation();
  return useForm<Name>({
    context: 'catalog',
    fields: FIELDS,
    check: ({ name, email, minPrice, maxPrice }) => ({
      ...(name.trim() === '' && { name: t('form.required') }),
      ...(asGuest && email.trim() === '' && { email: t('form.required') }),
      ...(!isPrice(minPrice) && { minPrice: t('form.price-invalid') }),
      ...(!isPrice(maxPrice) && { maxPrice: t('form.price-invalid') }),
    }),
    send: async (values) => {
      const body = { ...bodyOf(values, asGuest), ...(search && { active: search.active }) };
      const { confirming } = await (search
        ? change({ id: search.id, savedSearchBody: body })
        : save({ savedSearchBody: body })
      ).unwrap();
      const asked = t('form.saved.confirm', { email: values.email.trim() });
      onDone({ text: confirming ? asked : t('form.saved.text'), confirming });
      if (search) toast({ title: t('form.changed'), description: confirming ? asked : undefined });
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('form.failed'), problem);
    },
  });
}

const isPrice = (text: string) => text.trim() === '' || parseMoney(text, currentLanguage()) !== null;

function bodyOf(values: FieldValues<Name>, asGuest: boolean): SavedSearchBody {
  const { name, email, frequency, q, category, condition, minPrice, maxPrice, location } = values;
  const given = {
    q: q.trim(),
    category,
    condition,
    minPrice: price(minPrice),
    maxPrice: price(maxPrice),
    location: location.trim(),
    ...(asGuest && { email: email.trim() }),
  };
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== undefined);
  return { name: name.trim(), frequency, ...Object.fromEntries(filled) } as SavedSearchBody;
}

const price = (text: string) => (text.trim() === '' ? undefined : parseMoney(text, currentLanguage()));
