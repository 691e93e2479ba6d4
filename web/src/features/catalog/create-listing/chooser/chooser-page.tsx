import { useTranslation } from 'react-i18next';
import { aiListingInfoPage } from '#contract/pages/catalog';
import { usePageHead } from '../../../../app/page-head';
import { useSellGuard, useSellModes } from '../../../../app/shell/navigation';
import { Link } from '../../../../ui/link';
import { PageHeader } from '../../../../ui/page/page-header';
import styles from './chooser-page.module.css';

const WAYS = {
  'sell.modes.voice': 'voice',
  'sell.modes.image': 'image',
  'sell.modes.text': 'text',
  'sell.modes.manual': 'manual',
} as const;
const wayOf = (label: string) => Object.entries(WAYS).find(([known]) => known === label)?.[1];

/** The ways to make a listing, with what each of them needs. */
export function ChooserPage() {
  const { t } = useTranslation(['create-ai', 'common']);
  const guard = useSellGuard();
  const ways = useSellModes().flatMap(({ label, ...mode }) => {
    const way = wayOf(label);
    return way ? [{ ...mode, label, way }] : [];
  });
  const manualLast = ways.toSorted(
    (one, other) => Number(one.way === 'manual') - Number(other.way === 'manual'),
  );
  usePageHead({ title: t('title'), description: t('description') });
  return (
    <div className={styles.page}>
      <PageHeader loud title={t('headline')} lead={t('lead')} />
      <ul className={styles.ways}>
        {manualLast.map(({ to, label, icon: Icon, way }) => (
          <li key={to}>
            <Link to={to} className={styles.way} onClick={guard}>
              <Icon aria-hidden="true" />
              <span>
                <strong>{t(`common:${label}`)}</strong>
                <span className={styles.text}>{t(`ways.${way}.text`)}</span>
                <span className={styles.needs}>{t(`ways.${way}.needs`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={aiListingInfoPage.path}>{t('how')}</Link>
      </p>
    </div>
  );
}
