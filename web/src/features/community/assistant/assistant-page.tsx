import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { assistantPage } from '#contract/pages/community';
import { forgetTalk, useTalk } from '../../../api/community/assistant-talk';
import { usePageHead } from '../../../app/page-head';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button } from '../../../ui/button';
import styles from './assistant-page.module.css';
import { Conversation } from './conversation';
import { HelpTopics } from './help-topics';
import { ItemAtHand } from './item-at-hand';

/** Ask, or read: `/support/chat`, and `/ai-assistant` with the item that is looked at. */
export function AssistantPage() {
  const { t } = useTranslation('assistant');
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { said } = useTalk();
  const conversation = useRef<HTMLDivElement>(null);
  const header = useFocusKept<HTMLElement>(conversation);
  const item = search.get('item') ?? undefined;
  const head = pathname === assistantPage.path ? 'page' : 'support';
  usePageHead({ title: t(`${head}.title`), description: t(`${head}.description`) });
  return (
    <div className={styles.page}>
      <header ref={header} className={styles.header}>
        <h1>{t('headline')}</h1>
        {said.length > 0 && (
          <Button variant="quiet" size="small" onClick={forgetTalk}>
            {t('new')}
          </Button>
        )}
      </header>
      {item && <ItemAtHand listingId={item} />}
      <div ref={conversation} tabIndex={-1} className={styles.conversation}>
        <Conversation key={item} place="failed" listingId={item} />
      </div>
      <HelpTopics />
    </div>
  );
}
