import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '#contract/media';
import { Chip } from '../../../ui/chip';
import { Copyable } from '../../../ui/copyable';
import styles from './perk-list.module.css';
import type { Perk } from './rewards-data';

/** What brands offer: each with its code, or with what unlocks it. */
export function PerkList({ perks }: { perks: readonly Perk[] }) {
  const { t } = useTranslation('rewards');
  return (
    <ul className={styles.list}>
      {perks.map((perk) => (
        <li key={perk.id} className={styles.perk}>
          <div className={styles.head}>
            <Logo perk={perk} />
            <div className={styles.words}>
              <p className={styles.brand}>
                {perk.brandName} {perk.isSample && <Chip>{t('perks.sample')}</Chip>}
              </p>
              <p>{perk.discount}</p>
            </div>
          </div>
          {perk.code === null ? (
            <p className={styles.locked}>
              <Lock aria-hidden="true" />
              {perk.requirements ?? t('perks.locked')}
            </p>
          ) : (
            <Copyable label={t('perks.code', { brand: perk.brandName })} value={perk.code} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Without one, or when it cannot be loaded, the first letter. */
function Logo({ perk: { logo, brandName } }: { perk: Perk }) {
  const [broken, setBroken] = useState(false);
  if (!logo || broken)
    return (
      <span className={styles.logo} aria-hidden="true">
        {Array.from(brandName)[0]}
      </span>
    );
  return (
    <img
      className={styles.logo}
      src={imageUrl(logo.id, 'card')}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
