import { Button } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { marks } from './DevicePanel.marks.ts';
import styles from './DevicePanel.module.css';
import { areaNames, type KeptThing, keptThings } from './kept-things.ts';

/**
 * What this site keeps on your device: a row for each storage key, filled by DevicePanel.client.ts with what is in
 * it now. Without script it tells what can be there.
 */
export function DevicePanel() {
  return (
    <Section
      id="device"
      ground="tint"
      title="What this site keeps on your device"
      note="What stays in your browser is not sent to us. See what is there now, and delete it when you like."
      isPrinted={false}
    >
      <div className={styles.panel} {...{ [marks.panel]: '' }}>
        {Object.entries(keptThings).map(([key, thing]) => (
          <KeptRow key={key} storageKey={key} thing={thing} />
        ))}
        <p {...{ [marks.signal]: '' }} hidden>
          Your browser sends the Global Privacy Control signal, so your searches are not kept.
        </p>
        <div className={styles.summary} {...{ [marks.summary]: '' }} hidden>
          <h3>Your searches in figures</h3>
          <dl>
            <Figure name="totalSearches" label="Searches" />
            <Figure name="uniqueQueries" label="Different queries" />
            <Figure name="averageResultsPerQuery" label="Results per search, on average" />
          </dl>
          <QueryList name="topQueries" title="Searched most" />
          <QueryList name="noResultQueries" title="Found nothing" />
        </div>
        <p className={styles.scripted}>
          <Button {...{ [marks.forget]: '' }}>Delete everything</Button>
        </p>
        <p className={styles.unscripted}>
          Showing and deleting needs JavaScript, which is switched off here; without it, nothing new is kept
          either. Your browser’s settings list what a site has stored, and delete it too.
        </p>
        <p role="status" {...{ [marks.message]: '' }} />
      </div>
    </Section>
  );
}

function KeptRow({
  storageKey,
  thing: { name, area, text, ends },
}: {
  storageKey: string;
  thing: KeptThing;
}) {
  return (
    <div className={styles.row} {...{ [marks.row]: storageKey, [marks.area]: area }}>
      <h3 {...{ [marks.name]: '' }}>{name}</h3>
      <p className="small soft">
        <code>{storageKey}</code> in {areaNames[area]}. {ends}
      </p>
      <p>{text}</p>
      <div className={styles.now}>
        <p {...{ [marks.amount]: '' }} />
        <span className={styles.scripted}>
          <Button size="small" {...{ [marks.forget]: storageKey }} aria-label={`Delete: ${name}`}>
            Delete
          </Button>
        </span>
        <details {...{ [marks.details]: '' }} hidden>
          <summary>Show it</summary>
          <pre {...{ [marks.content]: '' }} />
        </details>
      </div>
    </div>
  );
}

function Figure({ name, label }: { name: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num" {...{ [marks.figure]: name }} />
    </div>
  );
}

function QueryList({ name, title }: { name: string; title: string }) {
  return (
    <div {...{ [marks.queries]: name }} hidden>
      <h4>{title}</h4>
      <ol {...{ [marks.queryList]: '' }} />
    </div>
  );
}
