import type { DraftRow } from '@vanda/desk-api/drafts';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCannotWrite, useCommand, useNowMs } from '../../api/hooks.ts';
import { formatMoment, fromLocal } from '../../messages/dates.ts';
import { CommandFailed } from '../../ui/alerts.tsx';
import { ChoiceField, Form, TextField } from '../../ui/form.tsx';
import { JoinPanel } from './JoinPanel.tsx';

export type Notes = Record<string, NonNullable<DraftRow['sentBack']>['notes'][number]>;

const submitLabels = { review: 'Ask for review', approve: 'Approve and publish', publish: 'Publish' };

type PublishPartProps = { response: ResponseOf<'draft'>; notes: Notes };

export function PublishPart({ response, notes }: PublishPartProps) {
  const { draft, changes, checks, next, publishing } = response;
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const cannotWrite = useCannotWrite();
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState('');
  const [isJoining, setJoining] = useState(false);
  const params = { draft: draft.id };
  const given = Object.values(notes).filter(({ message }) => message.trim() !== '');
  const publishAtMs = isLater ? (fromLocal(day) ?? null) : null;
  const mayGoOnline = next === 'publish' || next === 'approve';
  const hasNoDay = isLater && mayGoOnline && (publishAtMs === null || publishAtMs <= nowMs);

  const onPublished = (result: ResponseOf<'publish'>) => {
    if (result.outcome === 'started') void navigate(`/content/publishing/${result.status.id}`);
    if (result.outcome === 'conflict') setJoining(true);
  };
  const online = useCommand();
  const publish = (changedAtMs: number) =>
    online.press('publish', { params, body: { changedAtMs, publishAtMs } }, onPublished);
  const step = useCommand();
  const sendBack = () =>
    step.press('sendBack', { params, body: { notes: given } }, () => navigate('/content'));
  const { changedAtMs } = draft;

  const reason =
    cannotWrite ??
    (changes.length === 0 ? 'Nothing is changed' : undefined) ??
    (checks.length > 0 ? `${counted(checks.length, 'thing is', 'things are')} to change first` : undefined);
  const isStopped = reason !== undefined || hasNoDay || online.isRunning || step.isRunning;
  const isRunning = draft.state === 'publishing' || draft.state === 'scheduled';
  const submit = () => {
    if (isStopped) return;
    if (next === 'review') step.press('requestReview', { params, body: {} });
    if (next === 'publish') publish(changedAtMs);
    if (next === 'approve')
      step.press('approve', { params, body: { changedAtMs } }, (approved) => {
        if (approved.next === 'publish') publish(approved.draft.changedAtMs);
      });
  };
  return (
    <section className="card stack" aria-labelledby="publish">
      <h2 id="publish">{next === 'review' ? 'A second reader' : 'Publish'}</h2>
      <CommandFailed command={step.error ? step : online} safe="The site is as it was, the draft is saved." />
      {draft.state === 'failed' && draft.failure && (
        <p className="late">Not online. The site is unchanged. {draft.failure}</p>
      )}
      {isRunning && (
        <>
          <p>
            <span>
              {draft.state === 'scheduled' && draft.publishAtMs !== null
                ? `Goes online ${formatMoment(draft.publishAtMs, nowMs)}.`
                : 'Going online.'}
            </span>{' '}
            {publishing && <Link to={`/content/publishing/${publishing}`}>See how far it is</Link>}
          </p>
          {draft.state === 'scheduled' && (
            <Button onClick={() => step.press('stopPublishing', { params })}>Do not publish it then</Button>
          )}
        </>
      )}
      {!isRunning && (
        <Form onSubmit={submit}>
          {mayGoOnline && (
            <fieldset>
              <legend className="hiddenVisually">When</legend>
              <ChoiceField name="when" checked={!isLater} onChange={() => setLater(false)}>
                {next === 'publish' ? 'Now' : 'As soon as I approve'}
              </ChoiceField>
              <ChoiceField name="when" checked={isLater} onChange={() => setLater(true)}>
                At a day and hour
              </ChoiceField>
            </fieldset>
          )}
          {isLater && mayGoOnline && (
            <TextField
              label="Day and hour in Singapore"
              type="datetime-local"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              error={day !== '' && hasNoDay ? 'Choose a day and hour to come' : undefined}
            />
          )}
          {!mayGoOnline && <p>A second colleague reads it first: somebody who wrote nothing in it.</p>}
          {response.writers.length > 0 && <p className="note">Written by {response.writers.join(', ')}.</p>}
          {next && (
            <Button variant="primary" type="submit" aria-disabled={isStopped} title={reason}>
              {submitLabels[next]}
            </Button>
          )}
          {reason && <p className="note">{reason}.</p>}
          {next === 'approve' && (
            <div className="buttons">
              <Button
                aria-disabled={given.length === 0}
                title={given.length === 0 ? 'Write a note beside a field first' : undefined}
                onClick={() => given.length > 0 && sendBack()}
              >
                Send back with {counted(given.length, 'note')}
              </Button>
            </div>
          )}
        </Form>
      )}
      {isJoining && <JoinPanel draft={draft.id} onClose={() => setJoining(false)} />}
    </section>
  );
}
