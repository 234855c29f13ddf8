import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Enquiry } from '../../contract/enquiry.ts';
import { useNowMs } from '../api/server-clock.ts';
import { useAct, useCannotWrite } from '../api/use-act.ts';
import { Button } from '../ui/Button/Button.tsx';
import { TextArea } from '../ui/Field/Field.tsx';
import { ActRefused } from '../ui/Refusal/RefusedBand.tsx';
import { momentInWords } from '../words/moments.ts';
import styles from './EnquiryScreen.module.css';

/** What colleagues tell each other. Never on a print sheet, never to the registrant. */
export function NotesPart({ enquiry: { reference, notes } }: { enquiry: Enquiry }) {
  const nowMs = useNowMs();
  const [text, setText] = useState('');
  const cannotWrite = useCannotWrite();
  const act = useAct('note', { onDone: () => setText('') });
  const add = () => {
    if (text.trim() !== '') act.press({ params: { reference }, body: { text: text.trim() } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
  };
  return (
    <section className={styles.part}>
      <h2>Notes</h2>
      {notes.map(({ id, text, by, atMs }) => (
        <div key={id} className={styles.note}>
          <p>{text}</p>
          <p className="note">
            {by.name}, {momentInWords(atMs, nowMs)}
          </p>
        </div>
      ))}
      <form onSubmit={submit}>
        <ActRefused act={act} />
        <TextArea
          id="note"
          label="Add a note"
          rows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {text.trim() !== '' && (
          <div className={styles.buttons}>
            <Button type="submit" aria-disabled={cannotWrite !== undefined} title={cannotWrite}>
              Add the note
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}
