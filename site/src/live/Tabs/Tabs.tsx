import { type PathStep, StepPath } from '../../figures/Path/StepPath.tsx';
import { NumberedList } from '../../ui/NumberedList/NumberedList.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { RowList } from '../../ui/RowList/RowList.tsx';
import { marks } from './Tabs.marks.ts';
import styles from './Tabs.module.css';

type TabPanel = {
  /** Anchor of the panel. */
  id: string;
  label: string;
  note?: string | undefined;
  /** How the panel's items are set. */
  set: 'rows' | 'steps' | 'path';
  items: readonly PathStep[];
  /** Third party of a path. */
  otherName?: string | undefined;
};
type TabsProps = {
  /** What the tabs are about, for people who hear them. */
  label: string;
  panels: readonly TabPanel[];
};

/** All panels show, one under the other, until Tabs.client.ts makes tabs of them. */
export function Tabs({ label, panels }: TabsProps) {
  return (
    <div className={styles.tabs} {...{ [marks.group]: label }}>
      {panels.map(({ id, label: name, note, set, items, otherName }) => (
        <section key={id} id={id} className={styles.panel} {...{ [marks.panel]: name }}>
          <h3>{name}</h3>
          {note && (
            <p className="soft">
              <Rich text={note} />
            </p>
          )}
          {set === 'path' && <StepPath steps={items} otherName={otherName} />}
          {set === 'steps' && <NumberedList items={items} />}
          {set === 'rows' && <RowList items={items} />}
        </section>
      ))}
    </div>
  );
}
