import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';

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
        <Select {...control} value={value} choices={choices} nameOf={nameOf} onChoose={onChange} />
      )}
    </Field>
  );
}
