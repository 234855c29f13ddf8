import type { Assessment } from '@vanda/eu-ai-act-rules/assess';
import { higherIfOpen, highestFine } from '@vanda/eu-ai-act-rules/fines';
import type { Draft } from '@vanda/eu-ai-act-rules/rules';
import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { Button } from '@vanda/ui/Button.tsx';
import type { ReactNode, RefObject } from 'react';
import { Fold } from '../../components/Fold/Fold.tsx';
import type { EuCheckRecord } from '../../schemas/eu-check-record.ts';
import { whole, withWholeDates } from '../../text/whole-dates.ts';
import { saveFile } from '../EnquiryForm/save-file.ts';
import { markdownDraft } from './check-draft.ts';
import { ceilingForYou, ceilingInLaw, ceilingParts, countDuties, rowNames } from './check-messages.ts';
import type { RecordParts } from './check-record.ts';
import type { CheckState } from './EuCheck.state.ts';
import { Provision } from './Provision.tsx';
import marks from './Question.module.css';
import styles from './Result.module.css';

type FactsProps = { result: Assessment; today: string; heading: RefObject<HTMLHeadingElement | null> };

export function Facts({ result, today, heading }: FactsProps) {
  const { inForce, later, next, isTogether } = countDuties(result, today);
  const fine = highestFine(result);
  const more = higherIfOpen(result);
  const [ceiling = '', which] = fine ? ceilingParts(fine) : [];
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {withWholeDates(result.headline.title)}
      </h1>
      <p className="lead">
        {`${result.headline.lead} ${inForce.certain === 0 ? 'Nothing is' : counted(inForce.certain, 'duty is', 'duties are')}${inForce.possible > 0 ? ' certainly' : ''} in force today.`}
      </p>
      <dl className={styles.facts}>
        <Fact
          label="In force today"
          value={counted(inForce.certain, 'duty', 'duties')}
          note={possibly(inForce)}
        />
        <Fact
          label="To come"
          value={next ? counted(later.certain, 'duty', 'duties') : 'None'}
          note={
            next && (
              <>
                {later.possible > 0 && <span>{`${possibly(later)}, `}</span>}
                {!isTogether && <span>the first: </span>}
                <span>{next.waits ? next.head : `from ${shortDate(next.day)}`}</span>
                {next.original && !next.waits && (
                  <span>
                    , was <s>{whole(shortDate(next.original))}</s>
                  </span>
                )}
              </>
            )
          }
        />
        <Fact label="Open" value={counted(result.openPoints.length, 'point')} />
        {fine && (
          <Fact
            label="The fine, at most"
            value={ceiling}
            note={[
              which ? `${which} (${fine.article})` : fine.article,
              more && `${ceilingParts(more).join(', ')} (${more.article}), if an open point holds`,
            ]
              .filter(Boolean)
              .join('; ')}
          />
        )}
      </dl>
    </>
  );
}

const possibly = ({ possible }: { possible: number }) =>
  possible > 0 && `and ${possible} that might be yours`;

type FactProps = { label: string; value: string; note?: ReactNode };

const Fact = ({ label, value, note }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {note && <dd className="note">{note}</dd>}
  </div>
);

type PartProps = { title: string; note?: string; isPrinted?: boolean; children: ReactNode };

export const Part = ({ title, note, isPrinted = true, children }: PartProps) => (
  <section className={`opened ${styles.part}`} data-print={isPrinted ? undefined : 'no'}>
    <h2>{title}</h2>
    {note && <p className="note">{note}</p>}
    {children}
  </section>
);

export const Compared = ({ before, changes }: { before: EuCheckRecord; changes: readonly string[] }) => (
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

export function LinkNote({ link }: { link: NonNullable<CheckState['link']> }) {
  const { version, changes, isUnknownVersion, replacesStored } = link;
  return (
    <div className="note above">
      {isUnknownVersion && changes.length === 0 && (
        <p>
          {`Answered under rules of ${fullDate(version)}, which this page does not know. Look at each answer.`}
        </p>
      )}
      {changes.length > 0 && (
        <>
          <p>{`Answered under older rules, of ${fullDate(version)}.`}</p>
          <Fold label={`${counted(changes.length, 'change')} since then`} isOnPhonesOnly={false}>
            <ul className="listed" data-print="no">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Fold>
        </>
      )}
      {replacesStored && (
        <p>
          These answers came with a link. Change one, and those on this device are put aside: you find them
          under “Other systems on this device”, where the check starts.
        </p>
      )}
    </div>
  );
}

export const Findings = ({ findings }: Pick<Assessment, 'findings'>) => (
  <section>
    <h2>What the answers mean</h2>
    <dl className={styles.findings}>
      {findings.map(({ id, row, title, text, article, mark }) => (
        <div key={id} className="besideMedium">
          <dt className={marks[mark]}>{`${rowNames[row]}${mark === 'open' ? ': open' : ''}`}</dt>
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

export const NotOwed = ({ items }: { items: Assessment['notOwed'] }) =>
  items.length > 0 && (
    <div className={styles.notOwed}>
      <h3>Not owed</h3>
      <ul className="note">
        {items.map(({ id, text, article }) => (
          <li key={id}>
            <span>{text}</span> <Provision article={article} />
          </li>
        ))}
      </ul>
    </div>
  );

type BeforeResultProps = {
  title: string;
  lead: string;
  heading: RefObject<HTMLHeadingElement | null>;
  accept: string;
  onAccept: () => void;
  children: ReactNode;
};

/** Shown in place of the result until the visitor accepts it. */
export const BeforeResult = ({ title, lead, heading, accept, onAccept, children }: BeforeResultProps) => (
  <div className={styles.result}>
    <h1 tabIndex={-1} ref={heading}>
      {title}
    </h1>
    <p className="lead">{lead}</p>
    {children}
    <p className="above" data-print="no">
      <Button onClick={onAccept}>{accept}</Button>
    </p>
  </div>
);

type DraftsProps = { drafts: readonly Draft[]; record: RecordParts; onMessage: (text: string) => void };

export function Drafts({ drafts, record, onMessage }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <Part
      title="Drafts to start from"
      note="Filled from your answers and reasons, each marked as a draft for a lawyer. Markdown opens in word processors."
      isPrinted={false}
    >
      <ul className={styles.changes}>
        {drafts.map((draft) => (
          <li key={draft.id} className="besideMedium">
            <b>{draft.title}</b>{' '}
            <span className="note">
              <Provision article={draft.article} />
            </span>
            <Button
              size="compact"
              aria-label={`Save as Markdown: ${draft.title}`}
              onClick={() => {
                saveFile(`${draft.id}.md`, 'text/markdown', markdownDraft(draft, record));
                onMessage(`Saved as ${draft.id}.md`);
              }}
            >
              Save as Markdown
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export const FinesTable = ({ result: { fines, reliefs } }: { result: Assessment }) => (
  <>
    <table className={styles.fines}>
      <thead>
        <tr>
          <th scope="col">Breach</th>
          <th scope="col">Ceiling in law</th>
          <th scope="col">For you, at most</th>
        </tr>
      </thead>
      <tbody>
        {fines.map((fine) => (
          <tr key={fine.id}>
            <th scope="row">{fine.breach}</th>
            <td>
              <span>{`${ceilingInLaw(fine)}, `}</span>
              <Provision article={fine.article} />
            </td>
            <td>{ceilingForYou(fine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {reliefs.length > 0 && (
      <p className="note">
        {`Also for your size: ${reliefs.map(({ title, article }) => `${title} (${article})`).join('; ')}.`}
      </p>
    )}
  </>
);
