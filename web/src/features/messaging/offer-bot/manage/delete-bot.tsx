import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast/toast-store';
import { type BotView, useDeleteBotMutation } from '../bots';
import styles from './bot-actions.module.css';

type DeleteBotProps = { bot: BotView; open: boolean; onClose: () => void };

export function DeleteBot({ bot, open, onClose }: DeleteBotProps) {
  const { t } = useTranslation('bots');
  const [deleteBot, { isLoading }] = useDeleteBotMutation();
  const remove = async () => {
    try {
      await deleteBot({ id: bot.id }).unwrap();
      toast({ title: t('delete.done') });
    } catch (error) {
      tellFailure(t('failed.delete'), error);
    }
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('delete.title')}>
      <p>{t('delete.text', { title: bot.item.title })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={onClose}>
          {t('delete.keep')}
        </Button>
        <Button variant="danger" busy={isLoading} onClick={() => void remove()}>
          {t('delete.delete')}
        </Button>
      </div>
    </Dialog>
  );
}
