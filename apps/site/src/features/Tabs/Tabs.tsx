import { type ListItem, NumberedList } from '../../components/NumberedList/NumberedList.tsx';
import { Rich } from '../../components/Rich/Rich.tsx';
import { RowList } from '../../components/RowList/RowList.tsx';
import styles from './Tabs.module.css';

type TabPanel = {
  id: string;
  label: string;
  note?: string | undefined;
  set: 'rows' | 'steps';
  items: readonly ListItem[];
};
export const Tabs = ({ label, panels }: { label: string; panels: readonly TabPanel[] }) => (
  <div className={styles.tabs} data-tabs="" data-unready="">
    <div role="tablist" aria-label={label}>
      {panels.map(({ id, label: name }, i) => (
        <button key={id} type="button" role="tab" id={`tab-${id}`} aria-controls={id} aria-selected={i === 0}>
          {name}
        </button>
      ))}
    </div>
    {panels.map(({ id, label: name, note, set, items }) => (
      <section key={id} id={id} className={styles.panel}>
        <h3>{name}</h3>
        {note && (
          <p className="soft">
            <Rich text={note} />
          </p>
        )}
        {set === 'steps' && <NumberedList items={items} />}
        {set === 'rows' && <RowList items={items} />}
      </section>
    ))}
  </div>
);
