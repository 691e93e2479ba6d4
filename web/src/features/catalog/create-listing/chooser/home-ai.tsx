import { useTranslation } from 'react-i18next';
import { aiListingInfoPage, createAiListingPage } from '#contract/pages/catalog';
import type { SlotProps } from '../../../../app/feature';
import { useTellSettled } from '../../../../app/settled';
import { ButtonLink } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import styles from './home-ai.module.css';

/** On home: that a photo, a sentence or a voice note is enough. */
export function HomeAi({ Section }: SlotProps['home-sections']) {
  const { t } = useTranslation('create-ai');
  return (
    <Section title={t('home.title')} more={<Link to={aiListingInfoPage.path}>{t('home.how')}</Link>}>
      <div className={styles.card}>
        <p>{t('home.text')}</p>
        <ButtonLink to={createAiListingPage.path} variant="secondary">
          {t('try')}
        </ButtonLink>
      </div>
    </Section>
  );
}

export function HomeAiOfMembers({ Section, tellSettled }: SlotProps['member-sections']) {
  useTellSettled(tellSettled, true);
  return <HomeAi Section={Section} />;
}
