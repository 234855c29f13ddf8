import { type FormEvent, useState } from 'react';
import type { Answer } from '../../contract/routes.ts';
import type { Registration, SeatAct } from '../../contract/sessions.ts';
import { useNowMs } from '../api/server-clock.ts';
import { type Act, useAct, useCannotWrite } from '../api/use-act.ts';
import { useAnswer } from '../api/use-answer.ts';
import { StaleOrRefused } from '../enquiry/StaleOrRefused.tsx';
import { Band } from '../ui/Band/Band.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { SelectField, TextArea, TextField } from '../ui/Field/Field.tsx';
import { Loading } from '../ui/Loading/Loading.tsx';
import { Panel } from '../ui/Panel/Panel.tsx';
import { AnswerRefused } from '../ui/Refusal/RefusedBand.tsx';
import { dayInWords, untilInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';
import { fromLocal, toLocal } from './local-time.ts';
import styles from './SeatPanel.module.css';
import { actButton, actChanges, actName } from './words.ts';

type SeatPanelProps = {
  act: SeatAct;
  registration: Registration;
  name: string;
  onClose: () => void;
};

type NextWhoFits = NonNullable<Answer<'cancelSeat'>['nextWhoFits']>;

/**
 * One act on a registration: what will change, and the mail it sends, readable and editable. Where it frees a seat that
 * somebody waits for, the panel goes on to the offer; whether it is made, a person decides.
 */
export function SeatPanel({ act, registration, name, onClose }: SeatPanelProps) {
  const [next, setNext] = useState<NextWhoFits>();
  const onDone = ({ nextWhoFits }: Answer<'cancelSeat'>) => {
    if (nextWhoFits && ['cancel', 'move', 'to-waiting'].includes(act)) setNext(nextWhoFits);
    else onClose();
  };
  const nowMs = useNowMs();
  if (next) {
    return (
      <Panel
        title={`Offer ${next.seats === 1 ? 'the seat' : `${next.seats} seats`} to ${next.name} until ${untilInWords(next.offerUntilMs, nowMs)}?`}
        isOpen
        onClose={onClose}
      >
        <ActForm
          key={next.reference}
          act="offer"
          target={next}
          name={next.name}
          form={registration.form}
          onDone={onClose}
          onClose={onClose}
          closing="Not now"
        />
      </Panel>
    );
  }
  return (
    <Panel title={`${actName(act, registration.seats)}: ${name}`} isOpen onClose={onClose}>
      <ActForm
        act={act}
        target={registration}
        name={name}
        form={registration.form}
        onDone={onDone}
        onClose={onClose}
        closing="Leave it as it is"
      />
    </Panel>
  );
}

type Target = { reference: string; version: number; seats: number; day: string | null };
type ActFormProps = {
  act: SeatAct;
  target: Target;
  name: string;
  form: Registration['form'];
  onDone: (answer: Answer<'cancelSeat'>) => void;
  onClose: () => void;
  closing: string;
};

function ActForm({ act, target, name, form, onDone, onClose, closing }: ActFormProps) {
  const { reference, seats } = target;
  const nowMs = useNowMs();
  const cannotWrite = useCannotWrite();
  const [day, setDay] = useState<string>();
  const [letter, setLetter] = useState<{ subject: string; text: string }>();
  const [person, setPerson] = useState<Record<string, string>>({});
  const [untilMs, setUntil] = useState<number>();
  const { data: session } = useAnswer(
    'session',
    { params: { form, day: target.day ?? '' } },
    { isWanted: act === 'move' && target.day !== null },
  );
  const isLetterWanted = act !== 'move' || day !== undefined;
  const {
    data: proposal,
    error,
    refetch,
    isPlaceholderData: isOfOtherDay,
  } = useAnswer(
    'seatLetter',
    { params: { reference }, query: { act, day } },
    { isWanted: isLetterWanted, staleMs: 0, keepsOld: true },
  );
  const shown = letter ?? proposal;
  // A mail that nobody could read is not sent: the act waits for it.
  const isMailThere = letter !== undefined || (proposal !== undefined && !isOfOtherDay);
  const offerUntilMs = untilMs ?? proposal?.offerUntilMs ?? undefined;

  const acts = {
    confirm: useAct('confirmSeat', { onDone }),
    move: useAct('moveSeat', { onDone }),
    substitute: useAct('substitutePerson', { onDone }),
    cancel: useAct('cancelSeat', { onDone }),
    offer: useAct('offerSeat', { onDone }),
    'to-waiting': useAct('toWaiting', { onDone }),
  };
  const wait = acts['to-waiting'];
  const press = (version = target.version) => {
    if (cannotWrite || !isMailThere) return;
    const params = { reference };
    const body = { version, letter: letter ?? null };
    if (act === 'move') {
      if (day) acts.move.press({ params, body: { ...body, day } });
    } else if (act === 'substitute')
      acts.substitute.press({ params, body: { ...body, person: { values: person } } });
    else if (act === 'offer') {
      if (offerUntilMs !== undefined) acts.offer.press({ params, body: { ...body, offerUntilMs } });
    } else acts[act].press({ params, body });
  };
  const current = acts[act] as Act<'confirmSeat'>;
  const refusal = current.refused?.refusal;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{actChanges(act, seats)}</p>
      {refusal?.code === 'full' ? (
        <Band
          tone="error"
          live
          acts={
            <Button
              onClick={() =>
                wait.press({ params: { reference }, body: { version: target.version, letter: null } })
              }
            >
              Put on the waiting list instead
            </Button>
          }
        >
          <p>
            <b>Not possible:</b> {refusal.words}
          </p>
        </Band>
      ) : (
        <StaleOrRefused
          act={current}
          refresh={() => undefined}
          saveToo={(version) => press(version)}
          touches={['seat']}
        />
      )}
      {act === 'move' && (
        <SelectField
          label="New date"
          value={day ?? ''}
          onChange={({ target }) => setDay(target.value || undefined)}
        >
          <option value="">Choose a date</option>
          {session?.otherDates.map((other) => (
            <option key={other.day} value={other.day} disabled={other.free !== null && other.free < seats}>
              {dayInWords(other.day, nowMs)}
              {other.free !== null && `, ${other.free === 0 ? 'full' : counted(other.free, 'free seat')}`}
            </option>
          ))}
        </SelectField>
      )}
      {act === 'move' && session?.otherDates.length === 0 && (
        <p className="soft">This course has no other date to come.</p>
      )}
      {act === 'substitute' && (
        <div className={styles.pair}>
          {personFields.map(({ name: field, label, type }) => (
            <TextField
              key={field}
              label={label}
              type={type}
              value={person[field] ?? ''}
              error={
                refusal?.code === 'invalid'
                  ? refusal.errors.find((error) => error.field.endsWith(field))?.message
                  : undefined
              }
              onChange={({ target }) => setPerson({ ...person, [field]: target.value })}
            />
          ))}
        </div>
      )}
      {act === 'offer' && offerUntilMs !== undefined && (
        <TextField
          label="Until"
          type="datetime-local"
          value={toLocal(offerUntilMs)}
          onChange={({ target }) => setUntil(fromLocal(target.value) ?? offerUntilMs)}
        />
      )}
      {isLetterWanted && !shown && !error && <Loading rows={3} words="Loading the mail" />}
      {error && isLetterWanted && <AnswerRefused refused={error} again={() => void refetch()} />}
      {shown && isLetterWanted && (
        <fieldset className={styles.mail}>
          <legend>
            The mail
            {proposal && ` to ${act === 'substitute' ? (person.email ?? 'the new person') : proposal.to}`}
          </legend>
          <TextField
            label="Subject"
            value={shown.subject}
            onChange={({ target }) => setLetter({ subject: target.value, text: shown.text })}
          />
          <TextArea
            label="Text"
            rows={10}
            value={shown.text}
            onChange={({ target }) => setLetter({ subject: shown.subject, text: target.value })}
          />
        </fieldset>
      )}
      <div className={styles.buttons}>
        <Button
          look="go"
          type="submit"
          aria-disabled={
            cannotWrite !== undefined || current.isRunning || !isMailThere || (act === 'move' && !day)
          }
          title={cannotWrite}
        >
          {actButton(act, seats, name, day)}
        </Button>
        <Button look="text" onClick={onClose}>
          {closing}
        </Button>
      </div>
    </form>
  );
}

const personFields = [
  { name: 'firstName', label: 'First name', type: 'text' },
  { name: 'lastName', label: 'Last name', type: 'text' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const;
