import { type ReactNode, useId } from 'react';

interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly value: T;
  /** `lang`: of a label that is not in the reader's language. */
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

/** One of a few, all in sight. */
export const Choices = <T extends string | number>({
  legend,
  value,
  options,
  onChange,
  disabled = false,
}: ChoicesProps<T>) => {
  const name = useId();
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className="choice" lang={option.lang}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}
export const Switch = ({ label, hint, on, onChange, disabled = false }: SwitchProps) => (
  <label className="switch">
    <span>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={on}
      disabled={disabled}
      onChange={event => onChange(event.target.checked)}
    />
  </label>
);
