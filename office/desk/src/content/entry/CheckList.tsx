import type { Check } from '@vanda/desk-api/entries';
import { Button } from '@vanda/ui/Button.tsx';
import { useId } from 'react';
import { Link } from 'react-router';
import { capitalCounted } from '../../messages/numbers.ts';
import { entryAddress } from '../addresses.ts';
import styles from './CheckList.module.css';

type CheckListProps = {
  title: string;
  checks: readonly Check[];
  draft?: string | null;
  onChoose?: (check: Check) => (() => void) | undefined;
};

export function CheckList({ title, checks, draft, onChoose }: CheckListProps) {
  const heading = useId();
  if (checks.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 id={heading}>
        {capitalCounted(checks.length, 'thing')} {title}
      </h2>
      <ul>
        {checks.map((check) => {
          const choose = onChoose?.(check);
          const name = check.label || check.title;
          return (
            <li key={`${check.collection}/${check.slug} ${check.field} ${check.message}`}>
              {choose ? (
                <Button variant="text" onClick={choose}>
                  {name}
                </Button>
              ) : (
                <Link to={entryAddress(check, draft, check.field)}>
                  {check.title}
                  <span>{check.label && `: ${check.label}`}</span>
                </Link>
              )}
              <p className="note">{check.message}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
