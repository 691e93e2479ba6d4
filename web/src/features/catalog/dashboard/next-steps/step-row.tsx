import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NextStepView } from '../../../../api/catalog/figures.gen';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import styles from './next-steps.module.css';

type StepRowProps = {
  item: Pick<NextStepView, 'id' | 'title' | 'price' | 'category' | 'image'>;
  evidence?: ReactNode;
  icon: LucideIcon;
  reason: ReactNode;
  children: ReactNode;
};

/** A listing, the reason beside what shows it, and the one button. */
export function StepRow({ item, evidence, icon: Icon, reason, children }: StepRowProps) {
  const { price } = useFormat();
  return (
    <li className={styles.row}>
      <Photo image={item.image} category={item.category} alt="" sizes="48px" className={styles.photo} />
      <div className={styles.item}>
        <Link to={paths.listing(item.id)}>{item.title}</Link>
        <span className={styles.price}>{price(item.price, 'short')}</span>
      </div>
      <p className={styles.evidence}>{evidence}</p>
      <p className={styles.reason}>
        <Icon aria-hidden="true" />
        <span>{reason}</span>
      </p>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
