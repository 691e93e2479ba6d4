import { Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionProfile } from '../../../api/session-token';
import { AntdTheme } from '../../../ui/antd-theme';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast/toast-store';
import { GuestLimit } from './guest-limit';
import styles from './listing-editor.module.css';
import { ListingFields } from './listing-fields';
import type { ListingValues } from './listing-values';
import { Notice } from './notice';
import { PhotosField } from './photos/photos-field';
import { useListingPhotos } from './photos/use-listing-photos';
import { Preview } from './preview';
import { type Start, startOf } from './start';
import { useDraft } from './use-draft';
import { useDraftKeeping } from './use-draft-keeping';
import { type Save, useSubmit } from './use-submit';

const UNDO_MS = 10_000;

type ListingEditorProps = {
  profile: SessionProfile;
  title: string;
  draftKey: string;
  start: Start;
  /** What the form starts with is news itself, and goes before a draft that was left here. */
  prefilled?: boolean;
  notice?: ReactNode;
  submit: string;
  save: Save;
  /** What is said when saving failed for no reason that can be named. */
  failure: string;
};

/** The form of a listing, new or not, with its pictures, its draft and its preview. */
export function ListingEditor(props: ListingEditorProps) {
  const { profile, title, draftKey, start, prefilled = false, notice, submit, save, failure } = props;
  const { t } = useTranslation('create-listing');
  const [form] = Form.useForm<ListingValues>();
  const draft = useDraft(draftKey, profile.id);
  const [left, setLeft] = useState(draft.restored);
  const resumed = left && !prefilled ? startOf(left) : null;
  const [first] = useState(resumed ?? start);
  const [byAi, setByAi] = useState(first.byAi);
  const photos = useListingPhotos(first.photos);
  const values = Form.useWatch([], form) ?? first.values;
  const { busy, limited, onFinish } = useSubmit({
    form,
    photos,
    failure,
    save: async (words, imageIds) => {
      await save(words, imageIds, byAi);
      draft.drop();
    },
  });

  const begin = ({ values: wanted, photos: shown, byAi: marked }: Start) => {
    form.setFieldsValue(wanted);
    photos.replace(shown);
    setByAi(marked);
    setLeft(null);
  };
  const startOver = () => {
    const before = { values: form.getFieldsValue(true) as ListingValues, photos: photos.photos, byAi };
    begin(start);
    draft.drop();
    toast({
      title: t('create.draft.started-over'),
      duration: UNDO_MS,
      action: {
        label: t('create.draft.undo'),
        onFollow: () => {
          begin(before);
          photos.restore(before.photos);
        },
      },
    });
  };
  useDraftKeeping({
    draft,
    start,
    first,
    current: { values, photos: photos.photos, byAi },
    read: () => form.getFieldsValue(true) as ListingValues,
  });

  return (
    <AntdTheme>
      <div className={styles.page}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {notice}
          {left && (
            <Notice
              title={t(prefilled ? 'create.draft.waiting' : 'create.draft.restored')}
              action={t(prefilled ? 'create.draft.continue' : 'create.draft.start-over')}
              onAction={() => (prefilled ? begin(startOf(left)) : startOver())}
            />
          )}
          {limited && <GuestLimit />}
          <Form
            form={form}
            layout="vertical"
            noValidate
            requiredMark={false}
            initialValues={first.values}
            scrollToFirstError={{ focus: true, block: 'center' }}
            onFinish={onFinish}
            onValuesChange={(changed: Partial<ListingValues>) =>
              setByAi((marked) => marked.filter((field) => !(field in changed)))
            }
            className={styles.form}
          >
            <PhotosField photos={photos} />
            <ListingFields byAi={byAi} />
            <Button type="submit" size="large" wide busy={busy}>
              {busy ? t('create.saving') : submit}
            </Button>
          </Form>
        </div>
        <Preview values={values} photos={photos.photos} byAi={byAi.length > 0} sellerName={profile.name} />
      </div>
    </AntdTheme>
  );
}
