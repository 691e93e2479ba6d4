import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanel } from '../../../../app/shell/panels/panels';
import { Button } from '../../../../ui/button';
import type { BotView } from '../bots';
import { botDialog } from '../form/lazy-bot-dialog';
import { isForSale } from '../item';
import styles from './bot-actions.module.css';
import { DeleteBot } from './delete-bot';
import { useBotStatus } from './use-bot-status';

/** What a seller can do with a bot. */
export function BotActions({ bot }: { bot: BotView }) {
  const { t } = useTranslation('bots');
  const [asking, setAsking] = useState(false);
  const editing = usePanel(botDialog);
  const { busy, set } = useBotStatus(bot.id);
  const active = bot.status === 'active';
  const Toggle = active ? Pause : Play;
  return (
    <div className={styles.actions}>
      <Button variant="secondary" size="small" onClick={editing.show}>
        <Pencil aria-hidden="true" />
        {t('edit')}
      </Button>
      {(active || isForSale(bot.item)) && (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          onClick={() => void set(active ? 'paused' : 'active')}
        >
          <Toggle aria-hidden="true" />
          {t(active ? 'pause' : 'activate')}
        </Button>
      )}
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('delete.delete')}
      </Button>
      <DeleteBot bot={bot} open={asking} onClose={() => setAsking(false)} />
      {editing.mounted && (
        <botDialog.Page open={editing.open} onClose={editing.close} item={bot.item} bot={bot} />
      )}
    </div>
  );
}
