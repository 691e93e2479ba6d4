import { Descriptions } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RevenueLine, RevenueSums } from '../../../api/monetization/plan-administration.gen';
import { Notice } from '../../../ui/notice';
import { MonthTable } from './month-table';
import styles from './revenue-page.module.css';
import { useSums } from './use-sums';

type RevenueOfSourceProps = { total: RevenueSums; lines: readonly RevenueLine[] };

/** One way of paying, in all and by months. */
export function RevenueOfSource({ total, lines }: RevenueOfSourceProps) {
  const { t } = useTranslation('revenue');
  const { paid, refunded, net } = useSums(total);
  const id = useId();
  const source = t(`sources.${total.source}`);
  const facts = [
    { key: 'payments', label: t('payments'), children: paid },
    { key: 'refunds', label: t('refunds'), children: refunded },
    { key: 'net', label: t('net'), children: <strong>{net}</strong> },
  ];
  return (
    <section aria-labelledby={id} className={styles.source}>
      <h2 id={id}>{source}</h2>
      {total.source === 'test' && <Notice tone="warn" title={t('test')} />}
      <Descriptions bordered size="small" column={1} items={facts} />
      <MonthTable caption={t('caption', { source })} lines={lines} />
    </section>
  );
}
