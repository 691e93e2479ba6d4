import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanel } from '../../../../app/shell/panels/panels';
import { Dialog } from '../../../../ui/dialog';
import type { BotView } from '../bots';
import { botDialog } from '../form/lazy-bot-dialog';
import type { Item } from '../item';
import { ListingChoice } from './listing-choice';

type NewBotProps = { open: boolean; onClose: () => void; bots: readonly BotView[] };

/** A listing is chosen first, then the form for its bot opens. */
export function NewBot({ open, onClose, bots }: NewBotProps) {
  const { t } = useTranslation('bots');
  const [item, setItem] = useState<Item | null>(null);
  const form = usePanel(botDialog);
  const choose = (chosen: Item) => {
    setItem(chosen);
    onClose();
    form.show();
  };
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('dashboard.choose.title')}>
        <ListingChoice bots={bots} onChoose={choose} />
      </Dialog>
      {item && form.mounted && (
        <botDialog.Page open={form.open} onClose={form.close} item={item} bot={null} />
      )}
    </>
  );
}
