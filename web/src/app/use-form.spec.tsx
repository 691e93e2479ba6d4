import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../ui/form/field';
import { Select } from '../ui/form/select';
import { useForm } from './use-form';

const COLOURS = ['red', 'blue'] as const;

type Wrong = Record<string, string>;

/** A form that keeps its values itself and finds wrong what it is told to. */
function Form({ wrong, sent = () => undefined }: { wrong: Wrong; sent?: (value: unknown) => void }) {
  const [colour, setColour] = useState('');
  const { form, errors, mend } = useForm<string>({
    context: 'catalog',
    fields: ['colour', 'size', 'parts.0', 'parts.1'],
    check: () => (colour === '' ? wrong : {}),
    send: async (values) => sent({ ...values, colour }),
  });
  return (
    <form {...form}>
      <Field label="Colour" error={errors.colour}>
        {(control) => (
          <Select
            {...control}
            name="colour"
            value={colour}
            placeholder="Choose"
            choices={COLOURS}
            nameOf={(choice) => choice}
            onChoose={setColour}
          />
        )}
      </Field>
      <Field label="Size" error={errors.size} group>
        {({ className: _, required: _required, ...group }) => (
          <div role="radiogroup" {...group}>
            {['small', 'large'].map((size) => (
              <label key={size}>
                <input type="radio" name="size" value={size} />
                {size}
              </label>
            ))}
          </div>
        )}
      </Field>
      {[0, 1].map((place) => (
        <fieldset key={place} data-invalid={errors[`parts.${place}`] ? true : undefined}>
          <input aria-label={`Part ${place}`} />
          {errors[`parts.${place}`]}
        </fieldset>
      ))}
      <button type="button" onClick={() => mend('parts')}>
        Change the parts
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a form', () => {
  it('takes what is chosen from a list that was found wrong', async () => {
    let answer: unknown;
    render(<Form wrong={{ colour: 'Choose one' }} sent={(values) => (answer = values)} />);
    await send();
    const colour = screen.getByLabelText('Colour');
    expect(colour).toHaveAccessibleDescription('Choose one');
    await userEvent.selectOptions(colour, 'blue');
    expect(colour).toHaveValue('blue');
    expect(colour).toBeValid();
    await send();
    await waitFor(() => expect(answer).toMatchObject({ colour: 'blue' }));
  });

  it('takes people to the first of several controls that make one choice', async () => {
    render(<Form wrong={{ size: 'How big?' }} />);
    await send();
    expect(screen.getByRole('radio', { name: 'small' })).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription('How big?');
    await userEvent.click(screen.getByRole('radio', { name: 'large' }));
    expect(screen.queryByText('How big?')).toBeNull();
  });

  it('takes people to a part that is wrong, until its whole is changed', async () => {
    render(<Form wrong={{ 'parts.1': 'Not this one' }} />);
    await send();
    expect(screen.getByLabelText('Part 1')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Change the parts' }));
    expect(screen.queryByText('Not this one')).toBeNull();
  });
});
