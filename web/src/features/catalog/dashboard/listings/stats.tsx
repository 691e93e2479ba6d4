import { CircleCheck, Eye, type LucideIcon, MessagesSquare, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnListings } from '../../../../api/catalog/own-listings';
import { useInboxQuery } from '../../../../api/messaging/inbox';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { Link } from '../../../../ui/link';
import styles from './stats.module.css';

/** Four figures; a dash until they are there. */
export function Stats({ totals }: { totals: OwnListings['totals'] | undefined }) {
  const { t } = useTranslation('dashboard');
  const { data: inbox } = useInboxQuery();
  return (
    <dl className={styles.stats}>
      <Stat icon={Package} name={t('stats.listings')} value={totals?.listings} />
      <Stat icon={CircleCheck} name={t('stats.active')} value={totals?.active} />
      <Stat icon={Eye} name={t('stats.views')} value={totals?.views} />
      <Stat icon={MessagesSquare} name={t('stats.messages')} value={inbox?.unreadMessages} to={paths.chat} />
    </dl>
  );
}

type StatProps = { icon: LucideIcon; name: string; value: number | undefined; to?: string };

function Stat({ icon: Icon, name, value, to }: StatProps) {
  const { number } = useFormat();
  return (
    <div className={styles.stat}>
      <dt>
        <Icon aria-hidden="true" />
        {to ? (
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd>{value === undefined ? '–' : number(value)}</dd>
    </div>
  );
}
