import { Button } from '@vanda/ui/Button.tsx';
import { formatTime } from '../../messages/dates.ts';
import { ChoiceField, Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/Panel/panels.tsx';
import difference from '../changes/Difference.module.css';
import { Difference } from '../changes/Difference.tsx';
import styles from './ChoiceForm.module.css';
import type { Conflict } from './saved-values.ts';

type Side = 'theirs' | 'mine';
type Choice = { key: string; label: string } & Record<Side, string | null>;
type ChoiceFormProps = {
  fields: readonly Choice[];
  from: Record<Side, string>;
  submit: string;
  onChosen: (mine: ReadonlySet<string>) => void;
};

export function ChoiceForm({ fields, from, submit, onChosen }: ChoiceFormProps) {
  const choose = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    onChosen(new Set(fields.map(({ key }) => key).filter((key) => chosen.get(key) === 'mine')));
  };
  return (
    <Form onSubmit={({ currentTarget }) => choose(currentTarget)}>
      {fields.map(({ key, label, ...sides }) => (
        <fieldset key={key} className={styles.field}>
          <legend>{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <ChoiceField key={side} name={key} value={side} defaultChecked={side === 'mine'}>
              {sides[side] === null ? (
                <i>left out</i>
              ) : (
                <span className={difference.text}>
                  <Difference
                    before={sides.theirs ?? ''}
                    after={sides.mine ?? ''}
                    side={side === 'theirs' ? 'before' : 'after'}
                    tags={['mark', 'mark']}
                  />
                </span>
              )}
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

type ConflictPanelProps = { conflict: Conflict; onChosen: (mine: ReadonlySet<string>) => void };

export function ConflictPanel({ conflict: { by, atMs, fields }, onChosen }: ConflictPanelProps) {
  return (
    <Panel title={`${by} saved this at ${formatTime(atMs)}, while you were writing`} isOpen>
      <p className="soft">What differs in place is joined. Choose where you both changed the same words.</p>
      <ChoiceForm
        fields={fields.map(({ field, ...sides }) => ({ key: field, ...sides }))}
        from={{ theirs: by, mine: 'you, not saved yet' }}
        submit="Save it like this"
        onChosen={onChosen}
      />
    </Panel>
  );
}
