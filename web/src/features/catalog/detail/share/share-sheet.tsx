import { Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../../app/shell/panels/panels';
import { Dialog } from '../../../../ui/dialog';
import styles from './share-sheet.module.css';
import { type SharedLink, shareWays, useCopyLink } from './share-ways';

export function ShareSheet({ open, onClose, ...link }: SharedLink & PanelProps) {
  const { t } = useTranslation('catalog');
  const copy = useCopyLink(link.url);
  const copyAndClose = () => {
    onClose();
    void copy();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('detail.share.share')}>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={styles.way} onClick={copyAndClose}>
            <LinkIcon aria-hidden="true" />
            {t('detail.share.copy')}
          </button>
        </li>
        {shareWays(link).map(({ name, icon: Icon, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer" className={styles.way} onClick={onClose}>
              <Icon aria-hidden="true" />
              {t(`detail.share.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
