import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../ui/page/page-header';
import { Segments } from '../../ui/segments';
import { usePageHead } from '../page-head';
import styles from './deal-list.module.css';

const SIDES = ['buyer', 'seller'] as const;
type Side = (typeof SIDES)[number];

type DealListsPageProps<When extends string> = {
  title: string;
  description: string;
  lead: string;
  side: { label: string; nameOf: (side: Side) => string };
  /** The first is shown where the address names none. */
  whens: readonly [When, ...When[]];
  when: { label: string; nameOf: (when: When) => string };
  /** What there is of one side then. */
  children: (side: Side, when: When) => ReactNode;
};

/** All deals of a kind, of both sides; what is shown stands in the address, so that Back finds it again. */
export function DealListsPage<When extends string>(props: DealListsPageProps<When>) {
  const { title, description, lead, whens, children } = props;
  const [search, setSearch] = useSearchParams();
  usePageHead({ title, description });
  const side = SIDES.find((each) => each === search.get('side')) ?? 'buyer';
  const when = whens.find((each) => each === search.get('when')) ?? whens[0];
  const show = (wanted: { side?: Side; when?: When }) => {
    setSearch({ side, when, ...wanted }, { replace: true, state: { keepScroll: true } });
  };
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={lead} />
      <div className={styles.filters}>
        <Segments {...props.side} choices={SIDES} chosen={side} onChoose={(each) => show({ side: each })} />
        <Segments {...props.when} choices={whens} chosen={when} onChoose={(each) => show({ when: each })} />
      </div>
      {children(side, when)}
    </div>
  );
}
