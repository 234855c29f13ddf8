import type { EntryChange } from '@vanda/desk-api/drafts';
import type { FieldChange } from '@vanda/desk-api/entries';
import { counted } from '@vanda/forms/plural';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { GroupHead } from '../../ui/screen.tsx';
import { entryAddress } from '../addresses.ts';
import styles from './ChangeList.module.css';
import difference from './Difference.module.css';
import { Difference } from './Difference.tsx';

const longestFigure = 24;

type ChangeListProps = {
  changes: readonly EntryChange[];
  names: readonly [string, string];
  isReversed?: boolean;
  draft?: string | null;
  beside?: (change: EntryChange, field: FieldChange) => ReactNode;
};

export function ChangeList({ changes, names, isReversed = false, draft, beside }: ChangeListProps) {
  return changes.map((change) => (
    <section key={`${change.collection}/${change.slug}`} aria-label={change.title}>
      <GroupHead
        title={change.title}
        note={
          <>
            {{ new: 'new, ', removed: 'removed, ', changed: '' }[change.kind]}
            {counted(change.fields.length, 'field')}
            {change.kind !== 'removed' && (
              <>
                {' '}
                <Link to={entryAddress(change, draft)}>Whole entry</Link>
              </>
            )}
          </>
        }
      />
      <div className={`wide note ${styles.head}`} aria-hidden="true">
        <span>Field</span>
        <span>{names[0]}</span>
        <span>{names[1]}</span>
      </div>
      {change.fields.map((field) => {
        const [before, after] = isReversed ? [field.after, field.before] : [field.before, field.after];
        return (
          <div key={field.field} className={styles.field}>
            <h3>{field.label || 'Text'}</h3>
            <Side name={names[0]} before={before} after={after} side="before" />
            <Side name={names[1]} before={before} after={after} side="after" />
            {beside && <div className={styles.beside}>{beside(change, field)}</div>}
          </div>
        );
      })}
    </section>
  ));
}

type SideProps = { name: string; before: string | null; after: string | null; side: 'before' | 'after' };

function Side({ name, before, after, side }: SideProps) {
  const text = side === 'before' ? before : after;
  const isFigure = text !== null && text.length <= longestFigure && /\d/.test(text);
  return (
    <div className={styles[side]}>
      <span className={`note ${styles.name}`}>{name}</span>
      {text === null ? (
        <span className="soft">left out</span>
      ) : (
        <div className={classNames(difference.text, isFigure && 'fig')}>
          <Difference before={before ?? ''} after={after ?? ''} side={side} />
        </div>
      )}
    </div>
  );
}
