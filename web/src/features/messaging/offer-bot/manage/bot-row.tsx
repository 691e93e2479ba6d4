import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import type { BotView } from '../bots';
import { BotActions } from './bot-actions';
import styles from './bot-row.module.css';
import { BotStatus } from './bot-status';
import { BotSummary } from './bot-summary';

/** A bot among the others, with the listing it works for. */
export function BotRow({ bot }: { bot: BotView }) {
  const { price } = useFormat();
  const { item } = bot;
  return (
    <li className={styles.row}>
      <Photo image={item.image} category={item.category} alt="" sizes="72px" className={styles.photo} />
      <div>
        <p className={styles.title}>
          <Link to={paths.listing(item.id)}>{item.title}</Link>
        </p>
        <p className={styles.line}>
          {price(item.price, 'cents')} <BotStatus {...bot} />
        </p>
        <BotSummary bot={bot} />
      </div>
      <BotActions bot={bot} />
    </li>
  );
}
