import { toIsoDay } from '@vanda/enquiry/day';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Enquiry } from '../../contract/enquiry.ts';
import { useAct, useCannotWrite } from '../api/use-act.ts';
import { Band } from '../ui/Band/Band.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { TextField } from '../ui/Field/Field.tsx';
import { monthInWords } from '../words/moments.ts';
import { counted } from '../words/numbers.ts';
import styles from './EnquiryScreen.module.css';
import { StaleOrRefused } from './StaleOrRefused.tsx';

/** Who wrote. What was mistyped is corrected in place; the receipt again is an act of its own. */
export function PersonPart({ enquiry, startsCorrecting }: { enquiry: Enquiry; startsCorrecting: boolean }) {
  const { person, reference } = enquiry;
  const [isCorrecting, setCorrecting] = useState(startsCorrecting);
  const [offersReceipt, setOffersReceipt] = useState(false);
  const { count, firstAtMs } = person.before;
  const before =
    count > 0 && firstAtMs !== null
      ? `${counted(count, 'enquiry', 'enquiries')} since ${monthInWords(toIsoDay(firstAtMs)).replace(/^(\w{3})\w* /, '$1 ')}`
      : undefined;
  const correct = (
    <Button look="text" onClick={() => setCorrecting(true)}>
      Correct
    </Button>
  );
  return (
    <section className={styles.part}>
      <h2>Person</h2>
      {isCorrecting ? (
        <CorrectForm
          enquiry={enquiry}
          onEnd={(isChanged) => {
            setCorrecting(false);
            setOffersReceipt(isChanged);
          }}
        />
      ) : (
        <DetailList
          details={[
            { name: 'E-mail', value: person.email, act: correct },
            { name: 'Phone', value: person.phone },
            { name: 'Company', value: person.company },
            { name: 'Job title', value: person.jobTitle },
            { name: 'Before', value: before, act: <Link to={`/people/${reference}`}>Show</Link> },
            {
              name: 'News',
              value: person.hasMarketingConsent ? 'Has agreed to mails' : 'Has not agreed to mails',
            },
            {
              name: 'Receipt',
              value: person.isReceiptWithheld
                ? 'Held back: this address had its receipts of that day'
                : undefined,
            },
          ]}
        />
      )}
      {!isCorrecting && (
        <ReceiptAgain enquiry={enquiry} isOffered={offersReceipt} onEnd={() => setOffersReceipt(false)} />
      )}
      {before === undefined && (
        <p>
          <Link to={`/people/${reference}`}>Everything under this address</Link>
        </p>
      )}
    </section>
  );
}

function CorrectForm({ enquiry, onEnd }: { enquiry: Enquiry; onEnd: (isChanged: boolean) => void }) {
  const { reference, version, person } = enquiry;
  const [values, setValues] = useState<Record<string, string>>({});
  const cannotWrite = useCannotWrite();
  const act = useAct('correct', { onDone: () => onEnd(true) });
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) =>
      person.correctable.some((field) => field.name === name && field.value !== value),
    ),
  );
  const save = (onVersion: number) =>
    act.press({ params: { reference }, body: { version: onVersion, values: changed } });
  const refusal = act.refused?.refusal;
  const errorOf = (name: string) =>
    refusal?.code === 'invalid'
      ? refusal.errors.find(({ field }) => field === name || field === `values.${name}`)?.message
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(changed).length === 0) onEnd(false);
    else save(version);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal?.code !== 'invalid' && (
        <StaleOrRefused act={act} refresh={() => undefined} saveToo={save} touches={Object.keys(changed)} />
      )}
      {person.correctable.map(({ name, label, kind, value, maxLength }, index) => (
        <TextField
          key={name}
          label={label}
          type={kind}
          maxLength={maxLength}
          value={values[name] ?? value}
          error={errorOf(name)}
          autoFocus={index === 0}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={cannotWrite !== undefined}>
          Save the correction
        </Button>
        <Button look="text" onClick={() => onEnd(false)}>
          Leave it
        </Button>
      </div>
    </form>
  );
}

/** After a correction, or where a receipt was given up: sends it again, as a second act. */
function ReceiptAgain({
  enquiry: { reference, version, person, history },
  isOffered,
  onEnd,
}: {
  enquiry: Enquiry;
  isOffered: boolean;
  onEnd: () => void;
}) {
  const act = useAct('receiptAgain', { onDone: onEnd });
  const isGivenUp = history.findLast(({ mail }) => mail?.kind === 'receipt')?.mail?.state === 'given-up';
  if (!isOffered && !isGivenUp)
    return act.refused ? <StaleOrRefused act={act} refresh={() => undefined} /> : null;
  return (
    <Band
      live={isOffered}
      acts={
        <>
          <Button onClick={() => act.press({ params: { reference }, body: { version } })}>
            Send the receipt
          </Button>
          {isOffered && (
            <Button look="text" onClick={onEnd}>
              No
            </Button>
          )}
        </>
      }
    >
      <p>
        {isOffered ? <b>Corrected. Send the receipt again?</b> : <b>The receipt did not arrive.</b>} It goes
        to {person.email}.
      </p>
      <StaleOrRefused act={act} refresh={() => undefined} safe="Nothing was sent." />
    </Band>
  );
}
