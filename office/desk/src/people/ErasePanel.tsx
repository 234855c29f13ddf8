import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { useState } from 'react';
import { useCommand } from '../api/hooks.ts';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { TextField } from '../ui/form.tsx';
import { FormPanel } from '../ui/Panel/panels.tsx';

type ErasePanelProps = { reference: string; person: ResponseOf<'person'>; onClose: () => void };

export function ErasePanel({ reference, person: { erasure, enquiries }, onClose }: ErasePanelProps) {
  const [typed, setTyped] = useState('');
  const erase = useCommand();
  const { goes } = erasure;
  const [given, wanted] = [plain(typed), plain(erasure.reference)];
  return (
    <FormPanel
      title="Erase everything under this address?"
      onClose={onClose}
      onSubmit={() =>
        erase.press('erasePerson', {
          params: { person: reference },
          body: { typedReference: typed, enquiries: enquiries.length },
        })
      }
      submit="Erase for good"
      leave="Keep everything"
      failing={{ command: erase, safe: 'Nothing was erased.' }}
      isDisabled={given !== wanted || erase.isRunning}
    >
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
      <TextField
        label={
          <>
            Type the reference, <span className="num">{erasure.reference}</span>
          </>
        }
        value={typed}
        spellCheck={false}
        error={given.length >= wanted.length && given !== wanted ? 'This is another reference.' : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormPanel>
  );
}

const plain = (reference: string): string => reference.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
