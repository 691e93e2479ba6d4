import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PEOPLE_LIMITS } from '#contract/people';
import type { OwnProfile } from '../../../api/identity/identity.gen';
import { saveProfile } from '../../../app/session/save-profile';
import { useAppDispatch } from '../../../app/store';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { toast } from '../../../ui/toast/toast-store';
import styles from './profile-form.module.css';

const FIELDS = ['fullName', 'bio', 'phone'] as const;

export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('identity');
  const dispatch = useAppDispatch();
  const [bioLength, setBioLength] = useState(profile.bio?.length ?? 0);
  const { form, errors, busy } = useForm({
    context: 'identity',
    fields: FIELDS,
    send: async (changes) => {
      await dispatch(saveProfile(changes)).unwrap();
      toast({ title: t('settings.profile.saved') });
    },
  });
  return (
    <form {...form} className={styles.form}>
      <Field label={t('fields.full-name')} hint={t('fields.full-name-hint')} error={errors.fullName}>
        {(control) => (
          <input {...control} name="fullName" autoComplete="name" defaultValue={profile.fullName ?? ''} />
        )}
      </Field>
      <Field
        label={t('fields.bio')}
        hint={t('fields.bio-hint', { used: bioLength, max: PEOPLE_LIMITS.bio })}
        error={errors.bio}
      >
        {(control) => (
          <textarea
            {...control}
            name="bio"
            rows={4}
            defaultValue={profile.bio ?? ''}
            onChange={({ target }) => setBioLength(target.value.trim().length)}
          />
        )}
      </Field>
      <Field label={t('fields.phone')} hint={t('fields.phone-hint')} error={errors.phone}>
        {(control) => (
          <input {...control} name="phone" type="tel" autoComplete="tel" defaultValue={profile.phone ?? ''} />
        )}
      </Field>
      <Button type="submit" busy={busy} className={styles.save}>
        {t(busy ? 'settings.profile.saving' : 'settings.profile.save')}
      </Button>
    </form>
  );
}
