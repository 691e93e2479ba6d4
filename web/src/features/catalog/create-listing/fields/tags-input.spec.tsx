import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LISTING_LIMITS } from '#contract/listings';
import { Field } from '../../../../ui/form/field';
import { TagsInput } from './tags-input';

function Tags() {
  const [tags, setTags] = useState(Array.from({ length: LISTING_LIMITS.tags - 1 }, (_, nth) => `tag ${nth}`));
  return <Field label="Tags">{(control) => <TagsInput {...control} tags={tags} onChange={setTags} />}</Field>;
}

describe('the tags of a listing', () => {
  it.each(['Enter', 'the button'])(
    'leave the focus where the last that fits was added, by %s',
    async (by) => {
      render(<Tags />);
      const field = await screen.findByRole('textbox');
      const button = screen.getByRole('button', { name: 'Add Tag' });
      await userEvent.type(field, by === 'Enter' ? 'last{Enter}' : 'last');
      if (by === 'the button') await userEvent.click(button);
      expect(screen.getByRole('button', { name: 'Remove the tag last' })).toBeVisible();
      expect(by === 'Enter' ? field : button).toHaveFocus();
      // Browsers take it from what is disabled.
      expect(by === 'Enter' ? field : button).toBeEnabled();
      await userEvent.type(field, 'one more{Enter}');
      expect(field).toHaveValue('');
      expect(screen.getAllByRole('listitem')).toHaveLength(LISTING_LIMITS.tags);
    },
  );
});
