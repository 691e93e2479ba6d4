import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../app/problems/tell-failure';
import { toast } from '../../../ui/toast/toast-store';
import { type SavedSearch, useChangeSearchMutation } from './saved-searches-data';

/** Pauses a search, or lets it go on. */
export function usePauseSearch(search: SavedSearch): () => void {
  const { t } = useTranslation('saved-searches');
  const [change] = useChangeSearchMutation();
  const toggle = async () => {
    const { id, name, frequency, active, email, q, category, condition, minPrice, maxPrice, location } =
      search;
    const filters = { email, q, category, condition, minPrice, maxPrice, location };
    const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
    try {
      const body = { name, frequency, ...given, active: !active };
      const { confirming } = await change({ id, savedSearchBody: body }).unwrap();
      if (confirming) toast({ title: t('form.changed'), description: t('form.saved.confirm', { email }) });
    } catch (error) {
      tellFailure(t('form.failed'), error);
    }
  };
  return () => void toggle();
}
