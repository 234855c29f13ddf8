import type { Enquiry } from '@vanda/desk-api/enquiry';
import { monthAndYear } from '@vanda/forms/date-formats';
import { toIsoDay } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../api/hooks.ts';
import { Alert, CommandFailed } from '../ui/alerts.tsx';
import { DetailList } from '../ui/DetailList/DetailList.tsx';
import { useReturnFocus } from '../ui/focus.ts';
import { Form, TextField, useValues, WriteButton } from '../ui/form.tsx';
import styles from './EnquiryScreen.module.css';

export function PersonPart({ enquiry, startsCorrecting }: { enquiry: Enquiry; startsCorrecting: boolean }) {
  const { person, reference } = enquiry;
  const [isCorrecting, setCorrecting] = useState(startsCorrecting);
  const [offersReceipt, setOffersReceipt] = useState(false);
  const correctButton = useReturnFocus<HTMLButtonElement>(isCorrecting);
  const { count, firstAtMs } = person.before;
  const before =
    count > 0 && firstAtMs !== null
      ? `${counted(count, 'enquiry', 'enquiries')} since ${monthAndYear(toIsoDay(firstAtMs)).replace(/^(\w{3})\w* /, '$1 ')}`
      : undefined;
  const correct = (
    <Button variant="text" ref={correctButton} onClick={() => setCorrecting(true)}>
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
            setOffersReceipt(isChanged && person.email !== '');
          }}
        />
      ) : (
        <DetailList
          details={[
            {
              name: 'E-mail',
              value: person.email ? <BreakableEmail email={person.email} /> : 'None',
              action: correct,
            },
            { name: 'Phone', value: person.phone },
            { name: 'Company', value: person.company },
            { name: 'Job title', value: person.jobTitle },
            { name: 'Before', value: before, action: <Link to={`/people/${reference}`}>Show</Link> },
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
      {before === undefined && !isCorrecting && (
        <p>
          <Link
            to={`/people/${reference}`}
          >{`Everything under this ${person.email ? 'address' : 'number'}`}</Link>
        </p>
      )}
    </section>
  );
}

function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function CorrectForm({ enquiry, onEnd }: { enquiry: Enquiry; onEnd: (isChanged: boolean) => void }) {
  const { reference, version, person } = enquiry;
  const { values, field } = useValues<Record<string, string>>({});
  const command = useCommand();
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) =>
      person.correctable.some((field) => field.name === name && field.value !== value),
    ),
  );
  const save = (onVersion: number) =>
    command.press('correct', { params: { reference }, body: { version: onVersion, values: changed } }, () =>
      onEnd(true),
    );
  const submit = () => {
    if (Object.keys(changed).length === 0) onEnd(false);
    else save(version);
  };
  return (
    <Form className="headed" onSubmit={submit} onCancel={() => onEnd(false)}>
      {command.error?.failure.code !== 'invalid' && (
        <CommandFailed command={command} saveToo={save} touches={Object.keys(changed)} />
      )}
      {person.correctable.map(({ name, label, kind, value, maxLength }) => (
        <TextField
          key={name}
          label={label}
          type={kind}
          maxLength={maxLength}
          {...field(name)}
          value={values[name] ?? value}
          error={command.errorOf(name)}
          autoFocus={name === 'email'}
        />
      ))}
      <div className="buttons">
        <WriteButton type="submit">Save the correction</WriteButton>
        <Button variant="text" onClick={() => onEnd(false)}>
          Leave it
        </Button>
      </div>
    </Form>
  );
}

function ReceiptAgain({
  enquiry: { reference, version, person, history },
  isOffered,
  onEnd,
}: {
  enquiry: Enquiry;
  isOffered: boolean;
  onEnd: () => void;
}) {
  const command = useCommand();
  const isReceiptFailed = history.findLast(({ mail }) => mail?.kind === 'receipt')?.mail?.status === 'failed';
  if (!isOffered && !isReceiptFailed) return command.error ? <CommandFailed command={command} /> : null;
  return (
    <Alert
      live={isOffered}
      actions={
        <>
          <Button
            onClick={() => command.press('receiptAgain', { params: { reference }, body: { version } }, onEnd)}
          >
            Send the receipt
          </Button>
          {isOffered && (
            <Button variant="text" onClick={onEnd}>
              No
            </Button>
          )}
        </>
      }
    >
      <p>
        {isOffered ? <b>Corrected. Send the receipt again?</b> : <b>The receipt did not arrive.</b>}
        <span> It goes to {person.email}.</span>
      </p>
      <CommandFailed command={command} safe="Nothing was sent." />
    </Alert>
  );
}
