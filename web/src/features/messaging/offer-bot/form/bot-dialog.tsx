import { useTranslation } from 'react-i18next';
import { usePlanGate } from '../../../../app/problems/plan-gate';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { AdvancedSection } from '../advanced/advanced-section';
import type { BotView } from '../bots';
import { type Item, isForSale } from '../item';
import { Preview } from '../preview/preview';
import styles from './bot-dialog.module.css';
import { BotFields } from './bot-fields';
import { useBotForm } from './use-bot-form';

type BotDialogProps = { open: boolean; onClose: () => void; item: Item; bot: BotView | null };

/** Creates or edits the bot of a listing, with a preview beside the form. */
export function BotDialog({ open, onClose, item, bot }: BotDialogProps) {
  const { t } = useTranslation('bots');
  // Here, where it outlasts the form that it closes.
  const gate = usePlanGate();
  const title = t(bot ? 'form.edit-title' : 'form.create-title');
  return (
    <Dialog open={open} onClose={onClose} title={title} variant="wide">
      <Content item={item} bot={bot} gate={gate} onClose={onClose} />
    </Dialog>
  );
}

type ContentProps = Omit<BotDialogProps, 'open'> & { gate: ReturnType<typeof usePlanGate> };

function Content({ item, bot, gate, onClose }: ContentProps) {
  const { t } = useTranslation('bots');
  const { price } = useFormat();
  const { values, errors, change, busy, form } = useBotForm({ item, bot, gate, onDone: onClose });
  return (
    <>
      <p className={styles.item}>{t('form.for', { title: item.title, price: price(item.price, 'cents') })}</p>
      <div className={styles.columns}>
        <form {...form} className={styles.form}>
          <BotFields
            values={values}
            errors={errors}
            askingPrice={item.price}
            mayAnswer={!bot || bot.status === 'active' || isForSale(bot.item)}
            onChange={change}
          />
          <AdvancedSection
            values={values.advanced}
            errors={errors}
            onChange={(advanced) => change({ advanced: { ...values.advanced, ...advanced } })}
          />
          <div className={styles.actions}>
            <Button type="submit" busy={busy}>
              {t(busy ? 'form.saving' : bot ? 'form.save' : 'form.create')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('form.cancel')}
            </Button>
          </div>
        </form>
        <Preview item={item} values={values} />
      </div>
    </>
  );
}
