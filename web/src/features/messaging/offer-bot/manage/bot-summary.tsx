import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money';
import { useMoney } from '../../../../i18n/money';
import type { BotView } from '../bots';
import { usePriceText } from '../use-price-text';
import styles from './bot-summary.module.css';

/** What a bot goes by, in a few words. */
export function BotSummary({ bot }: { bot: BotView }) {
  const { t } = useTranslation('bots');
  const priceText = usePriceText();
  const money = useMoney();
  const { triggerCondition, triggerValue, responseType, markupPercent, advanced } = bot;
  const value = triggerValue ?? 0;
  return (
    <ul className={styles.summary}>
      <li>{t('summary.minimum', { price: priceText(bot.minimumPrice) })}</li>
      <li>
        {t(`summary.triggers.${triggerCondition}`, {
          value: triggerCondition === 'fixed_amount_below' ? money(toCents(value)) : value,
        })}
      </li>
      <li>{t(`summary.responses.${responseType}`, { percent: markupPercent })}</li>
      {isUsed(advanced) && <li>{t('summary.advanced')}</li>}
    </ul>
  );
}

const isUsed = ({ customRules, keywordReactions, behaviorTriggers, ...rest }: BotView['advanced']) =>
  [customRules, keywordReactions, behaviorTriggers].some(({ length }) => length > 0) ||
  rest.timePricing !== null ||
  rest.tunedCounters;
