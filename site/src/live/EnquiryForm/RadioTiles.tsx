import type { ChoiceField } from '@vanda/enquiry/form';
import { Field } from './Field.tsx';
import { optionId } from './ids.ts';
import styles from './RadioTile.module.css';
import { RadioTile } from './RadioTile.tsx';

type RadioTilesProps = { field: ChoiceField; error: string | undefined };

/** A few short choices, all in view. */
export function RadioTiles({ field, error }: RadioTilesProps) {
  const { name, options, required } = field;
  // Four long names stand two by two; short ones in one row.
  const isShort = options.every(({ label }) => label.length <= 12);
  const choices = options.length === 4 && !isShort ? 2 : options.length;
  return (
    <Field field={field} error={error} kind="group" isWide>
      {() => (
        <div className={styles.tiles} data-choices={choices}>
          {options.map(({ value, label, note }) => (
            <RadioTile
              key={value}
              id={optionId(field, value)}
              name={name}
              value={value}
              label={label}
              note={note}
              isRequired={required}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
