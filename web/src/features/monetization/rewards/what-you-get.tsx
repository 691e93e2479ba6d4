import { Rocket, Tag, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { COUPONS } from '#contract/monetization/coupons';
import { useMoney } from '../../../i18n/money';
import styles from './rewards-page.module.css';

const GIVEN = [
  { name: 'coupon', Icon: Ticket },
  { name: 'boost', Icon: Rocket },
  { name: 'perks', Icon: Tag },
] as const;

export function WhatYouGet() {
  const { t } = useTranslation('rewards');
  const money = useMoney();
  const amount = money(COUPONS.amountCents);
  return (
    <section className={styles.section}>
      <h2>{t('gets.title')}</h2>
      <ul className={styles.gets}>
        {GIVEN.map(({ name, Icon }) => (
          <li key={name} className={styles.get}>
            <Icon aria-hidden="true" />
            <div>
              <p className={styles.what}>{t(`gets.${name}`, { amount })}</p>
              <p className={styles.quiet}>{t(`gets.${name}-text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
