import { toIsoDay } from '@vanda/forms/day';
import { Icon } from '@vanda/ui/Icon.tsx';
import { ChartFrame } from '../charts/ChartFrame/ChartFrame.tsx';
import { Choose } from '../charts/Choose/Choose.tsx';
import { KindMark } from '../charts/KindMark/KindMark.tsx';
import { PartsFields } from '../charts/Parts/PartsFields.tsx';
import { ClockKey, TimeScale } from '../charts/TimeScale/TimeScale.tsx';
import { clockItems } from '../charts/TimeScale/time-scale.ts';
import { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../components/Card/Card.tsx';
import { CardGrid } from '../components/CardGrid/CardGrid.tsx';
import { classNames, columnsFor } from '../components/class-names.ts';
import { Fold, FoldAfter } from '../components/Fold/Fold.tsx';
import { NumberedList } from '../components/NumberedList/NumberedList.tsx';
import { Rich } from '../components/Rich/Rich.tsx';
import { RowList } from '../components/RowList/RowList.tsx';
import { CitedText, SourceLine, SourceMarks } from '../components/SourceMarks/SourceMarks.tsx';
import { Stat } from '../components/Stat/Stat.tsx';
import { ReadinessTool } from '../features/ReadinessTool/ReadinessTool.tsx';
import { Tabs as TabList } from '../features/Tabs/Tabs.tsx';
import { kindOn } from '../schemas/parts/matrix-kind.ts';
import { DutiesByRole } from '../sections/DutiesByRole/DutiesByRole.tsx';
import { RelatedLinks } from '../sections/RelatedLinks/RelatedLinks.tsx';
import { capital } from '../text/capital.ts';
import { reviewText } from '../text/review-age.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, chartHeadOf, citedItems } from './block-props.ts';
import styles from './text-blocks.module.css';

/** Six items fill two rows of three. */
const unfolded = 6;

export function Cells({ block: { items: all, variant, fold }, context }: BlockProps<'cells'>) {
  const isPictured = variant === 'card' && all.every(({ link }) => link && context.pictures[link.to]);
  /** Such as the clauses of a standard, which are looked up. */
  const isNumbered = all.every(({ label }) => label && /^\D+\d/.test(label));
  const most = isNumbered ? all.length : unfolded + 1;
  const cards = (
    <FoldAfter items={all} first={unfolded} most={most} nameOf={({ title }) => title}>
      {(items) => (
        <CardGrid isRest={items[0] !== all[0]}>
          {items.map(({ sources, link, kind, label, ...item }) => (
            <Card
              key={item.title}
              {...{ ...item, variant, link }}
              label={kind ? <KindMark kind={kindOn(kind, toIsoDay(context.now))} word={label} /> : label}
              picture={isPictured ? context.pictures[link?.to ?? ''] : undefined}
              sources={context.cite(sources)}
            />
          ))}
        </CardGrid>
      )}
    </FoldAfter>
  );
  return isNumbered && !fold ? <Fold label={`${all.length} topics`}>{cards}</Fold> : cards;
}

export const Columns = ({ block: { columns }, context }: BlockProps<'columns'>) => (
  <div className={classNames(styles.columns, columnsFor(columns.length))}>
    {columns.map(({ title, stat, parts, paragraphs, list, sources }, i) => (
      <div key={title ?? i}>
        {title && <h3>{title}</h3>}
        {stat && (
          <p className={`fig ${styles.stat}`}>
            <Stat text={stat} />
          </p>
        )}
        {parts && <PartsFields fields={[{ parts }]} title={stat ?? ''} />}
        {paragraphs?.map((text) => (
          <p key={text}>
            <Rich text={text} />
          </p>
        ))}
        {list && (
          <ul className="ruled">
            {list.map((text) => (
              <li key={text}>
                <Rich text={text} />
              </li>
            ))}
          </ul>
        )}
        {sources && <SourceLine sources={context.cite(sources)} />}
      </div>
    ))}
  </div>
);

export function DutiesBlock({ block, context }: BlockProps<'duties'>) {
  const link = (
    <p>
      <ButtonLink to={block.link.to} variant="primary" hasArrow>
        {block.link.label}
      </ButtonLink>
    </p>
  );
  return (
    <BlockFrame block={block} context={context} layout="wide" aside={link}>
      <DutiesByRole roles={context.euRoles} grounds={block.grounds} conditions={block.conditions} />
    </BlockFrame>
  );
}

export const Faq = ({ block, context }: BlockProps<'faq'>) => (
  <div className={classNames(styles.faq, 'pairs')}>
    {block.items.map(({ question, answer, sources, reviewedOn }) => (
      <details key={question}>
        <summary>
          <h3>{question}</h3>
          <Icon name="plus" />
        </summary>
        {answer.map((text, i) => (
          <p key={text}>
            <Rich text={text} />
            {i === answer.length - 1 && <SourceMarks sources={context.cite(sources)} />}
          </p>
        ))}
        {reviewedOn && <p className="note">{reviewText(reviewedOn, toIsoDay(context.now), 'Reviewed')}</p>}
      </details>
    ))}
  </div>
);

export const Related = ({ block }: BlockProps<'related'>) => <RelatedLinks items={block.items} />;

export function Rows({ block, context }: BlockProps<'rows'>) {
  const items = citedItems(block.items, context);
  if (!block.chart) return <RowList items={items} />;
  return (
    <ChartFrame {...chartHeadOf(block)}>
      <Choose branches={items.map(({ title: question, ...item }) => ({ question, ...item }))} />
    </ChartFrame>
  );
}

export function Steps({ block, context }: BlockProps<'steps'>) {
  const list = (
    <NumberedList
      items={block.items.map(({ title, text, by, sources }) => ({
        title,
        text,
        when: block.chart && by && `${by.text}: ${by.what}`,
        sources: context.cite(sources),
      }))}
    />
  );
  if (!block.chart) return list;
  const days = block.items.flatMap(({ by }, i) => (by ? { ...by, number: i + 1 } : []));
  const head = chartHeadOf(block);
  const listId = `${head.id}-steps`;
  return (
    <>
      <ChartFrame {...head} listId={listId} legend={<ClockKey days={days} />}>
        <TimeScale items={clockItems(days)} unit="days" />
      </ChartFrame>
      <div className="above across" id={listId}>
        {list}
      </div>
    </>
  );
}

export function Tabs({ block, context }: BlockProps<'tabs'>) {
  const panels = block.tabs.map(({ items, otherName, ...tab }) => ({
    ...tab,
    items: items.map(({ title, text, holds, who, sources }) => ({
      title,
      text,
      result: holds,
      roles: who && rolesText(who, otherName),
      sources: context.cite(sources),
    })),
  }));
  return <TabList label={block.title} panels={panels} />;
}

export const Tiers = ({ block, context }: BlockProps<'tiers'>) => (
  <ol className={styles.tiers}>
    {block.items.map(({ title, rule, basis, fine, text, sources }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          <b>{rule}</b> {basis}
        </p>
        {fine && (
          <p className={styles.fine}>
            Fine up to {fine.sum} or {fine.share}
          </p>
        )}
        <CitedText text={text} sources={context.cite(sources)} />
      </li>
    ))}
  </ol>
);

export const Tool = ({ context }: BlockProps<'tool'>) => (
  <div className={classNames('warm', 'corner', styles.panel)}>
    <ReadinessTool tool={context.readinessTool} now={context.now} />
  </div>
);

type StepRoles = { [Party in 'you' | 'us' | 'other']?: 'does' | 'takes-part' | undefined };

const parties = ['you', 'us', 'other'] as const;

function rolesText(roles: StepRoles, otherName = 'third party'): string {
  const names = { you: 'you', us: 'we', other: `the ${otherName.toLowerCase()}` };
  const those = (part: 'does' | 'takes-part') =>
    parties.filter((party) => roles[party] === part).map((party) => names[party]);
  const isOther = (list: string[]) => list.length === 1 && list[0] === names.other;
  const [doers, helpers] = [those('does'), those('takes-part')];
  const does = doers.length > 0 && `${doers.join(' and ')} ${isOther(doers) ? 'does' : 'do'} this`;
  const helps = helpers.length > 0 && `${helpers.join(' and ')} ${isOther(helpers) ? 'takes' : 'take'} part`;
  const sentence = [does, helps].filter(Boolean).join('; ');
  return `${capital(sentence)}.`;
}
