import { letterMailto } from '@vanda/enquiry/mailto';
import { type KeyboardEvent, useState } from 'react';
import type { Enquiry } from '../../contract/enquiry.ts';
import { gapSentence, gapsOf } from '../../contract/gaps.ts';
import { request } from '../api/request.ts';
import { useAct, useCannotWrite } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useRoom } from '../api/use-room.ts';
import { Button, buttonClass } from '../ui/Button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SelectField, TextArea, TextField } from '../ui/Field/Field.tsx';
import { offerUndo } from '../undo/undo-store.ts';
import { type Draft, keptDrafts } from './drafts.ts';
import styles from './EnquiryScreen.module.css';
import { MarkAnswered } from './MarkAnswered.tsx';
import { StaleOrRefused } from './StaleOrRefused.tsx';

/** The answer as a letter: from a template, with what the data cannot fill marked as a gap that stops sending. */
export function AnswerPart({ enquiry }: { enquiry: Enquiry }) {
  const { reference, version, person } = enquiry;
  const { hasMail } = useRoom();
  const cannotWrite = useCannotWrite();
  const { data } = useAnswer('templates', { params: { reference } }, { staleMs: 60_000 });
  const templates = data?.templates ?? [];
  const [typed, setTyped] = useState<Partial<Draft> | undefined>(
    () => keptDrafts.of(reference) ?? enquiry.draft ?? undefined,
  );
  const [triedToSend, setTriedToSend] = useState(false);
  const [replacing, setReplacing] = useState<string>();
  const [savedAt, setSaved] = useState(false);

  // What was not written yet stands there from the form's first template, which may come while somebody is typing.
  const [first] = templates;
  const draft: Draft = {
    templateId: first?.id ?? null,
    subject: first?.subject ?? '',
    text: first?.text ?? '',
    ...typed,
  };
  const gaps = gapsOf(draft.text);
  const write = (next: Partial<Draft>) => {
    setTyped(next);
    setSaved(false);
    keptDrafts.keep(reference, next);
  };
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id);
    const chosen = templates.find((each) => each.id === draft.templateId);
    const isEdited = draft.text !== '' && draft.text !== (chosen?.text ?? '');
    if (isEdited && replacing !== id) {
      setReplacing(id);
      return;
    }
    setReplacing(undefined);
    write({ templateId: template?.id ?? null, subject: template?.subject ?? '', text: template?.text ?? '' });
  };

  const send = useAct('answer', {
    onDone: ({ enquiry: answered }) => {
      keptDrafts.drop(reference);
      setTyped(undefined);
      setTriedToSend(false);
      const mail = answered.history.findLast(({ mail }) => mail !== null && mail.undoUntilMs !== null)?.mail;
      if (!mail) return;
      offerUndo({
        words: `The answer to ${person.name} goes out in 10 seconds.`,
        undo: async () => {
          await request('undoAnswer', {
            params: { reference },
            body: { actKey: crypto.randomUUID(), mailId: mail.id },
          });
          write(draft);
        },
      });
    },
  });
  const save = useAct('saveDraft', { onDone: () => setSaved(true) });

  const problem = gaps.length > 0 || draft.text.trim() === '' || draft.subject.trim() === '';
  const press = (onVersion = version) => {
    setTriedToSend(true);
    if (problem || cannotWrite || !hasMail) return;
    send.press({ params: { reference }, body: { version: onVersion, ...draft } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    press();
  };

  if (enquiry.answeredAtMs !== null && typed === undefined) {
    return (
      <p className={styles.part}>
        <Button onClick={() => write(draft)}>Write again</Button>
      </p>
    );
  }
  return (
    <form className={styles.answer} onSubmit={(event) => event.preventDefault()} noValidate>
      <h2>Answer</h2>
      <StaleOrRefused
        act={send}
        refresh={() => undefined}
        saveToo={(newVersion) => press(newVersion)}
        touches={['answer']}
      />
      <div className={styles.pair}>
        <SelectField
          label="Template"
          value={draft.templateId ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">None: an empty letter</option>
          <optgroup label="For this form">
            {templates
              .filter(({ isOfForm }) => isOfForm)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </optgroup>
          <optgroup label="Others">
            {templates
              .filter(({ isOfForm }) => !isOfForm)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </optgroup>
        </SelectField>
        <TextField label="To" value={person.email} readOnly />
      </div>
      {replacing !== undefined && (
        <p className={styles.buttons} role="alert">
          <span>This replaces what you wrote.</span>
          <Button onClick={() => choose(replacing)}>Replace it</Button>
          <Button onClick={() => setReplacing(undefined)}>Keep mine</Button>
        </p>
      )}
      <TextField
        label="Subject"
        value={draft.subject}
        onChange={({ target }) => write({ ...typed, subject: target.value })}
        error={triedToSend && draft.subject.trim() === '' ? 'The letter needs a subject' : undefined}
        onKeyDown={onKeyDown}
      />
      <TextArea
        id="answer"
        label={
          <>
            Text <span className="soft">(name, course and dates are filled in)</span>
          </>
        }
        value={draft.text}
        onChange={({ target }) => write({ ...typed, text: target.value })}
        error={triedToSend && draft.text.trim() === '' ? 'The letter has no text' : undefined}
        onKeyDown={onKeyDown}
      />
      {gaps.length > 0 && (
        <ul className={styles.gaps} aria-label="Open places">
          {gaps.map((gap, index) => (
            <li key={`${gap.line} ${gap.words}`}>
              <Button look="text" onClick={() => selectGap(draft.text, index)}>
                {gapSentence(gap)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {hasMail ? (
          <Button
            look="go"
            className={styles.send}
            onClick={() => press()}
            aria-disabled={problem || cannotWrite !== undefined || send.isRunning}
            title={cannotWrite ?? (gaps.length > 0 ? 'The letter has open places' : undefined)}
          >
            Send and mark as answered
          </Button>
        ) : (
          <a
            className={classNames(buttonClass('go'), styles.send)}
            href={problem ? undefined : letterMailto(person.email, draft.subject, draft.text).href}
            aria-disabled={problem}
          >
            Open in my mail program
          </a>
        )}
        <Button
          onClick={() => save.press({ params: { reference }, body: draft })}
          aria-disabled={cannotWrite !== undefined}
        >
          {savedAt ? 'Draft saved' : 'Save as draft'}
        </Button>
        <MarkAnswered enquiry={enquiry} />
      </div>
      <p className="note">
        {hasMail
          ? 'Goes through the outbox and appears under History. Undo for 10 seconds. Ctrl Enter sends.'
          : 'No mail server is set up here: the letter goes out of your own mail program. Mark it as answered then.'}
      </p>
    </form>
  );
}

/** Puts the cursor on an open place of the letter. */
function selectGap(text: string, index: number) {
  const area = document.getElementById('answer');
  const place = [...text.matchAll(/\[\[[^[\]\n]*\]\]/g)][index];
  if (!(area instanceof HTMLTextAreaElement) || !place) return;
  area.focus();
  area.setSelectionRange(place.index, place.index + place[0].length);
}
