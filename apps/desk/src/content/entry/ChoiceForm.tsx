import { Button } from '@vanda/ui/Button.tsx';
import { useId, useState } from 'react';
import { ChoiceField } from '../../ui/Field/Field.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import styles from './ChoiceForm.module.css';

type Side = 'theirs' | 'mine';
type Choice = { key: string; label: string } & Record<Side, string | null>;
type ChoiceFormProps = {
  fields: readonly Choice[];
  from: Record<Side, string>;
  submit: string;
  onChosen: (mine: ReadonlySet<string>) => void;
};

export function ChoiceForm({ fields, from, submit, onChosen }: ChoiceFormProps) {
  const name = useId();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, side: Side) => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(key);
    else next.delete(key);
    setTheirs(next);
  };
  return (
    <Form onSubmit={() => onChosen(new Set(fields.map(({ key }) => key).filter((key) => !theirs.has(key))))}>
      {fields.map(({ key, label, ...words }) => (
        <fieldset key={key} className={styles.field}>
          <legend>{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <ChoiceField
              key={side}
              name={`${name}-${key}`}
              checked={theirs.has(key) === (side === 'theirs')}
              onChange={() => choose(key, side)}
            >
              {words[side] ?? <i>left out</i>}
              <small className="under">{from[side]}</small>
            </ChoiceField>
          ))}
        </fieldset>
      ))}
      <Button variant="primary" type="submit">
        {submit}
      </Button>
    </Form>
  );
}
