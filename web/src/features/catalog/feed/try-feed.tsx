import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { feedPage } from '#contract/pages/catalog';
import type { SlotProps } from '../../../app/feature';
import { ButtonLink } from '../../../ui/button';

/** From the filters to the same listings, one by one. */
export function TryFeed({ search }: SlotProps['filter-links']) {
  const { t } = useTranslation('feed');
  return (
    <ButtonLink to={{ pathname: feedPage.path, search }} variant="quiet">
      <Layers aria-hidden="true" />
      {t('try')}
    </ButtonLink>
  );
}
