import styles from './waiting.module.css';
import { WaitingMessages } from './waiting-messages';
import { WaitingOffers } from './waiting-offers';

/** What waits for who comes home: words to read beside offers to answer. */
export const Waiting = () => (
  <div className={styles.waiting}>
    <div>
      <WaitingMessages />
    </div>
    <div>
      <WaitingOffers />
    </div>
  </div>
);
