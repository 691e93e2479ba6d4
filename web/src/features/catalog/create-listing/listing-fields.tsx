import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import { useListingWords } from '../../../i18n/listing-words';
import { Select } from '../../../ui/select';
import { AiMark } from './ai-mark';
import styles from './listing-fields.module.css';
import { listingRules } from './listing-rules';
import type { ListingField } from './listing-values';
import { RadioPills } from './radio-pills';
import { TagsInput } from './tags-input';

type ListingFieldsProps = {
  /** Fields that the product's AI has filled. */
  byAi: readonly ListingField[];
};

export function ListingFields({ byAi }: ListingFieldsProps) {
  const { t } = useTranslation('create-listing');
  const words = useListingWords();
  const rules = listingRules();
  const label = (field: ListingField): ReactNode => (
    <>
      {t(`create.fields.${field}.label`)} {byAi.includes(field) && <AiMark />}
    </>
  );
  return (
    <>
      <Form.Item name="title" label={label('title')} rules={rules.title}>
        <Input placeholder={t('create.fields.title.placeholder')} autoComplete="off" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="price"
          label={label('price')}
          rules={rules.price}
          extra={t('create.fields.price.hint')}
        >
          <Input inputMode="decimal" autoComplete="off" prefix="$" placeholder="0.00" />
        </Form.Item>
        <Form.Item name="category" label={label('category')} rules={rules.category}>
          <Select
            placeholder={t('create.fields.category.placeholder')}
            choices={CATEGORIES}
            nameOf={words.category}
          />
        </Form.Item>
      </div>
      <Form.Item name="condition" label={label('condition')} rules={rules.condition}>
        <RadioPills values={CONDITIONS} nameOf={words.condition} />
      </Form.Item>
      <Form.Item name="description" label={label('description')} rules={rules.description}>
        <Input.TextArea
          placeholder={t('create.fields.description.placeholder')}
          autoSize={{ minRows: 4, maxRows: 16 }}
          count={{ show: true, max: LISTING_LIMITS.description }}
        />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="location" label={label('location')} rules={rules.location}>
          <Input placeholder={t('create.fields.location.placeholder')} autoComplete="address-level2" />
        </Form.Item>
        <Form.Item name="zipCode" label={label('zipCode')} rules={rules.zipCode}>
          <Input autoComplete="postal-code" />
        </Form.Item>
      </div>
      <Form.Item
        name="tags"
        label={label('tags')}
        rules={rules.tags}
        extra={t('create.fields.tags.hint', { max: LISTING_LIMITS.tags })}
      >
        <TagsInput />
      </Form.Item>
    </>
  );
}
