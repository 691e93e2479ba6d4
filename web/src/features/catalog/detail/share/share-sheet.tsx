import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountShare } from '../../../../app/sharing/share-link';
import type { PanelProps } from '../../../../app/shell/panels/panels';
import { Dialog } from '../../../../ui/dialog';
import type { Shared } from './share';
import { ShareInChat } from './share-in-chat';
import styles from './share-sheet.module.css';
import { useShareWays } from './share-ways';

export function ShareSheet({ open, onClose, ...shared }: Shared & PanelProps) {
  const { t } = useTranslation(['sharing', 'listing']);
  const [inChat, setInChat] = useState(false);
  const count = useCountShare(shared.listingId);
  const ways = useShareWays(shared, () => setInChat(true));
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('listing:share.share')}>
        <ul className={styles.ways}>
          {ways.map(({ name, icon: Icon, ...way }) => (
            <li key={name}>
              {'href' in way ? (
                <a
                  href={way.href}
                  target="_blank"
                  rel="noreferrer"
                  className={styles.way}
                  onClick={() => {
                    count(name);
                    onClose();
                  }}
                >
                  <Icon aria-hidden="true" />
                  {t(`ways.${name}`)}
                </a>
              ) : (
                <button
                  type="button"
                  className={styles.way}
                  onClick={() => {
                    onClose();
                    way.run();
                  }}
                >
                  <Icon aria-hidden="true" />
                  {t(`ways.${name}`)}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
      <ShareInChat {...shared} open={inChat} onClose={() => setInChat(false)} />
    </>
  );
}
