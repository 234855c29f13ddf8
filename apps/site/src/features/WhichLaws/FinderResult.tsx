import { shortDate } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import type { ReactNode, RefObject } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { contactPath, routes } from '../../routing/routes.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Finder, FoundLaw } from '../../topics/regulation/which-laws/find-laws.ts';
import { TakeAlong } from '../EuCheck/TakeAlong.tsx';
import styles from './Finder.module.css';
import {
  calendarOf,
  dayOf,
  doubts,
  dutiesOf,
  enforcementOf,
  type FinderRecord,
  groupNames,
  headlineOf,
  manyDoubts,
  markdownRecord,
  nextDay,
  recordOf,
  recordPassage,
  titleOf,
} from './finder-record.ts';

type FinderResultProps = {
  record: FinderRecord;
  note: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onDecide: (id: string, isYes: boolean) => void;
  onQuestion: (id: string) => void;
  onMessage: (text: string) => void;
};

export function FinderResult({ record, note, heading, onDecide, onQuestion, onMessage }: FinderResultProps) {
  const { finder, answers, found, today } = record;
  const [next] = nextDay(found, today);
  const open = doubts(finder, answers, found);
  const isElsewhereOnly = answers.markets?.every((id) => id === 'in-elsewhere');
  if (isElsewhereOnly)
    return (
      <section className={`opened ${styles.part}`}>
        <h2 tabIndex={-1} ref={heading}>
          We have not read that market.
        </h2>
        <p className="lead">
          Nothing here says that no law applies there. Ask us, and we say what we can find out.
        </p>
        <p>
          <a href={contactPath('Which laws reach us in ')}>Ask about another market</a>
        </p>
      </section>
    );
  return (
    <div className={styles.result}>
      <p className={`note ${styles.print}`}>
        {titleOf(finder, today)} {record.link}
      </p>
      {note && <p className="note">{note}</p>}
      <h2 tabIndex={-1} ref={heading}>
        {headlineOf(found)}
      </h2>
      {open.length >= manyDoubts && (
        <p className="lead">
          {`You were not sure ${open.length} times. These two answers settle most: `}
          {open.slice(0, 2).map(({ id, short }) => (
            <button
              key={id}
              type="button"
              className={`asLink ${styles.inline}`}
              onClick={() => onQuestion(id)}
            >
              {short}
            </button>
          ))}
        </p>
      )}
      <dl className={styles.facts}>
        {(['applies', 'customer', 'might'] as const).map((group) => (
          <div key={group}>
            <dt>{groupNames[group]}</dt>
            <dd>{found[group].length}</dd>
          </div>
        ))}
        <div>
          <dt>Next day</dt>
          <dd>{next ? shortDate(next.date) : 'None set'}</dd>
          {next && <dd className="note">{next.text}</dd>}
        </div>
      </dl>
      <TakeAlong
        name="which-laws"
        markdown={() => markdownRecord(record)}
        json={() => recordOf(record)}
        calendar={next && (() => calendarOf(record, Date.now()))}
        link={record.link}
        passage={() => recordPassage(record)}
        contactPath={routes.contact}
        onMessage={onMessage}
      />
      {found.applies.length > 0 && (
        <section className={`opened ${styles.part}`}>
          <h2>These apply</h2>
          <AppliesTable found={found.applies} today={today} />
        </section>
      )}
      {found.might.length > 0 && (
        <MightList
          might={found.might}
          decisions={finder.decisions}
          onDecide={onDecide}
          onQuestion={onQuestion}
        />
      )}
      {found.customer.length > 0 && (
        <section className={`opened ${styles.part}`}>
          <h2>Through the customer</h2>
          <LawList laws={found.customer}>
            {({ law }) => (
              <>
                <p>{law.reach}</p>
                {law.firstStep && <p className="soft">{law.firstStep}</p>}
              </>
            )}
          </LawList>
        </section>
      )}
      <DoNotApply not={found.not} />
      <p className="note">
        {finder.disclaimer} For the AI Act in detail: <a href={routes.euCheck}>the EU AI Act check</a>.
      </p>
    </div>
  );
}

const columns = ['Rule', 'Day', 'Duty', 'First step', 'Enforcer, highest penalty', 'Source'].map((label) => ({
  label,
}));

function AppliesTable({ found, today }: { found: readonly FoundLaw[]; today: string }) {
  const rows = found
    .toSorted((a, b) => Number(a.isGuidance) - Number(b.isGuidance))
    .map((one) => {
      const { law } = one;
      return {
        cells: [
          `[${law.name}](${law.path})`,
          dayOf(one, today),
          dutiesOf(one),
          law.firstStep ?? 'Nothing to do but read it.',
          enforcementOf(one),
          law.source.url ? `[Text](${law.source.url})` : law.source.title,
        ],
        note: law.place,
      };
    });
  return <DataTable caption="Rules that apply, by day" columns={columns} rows={rows} />;
}

const mostFeared = 4;

function DoNotApply({ not }: { not: readonly FoundLaw[] }) {
  const near = not.filter(
    ({ law, isGuidance, reason }) =>
      law.rule && !law.rule.not && !isGuidance && reason !== 'You have nobody there.',
  );
  const feared = near.slice(0, mostFeared);
  const others = not.filter((one) => !feared.includes(one));
  return (
    <section className={`opened ${styles.part}`}>
      <h2>These do not</h2>
      <ReasonList laws={feared} />
      <div data-print="no">
        <Fold label={`${others.length} others`} isOnPhonesOnly={false}>
          <ReasonList laws={others} />
        </Fold>
      </div>
    </section>
  );
}

const ReasonList = ({ laws }: { laws: readonly FoundLaw[] }) => (
  <LawList laws={laws}>{({ reason }) => <p className="soft">{reason}</p>}</LawList>
);

type LawListProps = { laws: readonly FoundLaw[]; children: (found: FoundLaw) => ReactNode };

const LawList = ({ laws, children }: LawListProps) => (
  <ul className="ruled">
    {laws.map((found) => (
      <li key={found.law.id}>
        <a className="named" href={found.law.path}>
          {found.law.name}
        </a>
        {children(found)}
      </li>
    ))}
  </ul>
);

type MightListProps = {
  might: readonly FoundLaw[];
  decisions: Finder['decisions'];
  onDecide: (id: string, isYes: boolean) => void;
  onQuestion: (id: string) => void;
};

export function MightList({ might, decisions, onDecide, onQuestion }: MightListProps) {
  const byDecision = decisions.flatMap((decision) => {
    const laws = might.filter(({ asked }) => asked?.kind === 'decision' && asked.decision.id === decision.id);
    return laws.length > 0 ? [{ decision, laws }] : [];
  });
  const byQuestion = groupBy(
    might.filter(({ asked }) => asked?.kind === 'question'),
    ({ asked }) => (asked?.kind === 'question' ? asked.question : undefined),
  );
  const undecided = might.filter(({ asked }) => !asked);
  return (
    <section className={`opened ${styles.part}`}>
      <h2>These might</h2>
      {byDecision.map(({ decision: { id, text, yes, no }, laws }) => (
        <div key={id} className={styles.decision}>
          <h3>{text}</h3>
          <LawNames laws={laws} />
          <p className={styles.choice}>
            <Button onClick={() => onDecide(id, true)}>Yes</Button>
            <span data-answer="Yes">{yes}</span>
          </p>
          <p className={styles.choice}>
            <Button onClick={() => onDecide(id, false)}>No</Button>
            <span data-answer="No">{no}</span>
          </p>
        </div>
      ))}
      {[...byQuestion].map(
        ([question, laws]) =>
          question && (
            <div key={question.id} className={styles.decision}>
              <h3>{question.title}</h3>
              <LawNames laws={laws} />
              <Button onClick={() => onQuestion(question.id)}>Answer it</Button>
            </div>
          ),
      )}
      {undecided.map(({ law, reason }) => (
        <div key={law.id} className={styles.decision}>
          <h3>
            <a href={law.path}>{law.name}</a>
          </h3>
          <p className="soft">{reason}</p>
        </div>
      ))}
    </section>
  );
}

const LawNames = ({ laws }: { laws: readonly FoundLaw[] }) => (
  <p className="soft">
    {laws.map(({ law, reason }, i) => (
      <span key={law.id}>
        {i > 0 && ', '}
        <a href={law.path}>{law.name}</a>
        {reason && ` (${reason})`}
      </span>
    ))}
  </p>
);
