import styles from '@vanda/ui/DetailList.module.css';

type Detail = { label: string; value: string; to?: string };

export const DetailList = ({ items }: { items: readonly Detail[] }) => (
  <dl className={styles.details}>
    {items.map(({ label, value, to }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{to ? <a href={to}>{value}</a> : value}</dd>
      </div>
    ))}
  </dl>
);
