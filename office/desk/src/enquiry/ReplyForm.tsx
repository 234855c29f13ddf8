import type { Enquiry } from '@vanda/desk-api/enquiry';
import type { Gap } from '@vanda/desk-api/failures';
import { gapRanges, gapSentence, gapsOf } from '@vanda/desk-api/gaps';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { emailMailto } from '@vanda/forms/mailto';
import { Button, buttonClass } from '@vanda/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { execute } from '../api/execute.ts';
import { useBootstrap, useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDuration, formatMoment } from '../messages/dates.ts';
import { CommandFailed } from '../ui/alerts.tsx';
import { useReturnFocus } from '../ui/focus.ts';
import { Form, SelectField, TextArea, TextField, WriteButton } from '../ui/form.tsx';
import { offerUndo } from '../undo/undo-store.ts';
import { MarkAnswered } from './command-panels.tsx';
import styles from './EnquiryScreen.module.css';

type Draft = { templateId: string | null; subject: string; text: string };

const saveAfterMs = 2000;

/** In memory only: browser storage must never contain an email. */
const drafts = new Map<string, Partial<Draft>>();

/** What the template's data cannot fill is marked as a gap and prevents sending. */
export function ReplyForm({ enquiry }: { enquiry: Enquiry }) {
  const { reference, version, person } = enquiry;
  const { hasMail } = useBootstrap();
  const { data } = useResponse('templates', { params: { reference } }, { staleTime: 60_000 });
  const templates = data?.templates ?? [];
  const [typed, setTyped] = useState<Partial<Draft> | undefined>(
    () => drafts.get(reference) ?? enquiry.draft ?? undefined,
  );
  const [triedToSend, setTriedToSend] = useState(false);
  const [replacing, setReplacing] = useState<string>();
  const nowMs = useNowMs();
  const { data: inbox } = useResponse('inbox', { query: { limit: 2 } });
  const next = inbox?.rows.find((row) => row.reference !== reference && row.status === 'open');

  const first = templates.find(({ id }) => id === data?.preselected);
  const draft: Draft = {
    templateId: first?.id ?? null,
    subject: first?.subject ?? '',
    text: first?.text ?? '',
    ...typed,
  };
  const gaps = gapsOf(draft);
  const write = (next: Partial<Draft>) => {
    setTyped(next);
    drafts.set(reference, next);
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

  // Colleagues see who is writing by the time of the draft.
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyped = drafts.has(reference);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each typing starts the wait anew
  useEffect(() => {
    if (!isTyped || typed === undefined) return;
    waiting.current = setTimeout(() => {
      saving.current = execute('saveDraft', { params: { reference }, body: draft }).catch(() => undefined);
    }, saveAfterMs);
    return () => clearTimeout(waiting.current);
  }, [typed]);

  const command = useCommand();
  const onSent = ({ enquiry: answered }: ResponseOf<'reply'>) => {
    drafts.delete(reference);
    setTyped(undefined);
    setTriedToSend(false);
    const mail = answered.history.findLast(({ mail }) => mail !== null && mail.undoUntilMs !== null)?.mail;
    if (!mail) return;
    offerUndo({
      message: `The answer to ${person.name} goes out in a minute.`,
      untilMs: mail.undoUntilMs ?? undefined,
      undo: async () => {
        await execute('undoReply', { params: { reference }, body: { mailId: mail.id } });
        write(draft);
      },
    });
  };
  const isWriting = enquiry.answeredAtMs === null || typed !== undefined;
  const closed = useReturnFocus<HTMLAnchorElement>(isWriting);

  const problem = gaps.length > 0 || draft.text.trim() === '' || draft.subject.trim() === '';
  const press = (onVersion = version) => {
    setTriedToSend(true);
    if (problem || !hasMail) return;
    // The reply deletes the draft: a save that is to come or on its way must not bring it back.
    clearTimeout(waiting.current);
    void saving.current.then(() =>
      command.press('reply', { params: { reference }, body: { version: onVersion, ...draft } }, onSent),
    );
  };

  if (!isWriting) {
    return (
      <p className={`buttons ${styles.part}`}>
        <Link ref={closed} to={next ? `/enquiries/${next.reference}` : '/'}>
          {next
            ? `Next: ${next.name}, ${next.dueAtMs < nowMs ? `${formatDuration(nowMs - next.dueAtMs)} late` : `due ${formatMoment(next.dueAtMs, nowMs)}`}`
            : 'Nobody waits: to the inbox'}
        </Link>
        <Button onClick={() => write(draft)}>Write again</Button>
      </p>
    );
  }
  return (
    <Form className={`card ${styles.answer}`} onSubmit={() => press()}>
      <h2>Answer</h2>
      <CommandFailed command={command} saveToo={(newVersion) => press(newVersion)} touches={['reply']} />
      <div className="halves">
        <SelectField
          label="Template"
          value={draft.templateId ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">None: an empty letter</option>
          {([true, false] as const).map((isOfForm) => (
            <optgroup key={String(isOfForm)} label={isOfForm ? 'For this form' : 'Others'}>
              {templates
                .filter((template) => template.isOfForm === isOfForm)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField label="To" value={person.email} readOnly />
      </div>
      {replacing !== undefined && (
        <div className="buttons" role="alert">
          <span>This replaces what you wrote.</span>
          <Button onClick={() => choose(replacing)}>Replace it</Button>
          <Button onClick={() => setReplacing(undefined)}>Keep mine</Button>
        </div>
      )}
      <TextField
        id={fieldIds.subject}
        label="Subject"
        value={draft.subject}
        onChange={({ target }) => write({ ...typed, subject: target.value })}
        error={
          draft.subject.trim() === ''
            ? triedToSend
              ? 'The email needs a subject'
              : undefined
            : gaps.some(({ part }) => part === 'subject')
              ? 'The subject has an open place'
              : undefined
        }
      />
      <TextArea
        id={fieldIds.text}
        label={
          <>
            Text <span className="soft">(name, course and dates are filled in)</span>
          </>
        }
        value={draft.text}
        onChange={({ target }) => write({ ...typed, text: target.value })}
        error={triedToSend && draft.text.trim() === '' ? 'The letter has no text' : undefined}
      />
      {gaps.length > 0 && (
        <ul className={styles.gaps} aria-label="Open places">
          {gaps.map((gap) => (
            <li key={`${gap.part} ${gap.line} ${gap.message}`}>
              <Button
                variant="text"
                onClick={() => selectGap(gap.part, gaps.filter(({ part }) => part === gap.part).indexOf(gap))}
              >
                {gapSentence(gap)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={`buttons ${styles.commands}`}>
        {hasMail ? (
          <WriteButton
            variant="primary"
            className={styles.send}
            onClick={() => press()}
            aria-disabled={problem || command.isRunning}
            title={gaps.length > 0 ? 'The letter has open places' : undefined}
          >
            Send and mark as answered
          </WriteButton>
        ) : (
          <a
            className={buttonClass({ variant: 'primary' }, styles.send)}
            href={problem ? undefined : emailMailto(person.email, draft.subject, draft.text).href}
            aria-disabled={problem}
          >
            Open in my mail program
          </a>
        )}
        <MarkAnswered enquiry={enquiry} />
      </div>
      <p className="note">
        {hasMail
          ? 'Your draft is saved as you write. The email goes through the outbox and appears under History. You can undo it for a minute. Ctrl Enter sends it.'
          : 'No mail server is set up here: the letter goes out of your own mail program. Mark it as answered then.'}
      </p>
    </Form>
  );
}

function selectGap(part: Gap['part'], index: number) {
  const field = document.getElementById(fieldIds[part]);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const range = gapRanges(field.value)[index];
  if (!range) return;
  field.focus();
  field.setSelectionRange(...range);
}

const fieldIds = { subject: 'reply-subject', text: 'reply' } as const;
