import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useBootstrap, useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDay, formatMoment } from '../messages/dates.ts';
import { emailName, statusNames } from '../messages/names.ts';
import { formatSeatStatus } from '../sessions/messages.ts';
import { saveFile } from '../sessions/save-file.ts';
import { useShortcuts } from '../shortcuts/hooks.ts';
import { CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { Panel } from '../ui/Panel/panels.tsx';
import { ErasedRecord } from '../ui/refusals.tsx';
import { SeatStatus } from '../ui/SeatStatus/SeatStatus.tsx';
import { ListSection, ScreenHead, SectionColumns, useTitle } from '../ui/screen.tsx';
import { ErasePanel } from './ErasePanel.tsx';

export function PersonScreen() {
  const { reference = '' } = useParams();
  const query = useResponse('person', { params: { person: reference } });
  const { data, error } = query;
  useTitle(`Person, ${reference}`);
  const failure = error?.failure;
  if (failure?.code === 'erased') return <ErasedRecord {...failure} />;
  if (data) return <WholePerson reference={reference} person={data} />;
  return <QueryStatus query={query} />;
}

function WholePerson({ reference, person }: { reference: string; person: ResponseOf<'person'> }) {
  const { me } = useBootstrap();
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'copy' | 'erase'>();
  const close = () => setOpen(undefined);
  useShortcuts({ back: () => void navigate(-1) });
  const isAdministrator = me.role === 'administrator';
  return (
    <>
      <ScreenHead
        title={person.names.join(', ')}
        note={[...person.companies, person.email].join(', ')}
        tools={
          isAdministrator && (
            <>
              <Button onClick={() => setOpen('copy')}>Give a copy …</Button>
              <Button onClick={() => setOpen('erase')}>Erase …</Button>
            </>
          )
        }
      />
      <SectionColumns>
        <div>
          <ListSection title="Enquiries" items={person.enquiries}>
            {(each) => (
              <li key={each.reference}>
                <Link to={`/enquiries/${each.reference}`}>{each.about}</Link>
                <span>{each.formTitle !== each.about && `, ${each.formTitle}`}</span>,{' '}
                {statusNames[each.status].toLowerCase()}
                <p className="note">
                  {formatMoment(each.receivedAtMs, nowMs)}. <span className="num">{each.reference}</span>.{' '}
                  <span>
                    {each.hasMarketingConsent ? 'Agreed to mails on that day' : 'Has not agreed to mails'}
                  </span>
                  . Deleted by rule on {formatDay(each.deletedOn, nowMs)}.
                </p>
              </li>
            )}
          </ListSection>
          <ListSection title="Mails" items={person.mails}>
            {(mail) => (
              <li key={mail.id}>
                <span>{mail.kind === 'email' && `${emailName(mail.kind)}: `}</span>
                {mail.subject}
                <p className="note">
                  {mail.status === 'failed'
                    ? 'Not sent'
                    : mail.sentAtMs !== null
                      ? formatMoment(mail.sentAtMs, nowMs)
                      : 'Waits in the outbox'}
                </p>
                {mail.text !== null && (
                  <details>
                    <summary>Read it</summary>
                    <p className="quote">{mail.text}</p>
                  </details>
                )}
              </li>
            )}
          </ListSection>
        </div>
        <aside aria-label="Registrations">
          <ListSection title="Registrations" items={person.registrations}>
            {(registration) => (
              <li key={registration.reference}>
                {registration.day ? (
                  <Link to={`/sessions/${registration.form}/${registration.day}`}>{registration.title}</Link>
                ) : (
                  <span>{registration.title}</span>
                )}
                <span>, {registration.dates}</span>
                <p>
                  <SeatStatus status={registration.status}>
                    {formatSeatStatus(registration, nowMs)}
                  </SeatStatus>
                </p>
              </li>
            )}
          </ListSection>
          {!isAdministrator && (
            <p className="note">An administrator can give this person a copy, or erase everything.</p>
          )}
        </aside>
      </SectionColumns>
      {open === 'copy' && <CopyPanel reference={reference} onClose={close} />}
      {open === 'erase' && <ErasePanel reference={reference} person={person} onClose={close} />}
    </>
  );
}

function CopyPanel({ reference, onClose }: { reference: string; onClose: () => void }) {
  const [isGiven, setGiven] = useState(false);
  const copy = useCommand();
  const give = (as: 'text' | 'json') =>
    copy.press('copyOfPerson', { params: { person: reference }, body: { as } }, (file) => {
      saveFile(file, `${reference}.${as === 'json' ? 'json' : 'txt'}`);
      setGiven(true);
    });
  return (
    <Panel title="Give a copy" isOpen onClose={onClose}>
      <p>
        One file with everything under this address: enquiries, registrations, mails, what was agreed to. That
        it was given is written into the history and the record of acts.
      </p>
      <CommandFailed command={copy} safe="No file was made." />
      <div className="buttons">
        <Button variant="primary" onClick={() => give('text')}>
          Save a file to read
        </Button>
        <Button onClick={() => give('json')}>Save a file for programs</Button>
      </div>
      <p role="status">{isGiven && `Saved. ${counted(1, 'file')} to send to the person.`}</p>
    </Panel>
  );
}
