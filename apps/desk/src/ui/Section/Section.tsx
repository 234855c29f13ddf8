import type { ReactNode } from 'react';
import styles from './Section.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type ListSectionProps<Item> = { title: string; items: readonly Item[]; children: (item: Item) => ReactNode };

export function ListSection<Item>({ title, items, children }: ListSectionProps<Item>) {
  return (
    <Section title={title}>
      {items.length === 0 ? <p className="soft">None.</p> : <ul>{items.map(children)}</ul>}
    </Section>
  );
}

type SectionItemProps = { name: string; beside?: ReactNode; note: ReactNode; children?: ReactNode };

export function SectionItem({ name, beside, note, children }: SectionItemProps) {
  return (
    <li className="flow apart">
      <div>
        <b>{name}</b> {beside && <span className="soft">{beside}</span>}
        <p className="note">{note}</p>
      </div>
      {children}
    </li>
  );
}

export function SectionColumns({ children }: { children: ReactNode }) {
  return <div className={`beside ${styles.columns}`}>{children}</div>;
}
