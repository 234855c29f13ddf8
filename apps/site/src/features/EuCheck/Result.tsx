import type { Answers } from '@vanda/eu-ai-act-rules/answers';
import { type Assessment, assess, type RoleDuties } from '@vanda/eu-ai-act-rules/assess';
import { draftsFor } from '@vanda/eu-ai-act-rules/drafts';
import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import { fullDate } from '@vanda/forms/date-formats';
import { toIsoDay } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import { type ReactNode, type RefObject, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { routes } from '../../routing/routes.ts';
import type { EuCheckRecord } from '../../schemas/eu-check-record.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Contradictions } from './Contradictions.tsx';
import { linkOf } from './check-link.ts';
import { type GivenAnswer, openParts, plural, rowNames } from './check-messages.ts';
import {
  calendarOf,
  changesSince,
  digestsOf,
  markdownRecord,
  recordOf,
  recordPassage,
} from './check-record.ts';
import { Drafts } from './Drafts.tsx';
import type { CheckNotes, CheckState, StoredCheck } from './EuCheck.state.ts';
import { Facts } from './Facts.tsx';
import { FinesTable } from './FinesTable.tsx';
import { PhoneFold } from './Fold.tsx';
import marks from './GivenAnswers.module.css';
import { GivenAnswers } from './GivenAnswers.tsx';
import { Provision } from './Provision.tsx';
import { RecordFile } from './RecordFile.tsx';
import { RecordNotes } from './RecordNotes.tsx';
import { printedSystem, RecordPrint } from './RecordPrint.tsx';
import styles from './Result.module.css';
import css from './Result.module.css?inline';
import { ResultSheet } from './ResultSheet.tsx';
import { resultSheetOf } from './result-sheet.ts';
import takeCss from './TakeAlong.module.css?inline';
import { TakeAlong } from './TakeAlong.tsx';
import timelineCss from './Timeline.module.css?inline';
import { Timeline } from './Timeline.tsx';

const noNotes: CheckNotes = { system: {}, reasons: {} };
const noDigests = { rulesSha256: '', answersSha256: '' };
const resultCss = [css, takeCss, timelineCss].join('\n');

export type ResultProps = {
  rules: Rules;
  answers: Answers;
  turnoverEur: number | undefined;
  given: readonly GivenAnswer[];
  link: CheckState['link'];
  note: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onMessage: (text: string) => void;
  onChange: (id: string) => void;
  onRestart: () => void;
  onKeep: (headline: string) => void;
  notes: CheckNotes | undefined;
  onNote: (notes: CheckNotes) => void;
  onLoad: (check: StoredCheck) => void;
};

export function Result({
  rules,
  given,
  link,
  note,
  heading,
  onMessage,
  onChange,
  onRestart,
  onKeep,
  notes = noNotes,
  onNote,
  onLoad,
  ...props
}: ResultProps) {
  useInsertionEffect(() => adoptStyles(resultCss), []);
  const { answers, turnoverEur } = props;
  const result = useMemo(() => assess(rules, answers, turnoverEur), [rules, answers, turnoverEur]);
  const today = toIsoDay(new Date());
  const address = `${location.origin}${location.pathname}${linkOf({ version: rules.version, ...props })}`;
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
  if (contradictions.length > 0 && !isAccepted)
    return (
      <Contradictions
        points={contradictions}
        given={given}
        heading={heading}
        onChange={onChange}
        onAccept={() => setIsAccepted(true)}
      />
    );
  const timeline = ({ role, duties }: RoleDuties, isOther = false) => (
    <>
      <Timeline duties={duties} today={today} groups={rules.groups} isBrief={isOther} />
      <NotOwed items={result.notOwed.filter((item) => item.role === role)} />
    </>
  );
  return (
    <div className={styles.result}>
      <p className={`note ${styles.printed}`}>
        EU AI Act check · {fullDate(today)} · rules of {fullDate(result.version)} · text of the law:{' '}
        {rules.lawText.regulation}
        <br />
        {printedSystem(notes)}
      </p>
      <p className="hiddenVisually" role="status">
        Result: {result.headline.title}
      </p>
      <div className={`beside ${styles.head}`}>
        <div>
          <Facts result={result} today={today} heading={heading} />
          {link && <LinkNote link={link} />}
          {note && <p className="note">{note}</p>}
        </div>
        <TakeAlong
          name="eu-ai-act-check"
          markdown={() => markdownRecord(record)}
          json={() => recordOf(record)}
          calendar={() => calendarOf([{ name: undefined, result }], today, Date.now())}
          link={address}
          passage={() => recordPassage(record)}
          contactPath={`${routes.contact}?service=${encodeURIComponent(rules.contactService)}`}
          onMessage={onMessage}
        >
          <RecordFile id="record-load" label="Load a saved record" onRecord={onLoad} />
          <RecordFile
            id="record-compare"
            label="Compare with a saved record"
            onRecord={(_, saved) => setBefore(saved)}
          />
        </TakeAlong>
      </div>
      <RecordNotes given={given} notes={notes} onNote={onNote} />
      {before && <Compared before={before} changes={changesSince(before, recordOf(record))} />}
      <div className={`beside ${styles.columns}`}>
        <Findings findings={result.findings} />
        <div data-print="no">
          <h2>Your answers</h2>
          <GivenAnswers given={given} onChange={onChange} />
        </div>
      </div>
      <ResultSheet
        sheet={resultSheetOf(result, notes.system, today, digests.answersSha256)}
        openPoints={result.openPoints}
        onMessage={onMessage}
      />
      {result.duties.map((role) => (
        <Part
          key={role.role}
          title={`Your duties, as ${role.title}`}
          note="In order of date. The last column is what an auditor asks to see."
        >
          {timeline(role)}
        </Part>
      ))}
      <Drafts drafts={draftsFor(rules, answers, result)} record={record} onMessage={onMessage} />
      {result.wouldFollow.map((role) => (
        <Part key={role.role} title={`What would follow, as ${role.title}`} note={result.wouldFollowNote}>
          {timeline(role)}
        </Part>
      ))}
      {result.otherSide.map((role) => (
        <div key={role.role} className={styles.other}>
          <Part title={role.otherTitle}>{timeline(role, true)}</Part>
        </div>
      ))}
      {openParts(result.openPoints).map(([title, points]) => (
        <Part key={title} title={title}>
          <ul className={styles.openPoints}>
            {points.map(({ id, title: point, text, counted, article }) => (
              <li key={id} className={marks.open}>
                <b>{point}</b> {text} {counted} <Provision article={article} className="note" />
              </li>
            ))}
          </ul>
        </Part>
      ))}
      {result.changes.length > 0 && (
        <Part title="What would change it">
          <PhoneFold label={plural(result.changes.length, 'change')}>
            <ul className={styles.changes}>
              {result.changes.map(({ id, if: condition, follows, article }) => (
                <li key={id}>
                  <b>{condition}</b>
                  <span>{follows}</span>
                  <Provision article={article} className="note" />
                </li>
              ))}
            </ul>
          </PhoneFold>
        </Part>
      )}
      {result.fines.length > 0 && (
        <Part title="The fine for an organisation of this size" note="Ceilings; an authority sets the sum.">
          <FinesTable result={result} />
        </Part>
      )}
      <RecordPrint {...record} />
      <p className="note">
        {rules.disclaimer} Rules of {fullDate(result.version)}: {rules.history[0]?.changes.join(' ')}
      </p>
      <p className="note" data-print="no">
        <Button onClick={() => onKeep(result.headline.title)}>Keep this system, and check another</Button>{' '}
        <Button onClick={onRestart}>Start again</Button>
      </p>
    </div>
  );
}

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {note && <p className="note">{note}</p>}
    {children}
  </section>
);

const Compared = ({ before, changes }: { before: EuCheckRecord; changes: readonly string[] }) => (
  <Part title={`Compared with the record of ${fullDate(before.day)}`}>
    {changes.length === 0 ? (
      <p>Answers and duties are the same.</p>
    ) : (
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    )}
  </Part>
);

function LinkNote({ link }: { link: NonNullable<CheckState['link']> }) {
  const { version, changes, isUnknownVersion, replacesStored } = link;
  return (
    <div className="note">
      {isUnknownVersion && changes.length === 0 && (
        <p>
          Answered under rules of {fullDate(version)}, which this page does not know. Look at each answer.
        </p>
      )}
      {changes.length > 0 && (
        <>
          <p>Answered under older rules, of {fullDate(version)}. Since then:</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      {replacesStored && <p>These answers came with a link. Changing one replaces those on this device.</p>}
    </div>
  );
}

function Findings({ findings }: Pick<Assessment, 'findings'>) {
  return (
    <section>
      <h2>What the answers mean</h2>
      <dl className={styles.findings}>
        {findings.map(({ id, row, title, text, article, mark }) => (
          <div key={id}>
            <dt className={marks[mark]}>
              {rowNames[row]}
              {mark === 'open' && ': open'}
            </dt>
            <dd>
              <b className="named">{title}</b>
              <span>{text}</span>
            </dd>
            <dd className="note">
              <Provision article={article} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const NotOwed = ({ items }: { items: Assessment['notOwed'] }) =>
  items.length > 0 && (
    <div className={styles.notOwed}>
      <h3>Not owed</h3>
      <ul className="note">
        {items.map(({ id, text, article }) => (
          <li key={id}>
            {text} <Provision article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
