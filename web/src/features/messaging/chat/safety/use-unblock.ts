import { useTranslation } from 'react-i18next';
import { useUnblockPersonMutation } from '../../../../api/messaging/messaging';
import { toast } from '../../../../ui/toast/toast-store';

/** Takes a block back. A failure is told by the toast that every failed change gets. */
export function useUnblock(personId: string, name: string): () => Promise<void> {
  const { t } = useTranslation('chat');
  const [unblock] = useUnblockPersonMutation();
  return async () => {
    const answer = await unblock({ id: personId });
    if (!('error' in answer)) toast({ title: t('block.undone', { name }) });
  };
}
