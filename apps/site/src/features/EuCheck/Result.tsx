import { assess, type RoleDuties } from '@vanda/eu-ai-act-rules/assess';
import { draftsFor } from '@vanda/eu-ai-act-rules/drafts';
import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import { fullDate } from '@vanda/forms/date-formats';
import { toIsoDay } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import { type RefObject, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { Fold } from '../../components/Fold/Fold.tsx';
import { contactServicePath } from '../../routing/routes.ts';
import type { EuCheckRecord } from '../../schemas/eu-check-record.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { linkOf } from './check-link.ts';
import { beginsWith, type GivenAnswer, isInForceOn, openParts, roleHead } from './check-messages.ts';
import {
  calendarOf,
  changesSince,
  datesOf,
  digestsOf,
  markdownRecord,
  recordOf,
  recordPassage,
} from './check-record.ts';
import type { CheckEvent, CheckNotes, CheckState } from './EuCheck.state.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import { Provision } from './Provision.tsx';
import marks from './Question.module.css';
import { RecordFile } from './RecordFile.tsx';
import { printedSystem, RecordNotes, RecordPrint } from './RecordSections.tsx';
import styles from './Result.module.css';
import css from './Result.module.css?inline';
import {
  BeforeResult,
  Compared,
  Drafts,
  Facts,
  Findings,
  FinesTable,
  LinkNote,
  NotOwed,
  Part,
} from './ResultParts.tsx';
import { keepSystem } from './stored-check.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { Timeline } from './Timeline.tsx';

const noNotes: CheckNotes = { system: {}, reasons: {} };
const noDigests = { rulesSha256: '', answersSha256: '' };

export type ResultProps = {
  rules: Rules;
  state: CheckState;
  given: readonly GivenAnswer[];
  deciding: readonly GivenAnswer[];
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: CheckEvent) => void;
  onMessage: (text: string) => void;
};

export function Result({ rules, state, given, deciding, heading, send, onMessage }: ResultProps) {
  useInsertionEffect(() => adoptStyles(css), []);
  const { answers, turnoverEur, link, note, notes = noNotes } = state;
  const today = toIsoDay(new Date());
  const result = useMemo(
    () => assess(rules, answers, today, turnoverEur),
    [rules, answers, today, turnoverEur],
  );
  const { version } = rules;
  const address = `${location.origin}${location.pathname}${linkOf({ version, answers, turnoverEur })}`;
  const onChange = (id: string) => send({ type: 'asked', step: id });
  const [digests, setDigests] = useState(noDigests);
  useEffect(() => {
    let isCurrent = true;
    digestsOf(rules, answers).then((found) => isCurrent && setDigests(found));
    return () => {
      isCurrent = false;
    };
  }, [rules, answers]);
  const [before, setBefore] = useState<EuCheckRecord>();
  const [isAccepted, setIsAccepted] = useState(false);
  useEffect(() => {
    if (isAccepted) heading.current?.focus();
  }, [isAccepted, heading]);
  const record = { rules, result, given, notes, digests, turnoverEur, today, link: address };
  const contradictions = result.openPoints.filter(({ between }) => between);
  const onAccept = () => setIsAccepted(true);
  const certain = result.duties
    .flatMap(({ duties }) => duties)
    .filter((duty) => !duty.isConditional && isInForceOn(duty, today))
    .map(({ article }) => article);
  if (deciding.length > 0 && !isAccepted)
    return (
      <BeforeResult
        title="Too little is known for a result"
        lead={`With so many answers open, nearly every duty of the Act would be listed as possible. These three decide most. Find out one of them, and most of the others answer themselves.${certain.length > 0 ? ` Certain and in force all the same: ${certain.join('; ')}.` : ''}`}
        accept="Show the result all the same"
        {...{ heading, onAccept }}
      >
        <GivenAnswers given={deciding} onChange={onChange} />
      </BeforeResult>
    );
  if (contradictions.length > 0 && !isAccepted)
    return (
      <BeforeResult
        title="Some answers cannot all hold"
        lead="Change the one that is wrong. Or go on: the result then counts as written here."
        accept="Go on to the result"
        {...{ heading, onAccept }}
      >
        {contradictions.map(({ id, title, text, counted, article, between = [] }) => (
          <Part key={id} title={title}>
            <p>
              <span>{`${text} ${counted ?? ''}`}</span> <Provision article={article} />
            </p>
            <GivenAnswers given={given.filter((answer) => between.includes(answer.id))} onChange={onChange} />
          </Part>
        ))}
      </BeforeResult>
    );
  const { duties: own, wouldFollow, otherSide } = result;
  const listed = new Set([...own, ...wouldFollow, ...otherSide].map(({ role }) => role));
  const timeline = ({ role, duties }: RoleDuties, isOther = false, begins?: string) => (
    <>
      <Timeline duties={duties} today={today} groups={rules.groups} isBrief={isOther} begins={begins} />
      <NotOwed items={result.notOwed.filter((item) => item.role === role)} />
    </>
  );
  return (
    <div className={styles.result}>
      <p className={`note ${styles.printed}`}>
        <span>
          {`EU AI Act check · ${fullDate(today)} · rules of ${fullDate(result.version)} · text of the law: ${rules.lawText.consolidated}`}
        </span>
        <br />
        <span>{printedSystem(notes)}</span>
      </p>
      <p className="hiddenVisually" role="status">
        {`Result: ${result.headline.title}`}
      </p>
      <div className={`beside ${styles.head}`}>
        <div>
          <Facts result={result} today={today} heading={heading} />
          {link && <LinkNote link={link} />}
          {note && <p className="note">{note}</p>}
          {before && <Compared before={before} changes={changesSince(before, recordOf(record))} />}
          <Findings findings={result.findings} />
          <RecordNotes
            given={given}
            notes={notes}
            onNote={(changed) => send({ type: 'noted', notes: changed })}
          />
        </div>
        <div>
          <TakeAlong
            name="eu-ai-act-check"
            markdown={() => markdownRecord(record)}
            json={() => recordOf(record)}
            calendar={datesOf(result, today).length > 0 && (() => calendarOf(result, today, Date.now()))}
            link={address}
            passage={() => recordPassage(record)}
            contactPath={contactServicePath(rules.contactService)}
            onMessage={onMessage}
          >
            <Fold label="With a saved record" isOnPhonesOnly={false}>
              <RecordFile
                id="record-load"
                label="Load a saved record"
                onRecord={(check) => send({ type: 'loaded', check })}
              />
              <RecordFile
                id="record-compare"
                label="Compare with a saved record"
                onRecord={(_, saved) => setBefore(saved)}
              />
            </Fold>
          </TakeAlong>
          <div className={styles.answers} data-print="no">
            <h2>Your answers</h2>
            <GivenAnswers given={given} onChange={onChange} />
          </div>
        </div>
      </div>
      {result.duties.map((role) => (
        <Part
          key={role.role}
          title={roleHead(role)}
          note="In order of date, each with what an auditor asks to see."
        >
          {timeline(role)}
        </Part>
      ))}
      <Drafts drafts={draftsFor(rules, answers, result)} record={record} onMessage={onMessage} />
      {result.wouldFollow.map((role) => (
        <Part key={role.role} title={`What would follow, as ${role.title}`} note={result.wouldFollowNote}>
          <Fold label={counted(role.duties.length, 'duty', 'duties')}>
            {timeline(role, false, beginsWith(result))}
          </Fold>
        </Part>
      ))}
      {result.otherSide.map((role) => (
        <div key={role.role} className={styles.other}>
          <Part title={role.otherTitle}>
            <Fold label={counted(role.duties.length, 'duty', 'duties')}>{timeline(role, true)}</Fold>
          </Part>
        </div>
      ))}
      <NotOwed items={result.notOwed.filter((item) => !listed.has(item.role))} />
      {openParts(result.openPoints).map(([title, points]) => (
        <Part key={title} title={title}>
          <ul className={styles.changes}>
            {points.map(({ id, title: point, text, counted, article }) => (
              <li key={id} className="besideMedium">
                <b className={marks.open}>{point}</b> <span>{`${text} ${counted ?? ''}`}</span>{' '}
                <Provision article={article} className="note" />
              </li>
            ))}
          </ul>
        </Part>
      ))}
      {result.changes.length > 0 && (
        <Part title="What would change it">
          <Fold label={counted(result.changes.length, 'change')}>
            <ul className={styles.changes}>
              {result.changes.map(({ id, if: condition, follows, article }) => (
                <li key={id} className="besideMedium">
                  <b>{condition}</b>
                  <span>{follows}</span>
                  <Provision article={article} className="note" />
                </li>
              ))}
            </ul>
          </Fold>
        </Part>
      )}
      {result.fines.length > 0 && (
        <Part title="The fine for an organisation of this size" note="Ceilings; an authority sets the sum.">
          <FinesTable result={result} />
        </Part>
      )}
      <RecordPrint {...record} />
      <p className="note">
        {`${rules.disclaimer} Rules of ${fullDate(result.version)}. Links lead to the consolidated text, which has no legal force of its own; authentic are the publications of the `}
        <a href={rules.lawText.regulation}>Act</a> and of its <a href={rules.lawText.amendment}>amendment</a>.
      </p>
      <p className="buttons" data-print="no">
        <Button
          onClick={() => {
            keepSystem(state, `${result.headline.title} (on ${fullDate(today)})`);
            send({ type: 'restarted' });
          }}
        >
          Keep this system, and check another
        </Button>
      </p>
    </div>
  );
}
