import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../../app/page-head';
import { PageHeader } from '../../../../ui/page/page-header';
import { Segments } from '../../../../ui/segments';
import styles from './list.module.css';
import { OrderList } from './order-list';

const SIDES = ['buyer', 'seller'] as const;
const WHENS = ['open', 'past'] as const;

/** What one bought and sold to be sent; what is shown stands in the address, so that Back finds it again. */
export function OrdersPage() {
  const { t } = useTranslation('orders');
  const [search, setSearch] = useSearchParams();
  usePageHead({ title: t('title'), description: t('description') });
  const side = SIDES.find((each) => each === search.get('side')) ?? 'buyer';
  const when = WHENS.find((each) => each === search.get('when')) ?? 'open';
  const show = (wanted: { side?: string; when?: string }) => {
    setSearch({ side, when, ...wanted }, { replace: true, state: { keepScroll: true } });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.filters}>
        <Segments
          label={t('side.label')}
          choices={SIDES}
          chosen={side}
          nameOf={(each) => t(`side.${each}`)}
          onChoose={(each) => show({ side: each })}
        />
        <Segments
          label={t('when.label')}
          choices={WHENS}
          chosen={when}
          nameOf={(each) => t(`when.${each}`)}
          onChoose={(each) => show({ when: each })}
        />
      </div>
      <OrderList key={`${side} ${when}`} side={side} when={when} />
    </div>
  );
}
