import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import { useNavigation, useSellGuard, useSellModes } from '../navigation';
import styles from './drawer.module.css';
import { LinkList } from './link-list';
import type { PanelProps } from './panels';
import { PreferenceFields } from './preference-fields';

/** Everything the top bar has no room for on a phone. */
export function Drawer({ open, onClose }: PanelProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('nav.menu')} variant="drawer">
      <DrawerContent onClose={onClose} />
    </Dialog>
  );
}

function DrawerContent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const guard = useSellGuard();
  const modes = useSellModes();
  const support = useNavigation('support');
  const legal = useNavigation('legal');
  return (
    <div className={styles.content}>
      <nav aria-label={t('nav.main')}>
        <LinkList links={useNavigation('top')} onFollow={onClose} />
        {modes.length > 1 && <h3 className={styles.heading}>{t('sell.sell')}</h3>}
        <LinkList
          links={modes.length === 1 ? modes.map((mode) => ({ ...mode, label: 'sell.sell' })) : modes}
          onFollow={(event) => {
            onClose();
            guard(event);
          }}
        />
      </nav>
      <PreferenceFields />
      <nav aria-label={t('footer.support')}>
        <LinkList links={[...support, ...legal]} onFollow={onClose} />
      </nav>
    </div>
  );
}
