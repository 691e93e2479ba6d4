import { useFormat } from '../../i18n/format';
import { classes } from '../classes';
import styles from './price.module.css';

type PriceProps = { amount: number; precision?: 'short' | 'cents'; className?: string };

export function Price({ amount, precision = 'short', className }: PriceProps) {
  const { price } = useFormat();
  return (
    <span className={classes(styles.price, amount === 0 && styles.free, className)}>
      {price(amount, precision)}
    </span>
  );
}
