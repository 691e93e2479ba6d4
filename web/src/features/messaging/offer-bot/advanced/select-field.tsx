import { Field } from '../../../../ui/field';

type SelectFieldProps<T extends string> = {
  label: string;
  value: T;
  choices: readonly T[];
  nameOf: (choice: T) => string;
  onChange: (value: T) => void;
};

export function SelectField<T extends string>({
  label,
  value,
  choices,
  nameOf,
  onChange,
}: SelectFieldProps<T>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
