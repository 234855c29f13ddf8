import { Icon } from '@vanda/ui/Icon.tsx';
import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import type { Cite } from '../../components/SourceMarks/SourceMarks.tsx';
import type { Regulation } from '../../schemas/regulation.ts';
import styles from './WhatChanged.module.css';

type CorrectionsProps = Pick<Regulation, 'corrections' | 'blocks'> & { cite: Cite };

const mostUnfolded = 2;

export function Corrections({ corrections, blocks, cite }: CorrectionsProps) {
  const link = (section: string | undefined) => {
    const block = blocks.find(({ id }) => id === section);
    return block ? ` [${block.title}](#${block.id})` : '';
  };
  const list = (
    <ChangeList
      items={corrections.map(({ date, was, now, section, sources }) => ({
        date,
        text: `**It said:** ${was} **Right:** ${now}${link(section)}`,
        sources: cite(sources),
      }))}
    />
  );
  return (
    <div id="corrected" className={styles.more}>
      <h3>What we corrected</h3>
      {corrections.length > mostUnfolded ? (
        <details>
          <summary>
            {`${corrections.length} statements, put right in the open`}
            <Icon name="plus" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
