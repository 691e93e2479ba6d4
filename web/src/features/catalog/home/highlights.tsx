import {
  Bot,
  Camera,
  ChartNoAxesColumn,
  type LucideIcon,
  Mic,
  PenLine,
  SearchCheck,
  Sparkles,
  UserRoundCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createImageListingPage, createVoicePage, marketValuePage } from '#contract/pages/catalog';
import { useRoutes } from '../../../app/app-context';
import { paths } from '../../../app/paths';
import { hasRoute } from '../../../app/routing/routes';
import { Chip } from '../../../ui/chip';
import { Link } from '../../../ui/link';
import styles from './highlights.module.css';
import { Section } from './section';

const HIGHLIGHTS = [
  { name: 'search', to: paths.listings, icon: SearchCheck, badge: 'popular' },
  { name: 'voice', to: createVoicePage.path, icon: Mic, badge: 'new' },
  { name: 'image', to: createImageListingPage.path, icon: Camera, badge: 'trending' },
  { name: 'post', to: paths.createListing, icon: PenLine, badge: null },
  { name: 'value', to: marketValuePage.path, icon: ChartNoAxesColumn, badge: null },
  { name: 'bot', to: paths.pricing, icon: Bot, badge: null },
  { name: 'assistant', to: paths.support, icon: Sparkles, badge: 'beta' },
  { name: 'guest', to: paths.continueAsGuest, icon: UserRoundCheck, badge: null },
] as const satisfies { name: string; to: string; icon: LucideIcon; badge: string | null }[];

/** What the product can do, as far as its pages exist in this build. */
export function Highlights() {
  const { t } = useTranslation('home');
  const routes = useRoutes();
  const shown = HIGHLIGHTS.filter(({ to }) => hasRoute(routes, to));
  return (
    <Section title={t('highlights.title')}>
      <ul className={styles.tiles}>
        {shown.map(({ name, to, icon: Icon, badge }) => (
          <li key={name}>
            <Link to={to} className={styles.tile}>
              <Icon aria-hidden="true" />
              <h3>
                {t(`highlights.${name}.title`)}
                {badge && <Chip tone="accent">{t(`highlights.badges.${badge}`)}</Chip>}
              </h3>
              <p>{t(`highlights.${name}.text`)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
