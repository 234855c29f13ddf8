import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { ClockBars } from '../../charts/ClockBars/ClockBars.tsx';
import { KindMark } from '../../charts/KindMark/KindMark.tsx';
import { classNames } from '../../components/class-names.ts';
import { Fold, FoldAfter } from '../../components/Fold/Fold.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type Cite, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import type { MarketPage } from '../../schemas/market.ts';
import { firstNamed, numbersIn } from '../../text/numbers.ts';
import { withWholeDates } from '../../text/whole-dates.ts';
import {
  bindingOn,
  countWords,
  inGroups,
  ruleRow,
  withoutOwner,
} from '../../topics/regulation/market-rules.ts';
import type { NamedInstrument } from '../../topics/regulation/references.ts';
import { ErrorReport, FollowTheLaw } from '../WhatChanged/WhatChanged.tsx';
import styles from './Market.module.css';

type MarketRulesProps = {
  id: string;
  path: string;
  site: string;
  title: string;
  instruments: readonly NamedInstrument[];
  /** What the review of each instrument checked, by its id. */
  checked: ReadonlyMap<string, string>;
  today: string;
  cite: Cite;
};

const mostUnfolded = 8;

export function MarketRules({ id, path, site, title, instruments, checked, today, cite }: MarketRulesProps) {
  const groups = [...inGroups(instruments)];
  // Of several places, each shows its first rule; few rules are folded on phones only.
  const isOnPhonesOnly = instruments.length <= mostUnfolded;
  const shown = groups.length > 2 ? { first: 1, isOnPhonesOnly } : { first: 4, most: 6 };
  return (
    <Section
      id="rules"
      title="The rules"
      note={countWords(instruments, today)}
      layout="wide"
      aside={<FollowTheLaw jurisdiction={id} site={site} />}
    >
      <div className={styles.rules}>
        {groups.map(([group, own]) => (
          <section key={group}>
            {groups.length > 1 && <h3>{group}</h3>}
            <FoldAfter
              items={own}
              {...shown}
              nameOf={({ shortName }) => withoutOwner(shortName, `${title} ${group}`)}
            >
              {(rules) => (
                <ul>
                  {rules.map((instrument) => (
                    <Rule
                      key={instrument.id}
                      {...{ instrument, today, cite }}
                      isFirstGuide={instrument === own.find(({ kind }) => kind !== 'law')}
                      heading={`${title} ${group}`}
                      checked={checked.get(instrument.id)}
                    />
                  ))}
                </ul>
              )}
            </FoldAfter>
          </section>
        ))}
        <ErrorReport path={path} />
      </div>
    </Section>
  );
}

type RuleProps = {
  instrument: NamedInstrument;
  /** What is written above the rule. */
  heading: string;
  checked: string | undefined;
  /** Guidance and drafts have heads of their own. */
  isFirstGuide: boolean;
  today: string;
  cite: Cite;
};

function Rule({ instrument, heading, checked, isFirstGuide, today, cite }: RuleProps) {
  const { id, kind, bindsGovernment, reviewedOn } = instrument;
  const { name, fullName, day, step, cells, binds, more, otherDuties, sources } = ruleRow(instrument, today);
  const foot = (
    <p className="note">
      {`${fullName ? `${fullName}. ` : ''}Last review ${shortDate(reviewedOn)}: ${checked}.`}
      <SourceMarks sources={cite(sources)} />
    </p>
  );
  const title = <b className="named">{withoutOwner(name, heading)}</b>;
  const word = kind === 'draft' ? 'Draft' : bindsGovernment && 'Binds the government alone';
  const mark = <KindMark kind={bindingOn(instrument, today)} word={word || undefined} />;
  if (kind !== 'law')
    return (
      <li id={id}>
        {isFirstGuide && (
          <div className={classNames('note', styles.guide, styles.heads)} aria-hidden="true">
            {['Rule', 'Force', 'Day', 'First step'].map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
        )}
        <Fold
          isOnPhonesOnly={false}
          label={
            <span className={styles.guide}>
              {title}
              {mark}
              <span>{day}</span>
              <span>{step}</span>
            </span>
          }
        >
          <Lines texts={more} />
          {foot}
        </Fold>
      </li>
    );
  return (
    <li id={id} className={styles.law}>
      <div>
        {title}
        {mark}
        <p className="note">{binds}</p>
      </div>
      {Object.entries(cells).map(([label, texts]) => (
        <div key={label}>
          <span className="note">{label}</span>
          <Lines texts={texts} />
        </div>
      ))}
      <Fold
        isOnPhonesOnly={false}
        label={
          otherDuties > 0
            ? `${counted(otherDuties, 'more duty', 'more duties')}, reach, sources`
            : 'Reach, sources'
        }
      >
        <Lines texts={more} />
        {foot}
      </Fold>
    </li>
  );
}

const Lines = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Rich text={withWholeDates(text)} />
    </p>
  ));

export function MarketQuestion({ question, cite }: { question: MarketPage['question']; cite: Cite }) {
  const answers = [
    { name: 'Yes', ...question.yes },
    { name: 'No', ...question.no },
  ];
  return (
    <section id="question" className={classNames('wrap', styles.question)}>
      <h2>{question.text}</h2>
      <div className={classNames('beside', styles.answers)}>
        {answers.map(({ name, text, stat, statNote, basis, sources }) => (
          <div key={name} className="opened">
            <h3>{name}</h3>
            <p>
              <Rich text={text} />
            </p>
            <p className={classNames(styles.stat, !/\d/.test(stat) && styles.words)}>
              <Stat text={stat} /> <span className="small soft">{statNote}</span>
            </p>
            <p className="note">
              {basis}
              <SourceMarks sources={cite(sources)} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

type MarketClocksProps = {
  clocks: NonNullable<MarketPage['clocks']>;
  instruments: readonly NamedInstrument[];
  cite: Cite;
};

export function MarketClocks({ clocks, instruments, cite }: MarketClocksProps) {
  const { title, note, items } = clocks;
  const named = firstNamed(
    title,
    items.map(({ label }) => numbersIn(label)[0] ?? 0),
  );
  const primaryOf = (id: string) => instruments.flatMap((one) => (one.id === id ? one.primary : []));
  return (
    <Section id="clocks" title={title} note={note} layout="wide" ground="tint">
      <ClockBars
        bars={items.map(({ instrument, ...bar }, i) => ({
          ...bar,
          sources: cite(primaryOf(instrument)),
          isNamed: i === named,
        }))}
      />
    </Section>
  );
}
