import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CONTACT_LIMITS, CONTACT_TOPICS, type ContactTopic } from '#contract/contact';
import { useContactMutation } from '../../../api/community/community.gen';
import { useSession } from '../../../app/session/use-session';
import { useForm } from '../../../app/use-form';
import { currentLanguage } from '../../../i18n/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import styles from './contact-form.module.css';
import { ConversationAlong, useConversationAlong } from './conversation-along';
import { MessageSent } from './message-sent';
import { useContactCheck } from './use-contact-check';

const FIELDS = ['topic', 'name', 'email', 'message'] as const;

/** A message to the people who run this server; `?topic=` chooses what it is about. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { profile } = useSession();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const first = useRef<HTMLSelectElement>(null);
  const [contact] = useContactMutation();
  const check = useContactCheck();
  const along = useConversationAlong();
  const { form, errors, busy } = useForm({
    context: 'community',
    fields: FIELDS,
    check,
    send: async ({ topic, ...written }) => {
      const contactBody = {
        ...written,
        topic: topic as ContactTopic,
        language: currentLanguage(),
        ...along.body,
      };
      await contact({ contactBody }).unwrap();
      setSentTo(written.email.trim());
    },
  });
  if (sentTo) return <MessageSent to={sentTo} field={first} onAgain={() => setSentTo(undefined)} />;

  const wished = CONTACT_TOPICS.find((topic) => topic === search.get('topic'));
  return (
    <form {...form} className={styles.form} aria-labelledby="contact-form">
      <h2 id="contact-form">{t('form.title')}</h2>
      <Field label={t('form.topic')} error={errors.topic} required>
        {(control) => (
          <Select
            {...control}
            ref={first}
            name="topic"
            defaultValue={wished ?? 'other'}
            choices={CONTACT_TOPICS}
            nameOf={(topic) => t(`topics.${topic}`)}
          />
        )}
      </Field>
      <Field label={t('form.name')} error={errors.name} required>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={CONTACT_LIMITS.nameMax}
            defaultValue={profile?.kind === 'member' ? profile.name : ''}
          />
        )}
      </Field>
      <Field label={t('form.email')} hint={t('form.email-hint')} error={errors.email} required>
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="email" defaultValue={profile?.email} />
        )}
      </Field>
      <Field label={t('form.message')} error={errors.message} required>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={6}
            maxLength={CONTACT_LIMITS.messageMax}
            defaultValue={along.question}
          />
        )}
      </Field>
      <ConversationAlong along={along} />
      <Button type="submit" size="large" wide busy={busy}>
        {t(busy ? 'form.busy' : 'form.submit')}
      </Button>
    </form>
  );
}
