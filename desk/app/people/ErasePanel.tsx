import { type FormEvent, useState } from 'react';
import type { Answer } from '../../contract/routes.ts';
import { useAct, useCannotWrite } from '../api/use-act.ts';
import { Button } from '../ui/Button/Button.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import { ActRefused } from '../ui/Refusal/RefusedBand.tsx';
import { counted } from '../words/numbers.ts';
import styles from './People.module.css';

type ErasePanelProps = { reference: string; person: Answer<'person'>; isOpen: boolean; onClose: () => void };

/** Erases everything under an address: shows what goes and what stays, and asks for the reference to be typed. */
export function ErasePanel({ reference, person: { erasure, enquiries }, isOpen, onClose }: ErasePanelProps) {
  const [typed, setTyped] = useState('');
  const cannotWrite = useCannotWrite();
  const erase = useAct('erasePerson');
  const { goes } = erasure;
  const isTyped = plain(typed) === plain(erasure.reference);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTyped || cannotWrite) return;
    erase.press({ params: { reference }, body: { typedReference: typed, enquiries: enquiries.length } });
  };
  return (
    <Panel title="Erase everything under this address?" isOpen={isOpen} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DetailList
          details={[
            {
              name: 'Goes',
              value: [
                counted(goes.enquiries, 'enquiry', 'enquiries'),
                counted(goes.registrations, 'registration'),
                counted(goes.mails, 'mail'),
                counted(goes.notes, 'note'),
              ].join(', '),
            },
            { name: 'Stays', value: 'A line without a name for each enquiry: reference, day, who erased it' },
          ]}
        />
        <p>Seats that are taken become free. This is not undone.</p>
        <ActRefused act={erase} safe="Nothing was erased." />
        <TextField
          label={
            <>
              Type the reference, <span className="num">{erasure.reference}</span>
            </>
          }
          value={typed}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" aria-disabled={!isTyped || cannotWrite !== undefined || erase.isRunning}>
            Erase for good
          </Button>
          <Button look="text" onClick={onClose}>
            Keep everything
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** A reference without what people leave out or add when they type it. */
function plain(reference: string): string {
  return reference.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}
