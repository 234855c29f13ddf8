import { none } from '@vanda/eu-ai-act-rules/answers';
import { shortDate } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import { type ReactNode, type RefObject, useRef } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { contactPath, routes } from '../../routing/routes.ts';
import { groupBy } from '../../text/group-by.ts';
import {
  contradictionsIn,
  decided,
  type Finder,
  type FinderQuestion,
  type FoundLaw,
} from '../../topics/regulation/which-laws/find-laws.ts';
import { TakeAlong } from '../EuCheck/TakeAlong.tsx';
import styles from './Finder.module.css';
import {
  calendarOf,
  customersOwn,
  dayOf,
  doubts,
  dutiesOf,
  enforcementOf,
  type FinderRecord,
  groupNames,
  hasTopics,
  headlineOf,
  isElsewhere,
  manyDoubts,
  markdownRecord,
  nextDay,
  type OpenPoint,
  openPoints,
  overdue,
  passedOn,
  recordPassage,
  titleOf,
  topicNames,
  topicOf,
  topics,
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
  const days = nextDay(found, today);
  const [next] = days;
  const open = doubts(finder, answers, found);
  const isElsewhereOnly =
    answers.markets?.every((id) => id === 'in-elsewhere') &&
    [...found.applies, ...found.customer].every(({ law }) => law.market === 'singapore') &&
    !answers.presence?.some((id) => id !== none);
  const points = openPoints(found, today);
  const unasked = open.filter(
    ({ id }) => !points.some(({ asked }) => asked?.kind === 'question' && asked.question.id === id),
  );
  const contradictions = contradictionsIn(finder, answers);
  return (
    <div className={styles.result}>
      <p className={`note ${styles.print}`}>{`${titleOf(finder, today)} ${record.link}`}</p>
      {note && <p className="note">{note}</p>}
      <h2 tabIndex={-1} ref={heading}>
        {isElsewhereOnly ? 'We have not read that market.' : headlineOf(found)}
      </h2>
      {isElsewhere(answers) && (
        <p className={isElsewhereOnly ? 'lead' : 'note'}>
          {finder.unread} <a href={contactPath('Which laws reach us in ')}>Ask about another market</a>
        </p>
      )}
      {contradictions.map(({ text, questions }) => (
        <p key={text} className="note" role="note">
          <b>Two answers do not fit together.</b> <span>{text}</span>{' '}
          {finder.questions
            .filter(({ id }) => questions.includes(id))
            .map(({ id, short }) => (
              <QuestionLink key={id} id={id} label={`Change: ${short}`} onQuestion={onQuestion} />
            ))}
        </p>
      ))}
      {open.length >= manyDoubts && (
        <p className="lead">
          <span>{`You were not sure ${open.length} times. These two answers settle most: `}</span>
          {open.slice(0, 2).map(({ id, short }) => (
            <QuestionLink key={id} id={id} label={short} onQuestion={onQuestion} />
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
          {next ? (
            <dd>{shortDate(next.date)}</dd>
          ) : (
            <dd className="note" data-print="no">
              Times that run from your own steps stand in the rows.
            </dd>
          )}
          {days
            .filter(({ date }) => date === next?.date)
            .map(({ text }) => (
              <dd key={text} className="note">
                {text}
              </dd>
            ))}
          {overdue(found, today).map((text) => (
            <dd key={text} className="note">
              <b>Already due.</b> {text}
            </dd>
          ))}
        </div>
      </dl>
      <TakeAlong
        name="which-laws"
        markdown={() => markdownRecord(record)}
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
          <TopicsTable found={found.applies.filter(hasTopics)} today={today} />
        </section>
      )}
      {(points.length > 0 || unasked.length > 0 || answers[decided]) && (
        <OpenList
          title={found.might.length > 0 ? 'These might' : 'Still open'}
          points={points}
          unasked={unasked}
          finder={finder}
          onDecide={onDecide}
          onQuestion={onQuestion}
        />
      )}
      {found.customer.length > 0 && (
        <section className={`opened ${styles.part}`}>
          <h2>Through the customer</h2>
          <LawList laws={found.customer}>
            {(one) => (
              <>
                <p>{one.law.reach}</p>
                {dayOf(one, today).map((day) => (
                  <p key={day} className="note">
                    {day}
                  </p>
                ))}
                {passedOn(one, today).map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {customersOwn(one).length > 0 && (
                  <Fold label="What binds the customer" isOnPhonesOnly={false}>
                    {customersOwn(one).map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </Fold>
                )}
              </>
            )}
          </LawList>
        </section>
      )}
      <DoNotApply not={found.not} markets={answers.markets ?? []} />
      <p className="note">
        <span>{finder.disclaimer} For the AI Act in detail:</span>{' '}
        <a href={routes.euCheck}>the EU AI Act check</a>.
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
      const { law, firstStep } = one;
      return {
        cells: [
          `[${law.name}](${law.path})`,
          dayOf(one, today),
          dutiesOf(one, today),
          firstStep ?? 'Nothing to do but read it.',
          enforcementOf(one),
          law.source.url ? `[Text](${law.source.url})` : law.source.title,
        ],
        note: [law.place, law.doubt].filter(Boolean).join('. '),
      };
    });
  return <DataTable caption="Rules that apply, by day" columns={columns} rows={rows} />;
}

const topicColumns = ['Rule', ...topics.map((topic) => topicNames[topic])].map((label) => ({ label }));

/** The same columns for every law on data, whatever the answers were. */
const TopicsTable = ({ found, today }: { found: readonly FoundLaw[]; today: string }) =>
  found.length > 0 && (
    <div className={styles.decision}>
      <h3>For every law on data</h3>
      <DataTable
        caption="Breach, representative, officer and transfer, by law"
        columns={topicColumns}
        rows={found.map((one) => ({
          cells: [`[${one.law.name}](${one.law.path})`, ...topics.map((topic) => topicOf(one, topic, today))],
        }))}
      />
    </div>
  );

const mostFeared = 4;

function DoNotApply({ not, markets }: { not: readonly FoundLaw[]; markets: readonly string[] }) {
  const near = not.filter(
    ({ law, isGuidance }) =>
      law.rule &&
      !law.rule.not &&
      !isGuidance &&
      law.kind !== 'draft' &&
      markets.includes(`in-${law.market}`),
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

type QuestionLinkProps = { id: string; label: string; onQuestion: (id: string) => void };

const QuestionLink = ({ id, label, onQuestion }: QuestionLinkProps) => (
  <button type="button" className={`asLink ${styles.inline}`} onClick={() => onQuestion(id)}>
    {label}
  </button>
);

type OpenListProps = {
  title: string;
  points: readonly OpenPoint[];
  /** Questions in doubt for which no point waits, or another question comes first. */
  unasked: readonly FinderQuestion[];
  finder: Finder;
  onDecide: (id: string, isYes: boolean) => void;
  onQuestion: (id: string) => void;
};

function OpenList({ title, points, unasked, finder, onDecide, onQuestion }: OpenListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const byDecision = finder.decisions.flatMap((decision) => {
    const some = points.filter(
      ({ asked }) => asked?.kind === 'decision' && asked.decision.id === decision.id,
    );
    return some.length > 0 ? [{ decision, some }] : [];
  });
  // In the order of the questions: each answer narrows those after it.
  const byQuestion = finder.questions.flatMap((question) => {
    const some = points.filter(
      ({ asked }) => asked?.kind === 'question' && asked.question.id === question.id,
    );
    return some.length > 0 ? [{ question, some }] : [];
  });
  const undecided = points.filter(({ asked }) => !asked);
  // The pressed button disappears with its question.
  const decide = (id: string, isYes: boolean) => {
    heading.current?.focus({ preventScroll: true });
    onDecide(id, isYes);
  };
  return (
    <section className={`opened ${styles.part}`}>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {points.length + unasked.length === 0 && <p className="soft">Nothing is open any more.</p>}
      {byQuestion.map(({ question, some }) => (
        <div key={question.id} className={styles.decision}>
          <h3>{question.title}</h3>
          {some.length > (question.id === 'citizens' ? 1 : fewPoints) ? (
            <Fold label={`${some.length} rules wait for this answer`} isOnPhonesOnly={false}>
              <LawsByMarket finder={finder} points={some} />
            </Fold>
          ) : (
            <PointList points={some} />
          )}
          <Button onClick={() => onQuestion(question.id)}>Answer it</Button>
        </div>
      ))}
      {byDecision.map(({ decision: { id, text, yes, no }, some }) => (
        <div key={id} className={styles.decision}>
          <h3>{text}</h3>
          <PointList points={some} />
          <p className={styles.choice}>
            <Button onClick={() => decide(id, true)}>Yes</Button>
            <span data-answer="Yes">{yes}</span>
          </p>
          <p className={styles.choice}>
            <Button onClick={() => decide(id, false)}>No</Button>
            <span data-answer="No">{no}</span>
          </p>
        </div>
      ))}
      {undecided.map(({ law, text, ...ifItApplies }) => (
        <div key={law.id} className={styles.decision}>
          <h3>
            <a href={law.path}>{law.name}</a>
          </h3>
          <p className="soft">{text}</p>
          <IfItApplies {...ifItApplies} />
        </div>
      ))}
      {unasked.length > 0 && (
        <div className={styles.decision}>
          <p className="soft">Here you were not sure either, though no rule waits for this answer alone:</p>
          {unasked.map(({ id, title: asked }) => (
            <QuestionLink key={id} id={id} label={asked} onQuestion={onQuestion} />
          ))}
        </div>
      )}
    </section>
  );
}

const IfItApplies = ({ days = [], duties = [] }: Pick<OpenPoint, 'days' | 'duties'>) => (
  <>
    {days.map((day) => (
      <p key={day}>{day}</p>
    ))}
    {duties.length > 0 && (
      <div data-print="no">
        <Fold label="If it applies: duties, first step and fine" isOnPhonesOnly={false}>
          <ul>
            {duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        </Fold>
      </div>
    )}
  </>
);

const fewPoints = 6;

/** A line for each market, in the order of the first question. */
const LawsByMarket = ({ finder, points }: { finder: Finder; points: readonly OpenPoint[] }) => {
  const titles = new Map(finder.questions[0]?.answers.map(({ id, title }) => [id, title]));
  const byMarket = groupBy(points, ({ law }) => titles.get(`in-${law.market}`) ?? law.place);
  const names = [...new Set([...titles.values(), ...byMarket.keys()])];
  return (
    <ul className="soft">
      {names.map((name) => {
        const laws = byMarket.get(name);
        return (
          laws && <li key={name}>{`${name}: ${[...new Set(laws.map(({ law }) => law.name))].join(', ')}`}</li>
        );
      })}
    </ul>
  );
};

const PointList = ({ points }: { points: readonly OpenPoint[] }) => (
  <ul className="soft">
    {points.map(({ law, text, ...ifItApplies }) => (
      <li key={`${law.id} ${text}`}>
        <a href={law.path}>{law.name}</a>
        {text && <span>{`: ${text}`}</span>}
        <IfItApplies {...ifItApplies} />
      </li>
    ))}
  </ul>
);
