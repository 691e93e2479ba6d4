import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button';
import { useSellGuard, useSellModes } from './navigation';
import { LazyMenu } from './panels/lazy-menu';
import { SellTrigger } from './panels/menu-triggers';
import { sellMenu } from './panels/panels';

/** One way to sell is a button, several are a menu. */
export function SellButton() {
  const { t } = useTranslation();
  const guard = useSellGuard();
  const [only, ...others] = useSellModes();
  if (!only) return null;
  if (others.length > 0) return <LazyMenu menu={sellMenu} trigger={SellTrigger} />;
  return (
    <ButtonLink to={only.to} size="small" onClick={guard}>
      {t('sell.sell')}
    </ButtonLink>
  );
}
