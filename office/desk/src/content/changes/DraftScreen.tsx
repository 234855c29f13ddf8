import type { ResponseOf } from '@vanda/desk-api/routes';
import { counted } from '@vanda/forms/plural';
import { buttonClass } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { pollMs, useNowMs, useResponse } from '../../api/hooks.ts';
import { WayLine } from '../../charts/lines.tsx';
import { formatMoment } from '../../messages/dates.ts';
import { QueryStatus } from '../../ui/alerts.tsx';
import { TextField } from '../../ui/form.tsx';
import {
  Breadcrumb,
  ButtonLink,
  Empty,
  ScreenHead,
  Section,
  SectionColumns,
  useTitle,
} from '../../ui/screen.tsx';
import { draftAddress } from '../addresses.ts';
import { draftStateMessage } from '../ChangeRow.tsx';
import { CheckList } from '../entry/CheckList.tsx';
import { PreviewProgress, usePreview } from '../entry/PreviewPanel.tsx';
import { ChangeList } from './ChangeList.tsx';
import { LawEffects } from './LawEffects.tsx';
import { type Notes, PublishPart } from './PublishPart.tsx';

export function DraftScreen() {
  const { draft = '' } = useParams();
  const query = useResponse('draft', { params: { draft } }, { refetchInterval: pollMs });
  useTitle(query.data?.draft.title ?? 'Draft');
  if (query.error?.failure.code === 'not-found') return <DraftGone />;
  if (!query.data) return <QueryStatus query={query} message="Loading the draft" />;
  return <ReadDraft response={query.data} />;
}

function ReadDraft({ response }: { response: ResponseOf<'draft'> }) {
  const { draft, changes, checks, history } = response;
  const nowMs = useNowMs();
  const [notes, setNotes] = useState<Notes>({});
  const fieldCount = changes.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <>
      <Breadcrumb to="/content" name="Content" place={draft.title} />
      <ScreenHead
        title={draft.title}
        note={
          <>
            <WayLine at={draft.state === 'draft' ? (checks.length > 0 ? 'written' : 'fixed') : 'read'} />{' '}
            {counted(fieldCount, 'change')} by {draft.by.name}, {draftStateMessage(draft, nowMs)}
          </>
        }
        tools={
          draft.state !== 'publishing' && (
            <>
              {changes.length > 0 && checks.length === 0 && <AllPages draft={draft.id} />}
              {changes.length === 1 && changes[0]?.kind !== 'removed' && (
                <ButtonLink to={draftAddress(draft)}>Go on writing</ButtonLink>
              )}
            </>
          )
        }
      />
      <SectionColumns>
        <div>
          <CheckList title="to change before it goes online" checks={checks} draft={draft.id} />
          {changes.length === 0 && <Empty sentence="Nothing is changed in this draft." />}
          <ChangeList
            changes={changes}
            names={['Online', 'After']}
            draft={draft.id}
            {...(response.next === 'approve'
              ? {
                  beside: ({ collection, slug }, { field, label }) => {
                    const key = `${collection}/${slug}#${field}`;
                    return (
                      <details>
                        <summary className="note">A note to this field</summary>
                        <TextField
                          label={`Note to “${label}”`}
                          hint="Sent with “Send back”."
                          value={notes[key]?.message ?? ''}
                          maxLength={500}
                          onChange={({ target }) =>
                            setNotes({
                              ...notes,
                              [key]: { entry: `${collection}/${slug}`, field, message: target.value },
                            })
                          }
                        />
                      </details>
                    );
                  },
                }
              : {})}
          />
          {changes
            .filter(({ collection, kind }) => collection === 'instruments' && kind !== 'removed')
            .map(({ slug }) => (
              <LawEffects key={slug} draft={draft.id} slug={slug} />
            ))}
        </div>
        <div>
          <PublishPart key={draft.state} response={response} notes={notes} />
          {draft.sentBack && (
            <Section title={`Sent back by ${draft.sentBack.by.name}`}>
              <ul>
                {draft.sentBack.notes.map(({ entry, field, message }) => (
                  <li key={`${entry} ${field}`}>{message}</li>
                ))}
              </ul>
            </Section>
          )}
          <Section title="History">
            <ul>
              {history.map(({ by, atMs, message }) => (
                <li key={`${atMs} ${message}`}>
                  {message}
                  <p className="note">
                    {by}, {formatMoment(atMs, nowMs)}
                  </p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </SectionColumns>
    </>
  );
}

function AllPages({ draft }: { draft: string }) {
  const { data } = usePreview(draft);
  if (!data || data.isBuilding) return <PreviewProgress builtAtMs={null} />;
  if (data.failure) return <span className="late">The preview can’t be built. {data.failure.message}</span>;
  return (
    <a className={buttonClass({})} href={`/preview/${draft}/`} target="_blank" rel="noreferrer">
      Look at all pages
    </a>
  );
}

function DraftGone() {
  return (
    <>
      <ScreenHead title="This draft is not there any more." />
      <p>It went online or was thrown away.</p>
      <Link to="/content/history">What went online</Link>
    </>
  );
}
