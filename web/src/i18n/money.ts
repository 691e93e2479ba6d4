import { useTranslation } from 'react-i18next';
import { formatAmount, toUsd } from '#contract/money';

/** Writes an amount of whole cents that is no price of a thing: "$4", "$3.33", "$0". */
export function useMoney(): (cents: number) => string {
  const { i18n } = useTranslation();
  return (cents) => formatAmount(toUsd(cents), { locale: i18n.language, precision: 'short' });
}
