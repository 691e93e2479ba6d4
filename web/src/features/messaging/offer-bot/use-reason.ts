import { useTranslation } from 'react-i18next';

const PLAIN = ['not-an-offer', 'asks-buyer', 'meets-minimum', 'not-triggered', 'trigger'] as const;
const ADVANCED = ['custom-rule', 'keyword', 'behavior', 'tuned-counters'] as const;

/** Says why a bot did what it did: its trigger, or an advanced rule as the server names it (`custom-rule:2`). */
export function useReason(): (because: string) => string {
  const { t } = useTranslation('bots');
  return (because) => {
    const plain = PLAIN.find((known) => known === because);
    if (plain) return t(`preview.because.${plain}`);
    const name = because.split(':', 1)[0] ?? because;
    const advanced = ADVANCED.find((known) => known === name);
    const detail = because.slice(name.length + 1);
    return advanced ? t(`rules.${advanced}`, { detail }) : t('rules.other');
  };
}
