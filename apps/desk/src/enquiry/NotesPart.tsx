import type { Enquiry } from '@vanda/desk-api/enquiry';
import { useState } from 'react';
import { useNowMs } from '../api/server-clock.ts';
import { useCommand } from '../api/use-command.ts';
import { formatMoment } from '../messages/dates.ts';
import { WriteButton } from '../ui/buttons.tsx';
import { CommandFailed } from '../ui/Failure/FailureAlerts.tsx';
import { TextArea } from '../ui/Field/Field.tsx';
import { Buttons, Form } from '../ui/Form/Form.tsx';
import { useReturnFocus } from '../ui/focus.ts';
import styles from './EnquiryScreen.module.css';

/** Internal notes: never printed, never sent. */
export function NotesPart({ enquiry: { reference, notes } }: { enquiry: Enquiry }) {
  const nowMs = useNowMs();
  const [text, setText] = useState('');
  const command = useCommand('note', { onDone: () => setText('') });
  const field = useReturnFocus<HTMLTextAreaElement>(text.trim() !== '');
  const add = () => {
    if (text.trim() !== '') command.press({ params: { reference }, body: { text: text.trim() } });
  };
  return (
    <section className={styles.part}>
      <h2>Notes</h2>
      {notes.map(({ id, text, by, atMs }) => (
        <div key={id} className="quote">
          <p>{text}</p>
          <p className="note">
            {by.name}, {formatMoment(atMs, nowMs)}
          </p>
        </div>
      ))}
      <Form onSubmit={add}>
        <CommandFailed command={command} />
        <TextArea
          id="note"
          ref={field}
          label="Add a note"
          rows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== '' && (
          <Buttons>
            <WriteButton type="submit">Add the note</WriteButton>
          </Buttons>
        )}
      </Form>
    </section>
  );
}
