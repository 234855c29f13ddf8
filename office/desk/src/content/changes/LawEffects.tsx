import { counted, plural } from '@vanda/forms/plural';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useResponse } from '../../api/hooks.ts';
import { QueryStatus } from '../../ui/alerts.tsx';
import { GroupHead } from '../../ui/screen.tsx';
import { entryAddress } from '../addresses.ts';
import styles from './LawEffects.module.css';

type LawEffectsProps = { draft: string; slug: string };

export function LawEffects({ draft, slug }: LawEffectsProps) {
  const query = useResponse(
    'effects',
    { params: { draft, collection: 'instruments', slug } },
    { keepsPrevious: true },
  );
  if (!query.data) return <QueryStatus query={query} />;
  const { sentences, pages, files } = query.data;
  return (
    <section aria-label="Everything that changes with it" className={styles.effects}>
      <GroupHead
        title="Everything that changes with it"
        note={`${counted(pages.length, 'page')}, ${counted(files.length, 'file')}`}
      />
      {pages.length === 0 && <p className="note">Nothing: this law is as it is online.</p>}
      <Effect
        count={sentences.length}
        title={plural(
          sentences.length,
          'sentence writes the day itself',
          'sentences write the day themselves',
        )}
        note="and do not change alone"
        isOpen
      >
        {sentences.map(({ collection, slug: entry, title, field, message }) => (
          <li key={`${collection}/${entry} ${field} ${message}`}>
            <b>{title}</b>
            <p>
              {message}{' '}
              <Link
                to={entryAddress({ collection, slug: entry }, draft, field)}
                aria-label={`Mend it: ${title}`}
              >
                Mend it
              </Link>
            </p>
          </li>
        ))}
      </Effect>
      <Effect
        count={pages.length}
        title={plural(pages.length, 'page follows by itself', 'pages follow by themselves')}
      >
        {pages.map(({ page, title }) => (
          <li key={page}>
            {title} <span className="note">{page}</span>
          </li>
        ))}
      </Effect>
      <Effect count={files.length} title="calendars and data files">
        {files.map((file) => (
          <li key={file} className="note">
            {file}
          </li>
        ))}
      </Effect>
      <p className="note">
        We look for the old day, written as 7 Oct 2027 or 7 October 2027. Please read the pages for other ways
        of writing it.
      </p>
    </section>
  );
}

type EffectProps = { count: number; title: string; note?: string; isOpen?: boolean; children: ReactNode };

function Effect({ count, title, note, isOpen = false, children }: EffectProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        <span className="fig">{count}</span>{' '}
        <span>
          <b>{title}</b> {note}
        </span>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
