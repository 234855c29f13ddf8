import { Button } from '@vanda/ui/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Section } from '../../components/Section/Section.tsx';
import styles from './DevicePanel.module.css';
import { areaNames, type StoredItem, storedItems } from './stored-items.ts';

export const DevicePanel = () => (
  <Section
    id="device"
    ground="tint"
    title="What this site keeps on your device"
    note="What stays in your browser is not sent to us. See what is there now, and delete it when you like."
    layout="wide"
    isPrinted={false}
  >
    <div className={styles.panel} data-device-panel="" data-unready="">
      <div className="ruled pairs">
        {Object.entries(storedItems).map(([key, item]) => (
          <StoredRow key={key} storageKey={key} item={item} />
        ))}
      </div>
      <p data-privacy-signal="" hidden>
        Your browser sends the Global Privacy Control signal, so your searches are not kept.
      </p>
      <div className={classNames('halves', 'headed', styles.summary)} data-summary="" hidden>
        <h3 className="across">Your searches in figures</h3>
        <dl className="ledger across">
          <Stat name="totalSearches" label="Searches" />
          <Stat name="uniqueQueries" label="Different queries" />
          <Stat name="averageResultsPerQuery" label="Results per search, on average" />
        </dl>
        <QueryList name="topQueries" title="Searched most" />
        <QueryList name="noResultQueries" title="Found nothing" />
      </div>
      <p className={styles.scripted}>
        <Button data-forget="">Delete everything</Button>
      </p>
      <p className={styles.unscripted}>
        Showing and deleting needs JavaScript, which is switched off here; without it, nothing new is kept
        either. Your browser’s settings list what a site has stored, and delete it too.
      </p>
      <p role="status" data-message="" />
    </div>
  </Section>
);

const StoredRow = ({
  storageKey,
  item: { name, area, text, ends },
}: {
  storageKey: string;
  item: StoredItem;
}) => (
  <div className={styles.row} data-kept={storageKey} data-area={area}>
    <h3 data-name="">{name}</h3>
    <p className="small soft">
      <code>{storageKey}</code> in {areaNames[area]}. {ends}
    </p>
    <p>{text}</p>
    <div className={`flow ${styles.now}`}>
      <p data-amount="" />
      <span className={styles.scripted}>
        <Button size="compact" data-forget={storageKey} aria-label={`Delete: ${name}`}>
          Delete
        </Button>
      </span>
      <details data-details="" hidden>
        <summary className="asLink">Show it</summary>
        <pre data-content="" />
      </details>
    </div>
  </div>
);

const Stat = ({ name, label }: { name: string; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num" data-stat={name} />
  </div>
);

const QueryList = ({ name, title }: { name: string; title: string }) => (
  <div data-queries={name} hidden>
    <h4>{title}</h4>
    <ol className="ledger" data-query-list="" />
  </div>
);
